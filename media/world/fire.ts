import {
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  Points,
  ShaderMaterial,
} from 'three'
import { LIGHT_GLSL, type Uniforms } from './light.ts'
import { createSurface } from './material.ts'
import { seededRandom } from './random.ts'

/** A camp fire: logs that lean together, flames as drawn sheets, sparks on their way up. */
export function createFire(light: Uniforms, pixelsPerMetre: number): { logs: Group; flames: Group } {
  const logs = new Group()
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 2 * Math.PI
    const log = new Mesh(
      new CylinderGeometry(0.05, 0.065, 0.95, 9),
      createSurface(light, { color: '#3a241a' }),
    )
    log.position.set(Math.cos(angle) * 0.2, 0.26, Math.sin(angle) * 0.2)
    log.rotation.set(Math.sin(angle) * -0.75, 0, Math.cos(angle) * 0.75)
    logs.add(log)
  }
  const flames = new Group()
  const sheets = flameMaterial(light)
  for (let i = 0; i < 3; i++) {
    const sheet = new Mesh(new PlaneGeometry(1.0, 1.5), sheets)
    sheet.position.y = 0.78
    sheet.rotation.y = (i - 1) * 0.7
    flames.add(sheet)
  }
  flames.add(createSparks(light, pixelsPerMetre))
  return { logs, flames }
}

function flameMaterial(light: Uniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: light,
    transparent: true,
    depthWrite: false,
    side: 2,
    vertexShader: /* glsl */ `
      varying vec2 at;
      void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader:
      LIGHT_GLSL +
      /* glsl */ `
      varying vec2 at;
      void main() {
        float x = at.x - 0.5, y = at.y;
        // Three tongues that lick upwards; every turn is whole in the loop.
        float a = 0.0;
        for (int i = 0; i < 3; i++) {
          float n = float(i), w = 0.785398 * (9.0 + 4.0 * n);
          float lean = (0.09 * sin(y * 7.0 - w * time + n * 2.1) + 0.05 * sin(y * 15.0 - w * 2.0 * time + n)) * y;
          float top = 0.62 + 0.05 * n + 0.26 * (1.0 - abs(n - 1.0)) + 0.08 * sin(w * time + n * 4.0);
          float width = 0.24 * smoothstep(0.0, 0.14, y) * max(1.0 - y / top, 0.0);
          a = max(a, smoothstep(width, width * 0.2, abs(x - lean - (n - 1.0) * 0.11)) * step(y, top));
        }
        vec3 c = mix(vec3(2.6, 0.55, 0.08), vec3(3.4, 1.9, 0.55), smoothstep(0.55, 0.05, y));
        gl_FragColor = vec4(c, a * 0.85);
      }`,
  })
}

function createSparks(light: Uniforms, pixelsPerMetre: number): Points {
  const random = seededRandom(17)
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new BufferAttribute(
      Float32Array.from({ length: 270 }, () => random()),
      3,
    ),
  )
  const material = new ShaderMaterial({
    uniforms: { ...light, scale: { value: pixelsPerMetre } },
    transparent: true,
    depthWrite: false,
    vertexShader: /* glsl */ `
      uniform float time, scale;
      varying float alpha;
      void main() {
        float age = fract(time * 0.25 + position.x);
        float angle = position.y * 6.283, r = 0.12 + 0.8 * age * position.z;
        vec3 p = vec3(cos(angle + age * 3.0) * r, 0.5 + age * (1.5 + 2.6 * position.z), sin(angle + age * 3.0) * r);
        alpha = (1.0 - age) * smoothstep(0.0, 0.1, age);
        vec4 view = modelViewMatrix * vec4(p, 1.0);
        gl_Position = projectionMatrix * view;
        gl_PointSize = max(0.025 * scale / -view.z, 1.2);
      }`,
    fragmentShader: /* glsl */ `
      varying float alpha;
      void main() { gl_FragColor = vec4(2.6, 1.0, 0.25, alpha * smoothstep(1.0, 0.2, length(gl_PointCoord - 0.5) * 2.0)); }`,
  })
  const sparks = new Points(geometry, material)
  sparks.frustumCulled = false
  return sparks
}
