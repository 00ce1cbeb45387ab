import { Color, DoubleSide, ShaderMaterial } from 'three'
import { LIGHT_GLSL, type Uniforms } from './light.ts'

interface Surface {
  color?: string
  /** How much light shines through from behind: 1 for sailcloth, 0.25 for a leaf, 0 for wood. */
  through?: number
  /** Light of its own, for a lamp or a window. */
  glow?: number
  /** How strongly a low sun draws a bright edge around it. */
  rim?: number
}

/** The one material of things and people: low sun, open sky, bounce from the sand, lamps and haze. */
export function createSurface(
  light: Uniforms,
  { color = '#ffffff', through = 0, glow = 0, rim = 0.5 }: Surface,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      ...light,
      base: { value: new Color(color) },
      through: { value: through },
      glow: { value: glow },
      rim: { value: rim },
    },
    side: DoubleSide,
    vertexColors: true,
    vertexShader: VERTEX,
    fragmentShader: LIGHT_GLSL + FRAGMENT,
  })
}

const VERTEX = /* glsl */ `
varying vec3 facing, place, paint;
void main() {
  facing = mat3(modelMatrix) * normal;
  #ifdef USE_COLOR
    paint = color;
  #else
    paint = vec3(1.0);
  #endif
  vec4 w = modelMatrix * vec4(position, 1.0);
  place = w.xyz;
  gl_Position = projectionMatrix * viewMatrix * w;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 base;
uniform float through, glow, rim;
varying vec3 facing, place, paint;
void main() {
  vec3 V = cameraPosition - place;
  float D = length(V);
  V /= D;
  vec3 n = normalize(facing);
  if (dot(n, V) < 0.0) n = -n;
  vec3 c = base * paint;
  float s = dot(n, sunDirection);
  vec3 sky = mix(mauve, upper, 0.5) * ambient;
  vec3 fill = mix(horizon * 0.45 * ambient, sky, 0.5 + 0.5 * n.y) * 0.62;
  vec3 lit = c * (fill + sunColor * max(s, 0.0) * 1.15 + lampLight(place, n));
  lit += c * mix(vec3(1.0), c, 0.35) * mix(sunColor, vec3(length(sunColor) * 0.72), 0.55) * through * (0.30 + max(-s, 0.0)) * 1.25;
  float edge = pow(1.0 - max(dot(n, V), 0.0), 3.0);
  lit += sunColor * rim * edge * smoothstep(-0.2, 0.8, dot(-V, sunDirection)) * 0.8 * mix(vec3(1.0), c, 0.5);
  // Cloth in the sun stays cloth: only lamps and the sun itself may bloom.
  lit *= min(1.0, 0.93 / max(max(lit.r, lit.g), max(lit.b, 0.01)));
  lit += c * glow;
  lit = mix(lit, skyColor(normalize(vec3(-V.x, 0.02, -V.z))), (1.0 - exp(-D / 900.0)) * 0.9);
  gl_FragColor = vec4(lit, 1.0);
}`
