import { BufferAttribute, BufferGeometry, NormalBlending, Points, ShaderMaterial, Vector3 } from 'three'
import { LIGHT_GLSL, type Uniforms } from './light.ts'
import { seededRandom } from './random.ts'

/** Spray behind a board: many soft, faint discs thrown up and back, so that it reads as mist and not as dots. */
interface Spray {
  points: Points
  place(x: number, y: number, z: number): void
}

const DROPS = 2600

/** `pixelsPerMetre` is the picture's height in pixels over the tangent of its view; `speed` is the board's. */
export function createSpray(light: Uniforms, pixelsPerMetre: number, speed: number): Spray {
  const random = seededRandom(41)
  const seeds = Float32Array.from({ length: DROPS * 3 }, () => random())
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(seeds, 3))
  const origin = new Vector3()
  const material = new ShaderMaterial({
    uniforms: {
      ...light,
      origin: { value: origin },
      scale: { value: pixelsPerMetre },
      speed: { value: speed },
    },
    transparent: true,
    depthWrite: false,
    blending: NormalBlending,
    vertexShader: VERTEX,
    fragmentShader: LIGHT_GLSL + FRAGMENT,
  })
  const points = new Points(geometry, material)
  points.frustumCulled = false
  return { points, place: (x, y, z) => origin.set(x, y, z) }
}

const VERTEX = /* glsl */ `
uniform float time, scale, speed;
uniform vec3 origin;
varying float alpha, core;
float pick(float x) { return fract(sin(x * 91.7) * 4375.5453); }
void main() {
  vec3 s = position;
  float age = fract(time + s.x);          // each drop lives once a second: whole turns in the loop
  float life = 0.35 + 0.65 * s.y;
  float a = age / life;
  float r1 = pick(s.x + s.z * 3.1), r2 = pick(s.z + 1.7), r3 = pick(s.y * 5.3 + s.z), r4 = pick(s.z * 7.7 + s.x);
  vec3 v = vec3(speed * (0.55 + 0.40 * r1), 0.8 + 4.2 * r2 * r2, -0.5 - 2.6 * r3 + 1.5 * r4);
  float drag = (1.0 - exp(-1.6 * age)) / 1.6;
  vec3 p = origin + vec3(-0.25 + 0.75 * r4, 0.05, -0.15 + 0.2 * r3) + v * vec3(drag, age, drag);
  p.y -= 4.2 * age * age;
  core = r2;
  alpha = a < 1.0 && p.y > -0.15 ? pow(1.0 - a, 1.5) * smoothstep(0.0, 0.06, a) * mix(0.22, 0.07, step(0.75, r4)) : 0.0;
  vec4 view = viewMatrix * vec4(p, 1.0);
  gl_Position = projectionMatrix * view;
  float metres = mix(0.05 + 0.16 * a, 0.30 + 0.55 * a, step(0.75, r4));
  gl_PointSize = max(metres * scale / -view.z, 1.0);
}`

const FRAGMENT = /* glsl */ `
varying float alpha, core;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  vec3 c = mix(mix(mauve, horizon, 0.5), vec3(1.0, 0.90, 0.76), 0.55 + 0.45 * core) * (0.55 + 0.55 * length(sunColor)) * ambient;
  gl_FragColor = vec4(c, alpha * pow(max(1.0 - d, 0.0), 1.3));
}`
