/** Where water meets sand, seen by a camera at the origin that looks towards -z. */
export interface Shore {
  /** Mean waterline straight ahead; a positive number far behind the camera leaves nothing but water. */
  z: number
  /** The beach curves out into the picture between these two x, by this many metres. */
  bay: { from: number; to: number; depth: number }
  /** Height of the breakers in metres; 0 for a lagoon or a river. */
  breakers: number
  /** How far the water runs up and back. */
  swash: number
}

export const OPEN_WATER: Shore = { z: 4000, bay: { from: 1e4, to: 2e4, depth: 0 }, breakers: 0, swash: 0 }

/** The mean waterline's z at this x; `SHORE_GLSL` says the same to the graphics. */
function shoreZ({ z, bay }: Shore, x: number): number {
  const f = Math.min(1, Math.max(0, (x - bay.from) / (bay.to - bay.from)))
  return z - bay.depth * f * f * (3 - 2 * f) + 0.35 * Math.sin(x * 0.33 + 1) + 0.15 * Math.sin(x * 0.9 + 2)
}

/** Height of the sand at a place; 0 and less is under water. */
export function sandHeight(shore: Shore, x: number, z: number): number {
  const up = z - shoreZ(shore, x)
  const f = Math.min(1, Math.max(0, (up - 2.5) / 7))
  return 0.045 * up + 0.3 * f * f * (3 - 2 * f)
}

export const SHORE_GLSL = /* glsl */ `
uniform vec4 shore; // z, bay from, bay to, bay depth
uniform float breakerHeight, swashReach;

float shoreAt(float x) {
  return shore.x - shore.w * smoothstep(shore.y, shore.z, x) + 0.35 * sin(x * 0.33 + 1.0) + 0.15 * sin(x * 0.9 + 2.0);
}

float sandAt(float up) { return 0.045 * up + 0.3 * smoothstep(2.5, 9.5, up); }

// How far the last wave has run up: fast up, slowly back, twice in a loop.
float runUp(float x) {
  float p = fract(time * 0.25 + 0.80 - 0.028 * sin(x * 0.4) - 0.02 * sin(x * 0.17 + 1.3));
  float rise = p < 0.28 ? smoothstep(0.0, 0.28, p) : 1.0 - smoothstep(0.28, 1.0, p);
  return swashReach * rise * (0.85 + 0.25 * sin(x * 0.21 + 0.6));
}

// One breaker of the two: its height here, how broken it is, and the distance to its crest (positive: shoreward).
float breaker(float x, float off, float n, out float broken, out float d) {
  float f = fract(time * 0.125 + n * 0.5 + 0.3);
  float s = 27.0 * pow(1.0 - f, 1.12) - 0.4 + (0.9 * sin(x * 0.13 + n * 20.0) + 0.35 * sin(x * 0.41 + n * 9.0)) * (1.0 - f * 0.5);
  d = s - off;
  float section = 0.60 + 0.20 * sin(x * 0.13 + n * 4.0 + 1.0) + 0.12 * sin(x * 0.33 + n * 11.0);
  broken = smoothstep(section - 0.05, section + 0.10, f);
  float life = smoothstep(0.0, 0.45, f) * (1.0 - smoothstep(0.80, 0.985, f));
  float front = mix(1.5, 0.52, smoothstep(0.15, 0.55, f));
  front = mix(front, 0.40, broken);
  float w = d > 0.0 ? front : mix(2.6, 1.9, broken);
  float ragged = 1.0 + 0.07 * sin(x * 2.3 + n * 5.0 + d) + 0.05 * sin(x * 5.1 + n * 3.0);
  return breakerHeight * life * ragged * mix(1.0, 0.72, broken) * (0.80 + 0.22 * sin(x * 0.19 + n * 7.0) + 0.16 * sin(x * 0.47 + n * 2.0)) * exp(-d * d / (w * w));
}
`
