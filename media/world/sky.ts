import { BackSide, Mesh, ShaderMaterial, SphereGeometry, type Texture } from 'three'
import { LIGHT_GLSL, type Uniforms } from './light.ts'
import { LOOP_SECONDS } from './loop.ts'

/** The dome: colours of the hour, the sun's disc, evening clouds, stars. */
export function createSky(light: Uniforms, noise: Texture): Mesh {
  const material = new ShaderMaterial({
    uniforms: { ...light, noise: { value: noise } },
    side: BackSide,
    depthWrite: false,
    vertexShader: /* glsl */ `
      varying vec3 direction;
      void main() {
        direction = position;
        gl_Position = projectionMatrix * viewMatrix * vec4(position + cameraPosition, 1.0);
      }`,
    fragmentShader: LIGHT_GLSL + FRAGMENT,
  })
  const dome = new Mesh(new SphereGeometry(4000, 48, 32), material)
  dome.frustumCulled = false
  dome.renderOrder = -1
  return dome
}

// Clouds drift in a straight line, which cannot close a loop by itself: two copies half a drift apart are faded
// into each other, so that the one that jumps is never seen.
const FRAGMENT = /* glsl */ `
uniform sampler2D noise;
varying vec3 direction;

float cloud(vec2 p) {
  vec2 warp = texture2D(noise, p * 0.045).ra - 0.5;
  float big = texture2D(noise, p * vec2(0.055, 0.11) + warp * 0.09).a;
  float mid = texture2D(noise, p * vec2(0.16, 0.34) + warp * 0.22).r;
  float fine = texture2D(noise, p * vec2(0.6, 1.1) + warp * 0.5).a;
  return big * 0.55 + mid * 0.32 + fine * 0.13;
}

float cloudAt(vec2 plane) {
  float f = time / ${LOOP_SECONDS.toFixed(1)};
  float n = mix(cloud(plane + vec2(f * 0.10, 0.0)), cloud(plane + vec2((f - 1.0) * 0.10, 0.0)), f);
  return n + 0.03 * sin(plane.y * 0.7);
}

void main() {
  vec3 d = normalize(direction);
  vec3 c = skyColor(d);
  float towards = max(dot(d, sunDirection), 0.0);
  if (stars > 0.0 && d.y > 0.1) {
    vec2 cell = vec2(atan(d.x, -d.z) * 190.0, d.y * 210.0);
    vec2 inCell = fract(cell) - 0.5;
    float pick = fract(sin(dot(floor(cell), vec2(12.9898, 78.233))) * 43758.5453);
    c += stars * vec3(0.9, 0.85, 0.8) * step(0.965, pick) * smoothstep(0.16, 0.02, length(inCell)) * smoothstep(0.1, 0.4, d.y) * fract(pick * 311.0) * 0.8;
  }
  c += vec3(1.0, 0.78, 0.50) * length(sunColor) * 5.0 * smoothstep(0.99989, 0.999945, towards);
  if (d.y > 0.004) {
    vec2 plane = d.xz / (d.y + 0.09) * 2.2;
    float n = cloudAt(plane);
    float away = smoothstep(0.02, 0.11, d.y);
    float cover = smoothstep(0.50, 0.74, n) * away * clouds;
    // The light comes from below and from the sun: a step towards it tells the lit edge from the shaded body.
    float next = cloudAt(plane + normalize(sunDirection.xz) * 0.22);
    float edge = clamp((n - next) * 5.0 + 0.42, 0.0, 1.0);
    float near = pow(towards, 6.0);
    vec3 lit = mix(mix(mauve, horizon, 0.6) * 1.18, nearSun * 1.35, near);
    vec3 shade = mix(mix(upper, mauve, 0.55) * 0.80, mix(horizon, mauve, 0.5), near);
    c = mix(c, mix(shade, lit, edge), cover * 0.62);
  }
  gl_FragColor = vec4(c, 1.0);
}`
