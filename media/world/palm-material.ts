import { DoubleSide, ShaderMaterial } from 'three'
import { LIGHT_GLSL, type Uniforms } from './light.ts'
import { ONE_TURN } from './loop.ts'

/** Bark and leaves; the leaves' edges glow against a low sun, and everything sways in whole turns. */
export function createPalmMaterial(light: Uniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: light,
    side: DoubleSide,
    vertexShader: /* glsl */ `
      uniform float time;
      attribute float sway, kind;
      varying vec3 facing, place;
      varying float leaf;
      void main() {
        vec3 p = position;
        float bend = sway * sway, phase = p.y * 0.8 + p.z * 1.3, turn = ${ONE_TURN.toFixed(9)} * time;
        p.x += bend * (0.05 * (sin(2.0 * turn + phase) + 0.5 * sin(5.0 * turn + phase * 2.3)) - 0.05);
        p.y += bend * 0.035 * sin(3.0 * turn + p.x * 1.7);
        facing = mat3(modelMatrix) * normal;
        leaf = kind;
        vec4 w = modelMatrix * vec4(p, 1.0);
        place = w.xyz;
        gl_Position = projectionMatrix * viewMatrix * w;
      }`,
    fragmentShader:
      LIGHT_GLSL +
      /* glsl */ `
      varying vec3 facing, place;
      varying float leaf;
      void main() {
        vec3 V = normalize(cameraPosition - place);
        vec3 n = normalize(facing);
        if (dot(n, V) < 0.0) n = -n;
        vec3 green = vec3(0.045, 0.085, 0.040), wood = vec3(0.085, 0.060, 0.050);
        vec3 c = mix(wood * (1.0 - 0.5 * smoothstep(0.1, 0.2, leaf) * (1.0 - step(0.25, leaf))), green, smoothstep(0.5, 0.9, leaf));
        float s = dot(n, sunDirection);
        float glow = pow(max(dot(-V, sunDirection), 0.0), 6.0);
        vec3 light = mix(horizon * 0.4, mix(mauve, upper, 0.6), 0.5 + 0.5 * n.y) * ambient * 0.75;
        vec3 lit = c * (light + sunColor * max(s, 0.0) * 1.6 + lampLight(place, n));
        lit += vec3(0.30, 0.20, 0.05) * sunColor * leaf * step(0.9, leaf) * max(-s, 0.0) * (0.35 + 1.2 * glow);
        lit += sunColor * pow(1.0 - max(dot(n, V), 0.0), 3.0) * (1.0 - leaf) * 0.10 * smoothstep(0.2, 1.0, dot(normalize(facing), normalize(sunDirection + V * 0.2)) + 0.4);
        gl_FragColor = vec4(lit, 1.0);
      }`,
  })
}
