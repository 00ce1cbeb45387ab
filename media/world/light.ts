// The light of an hour: one set of uniforms that sky, water, sand, people and things share.

import { Color, type IUniform, Vector3, Vector4 } from 'three'
import { PALETTE } from './palette.ts'

export interface Hour {
  /** Degrees above the horizon, and to the right of straight ahead. */
  sunHeight: number
  sunSide: number
  /** Strength of the direct light and of the sun's disc; 0 after sunset. */
  sun: number
  sunColor: string
  zenith: string
  upper: string
  mauve: string
  horizon: string
  nearSun: string
  /** How bright the sky is as a lamp for everything that the sun does not reach. */
  ambient: number
  clouds: number
  stars: number
}

export const SUNSET: Hour = {
  sunHeight: 4.6,
  sunSide: -11,
  sun: 1,
  sunColor: '#ffa862',
  zenith: PALETTE.zenith,
  upper: PALETTE.upper,
  mauve: PALETTE.mauve,
  horizon: PALETTE.horizon,
  nearSun: PALETTE.nearSun,
  ambient: 1,
  clouds: 1,
  stars: 0,
}

/** A quarter of an hour after the sun has gone: lamps and fires begin to count. */
export const DUSK: Hour = {
  ...SUNSET,
  sunHeight: -3,
  sun: 0,
  zenith: '#16284f',
  upper: '#3b4c80',
  mauve: '#8a6a8e',
  horizon: '#c47a6c',
  nearSun: '#f08a55',
  ambient: 0.55,
  clouds: 0.8,
  stars: 1,
}

/** Two hours before sunset: clear turquoise water, long soft light. */
export const AFTERNOON: Hour = {
  ...SUNSET,
  sunHeight: 24,
  sunSide: -38,
  sun: 1.25,
  sunColor: '#ffe0b0',
  zenith: '#2f6fae',
  upper: '#6fa3cc',
  mauve: '#b9d0dc',
  horizon: '#f0dfc6',
  nearSun: '#ffe9c0',
  ambient: 1.25,
  clouds: 0.9,
}

/** A lamp or a fire: x, y, z and reach in metres; its colour already holds its strength. */
export interface Lamp {
  at: [number, number, number]
  reach: number
  color: string
  strength: number
}

export const MAX_LAMPS = 6

export type Uniforms = Record<string, IUniform>

/** What every shader of a picture is lit by; `time` is the second of the loop. */
export interface Light extends Uniforms {
  time: IUniform<number>
  sunDirection: IUniform<Vector3>
}

export function createLight(hour: Hour, lamps: Lamp[]): Light {
  const height = (hour.sunHeight * Math.PI) / 180
  const side = (hour.sunSide * Math.PI) / 180
  const padded = Array.from({ length: MAX_LAMPS }, (_, i) => lamps[i])
  return {
    time: { value: 0 },
    sunDirection: {
      value: new Vector3(
        Math.sin(side) * Math.cos(height),
        Math.sin(height),
        -Math.cos(side) * Math.cos(height),
      ),
    },
    sunColor: { value: new Color(hour.sunColor).multiplyScalar(hour.sun) },
    zenith: { value: new Color(hour.zenith) },
    upper: { value: new Color(hour.upper) },
    mauve: { value: new Color(hour.mauve) },
    horizon: { value: new Color(hour.horizon) },
    nearSun: { value: new Color(hour.nearSun) },
    ambient: { value: hour.ambient },
    clouds: { value: hour.clouds },
    stars: { value: hour.stars },
    lampPlace: {
      value: padded.map((lamp) => (lamp ? new Vector4(...lamp.at, lamp.reach) : new Vector4(0, -1000, 0, 1))),
    },
    lampColor: {
      value: padded.map((lamp) =>
        lamp ? new Color(lamp.color).multiplyScalar(lamp.strength) : new Color(0, 0, 0),
      ),
    },
  }
}

export const LIGHT_GLSL = /* glsl */ `
uniform float time, ambient, clouds, stars;
uniform vec3 sunDirection, sunColor, zenith, upper, mauve, horizon, nearSun;
uniform vec4 lampPlace[${MAX_LAMPS}];
uniform vec3 lampColor[${MAX_LAMPS}];

// The clear sky in a direction; the palette's colours are met exactly, low above the horizon first.
vec3 skyColor(vec3 d) {
  float h = max(d.y, 0.0);
  float towards = max(dot(d, sunDirection), 0.0);
  float aside = max(dot(normalize(d.xz + 1e-5), normalize(sunDirection.xz + 1e-5)), 0.0);
  float warm = pow(aside, 20.0);
  vec3 low = mix(horizon, nearSun, warm * 0.85);
  vec3 c = mix(low, mix(mauve, mix(mauve, nearSun, 0.45), pow(aside, 26.0)), smoothstep(0.0, 0.16, h));
  c = mix(c, upper, smoothstep(0.08, 0.30, h));
  c = mix(c, zenith, smoothstep(0.22, 0.62, h));
  float glow = length(sunColor);
  c += nearSun * glow * (0.10 * pow(towards, 24.0) + 0.20 * pow(towards, 160.0));
  return c;
}

vec3 lampLight(vec3 at, vec3 n) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < ${MAX_LAMPS}; i++) {
    vec3 to = lampPlace[i].xyz - at;
    float far = length(to) / lampPlace[i].w;
    sum += lampColor[i] * max(0.25 + 0.75 * dot(n, normalize(to)), 0.0) / (1.0 + 6.0 * far * far) * (1.0 - smoothstep(1.5, 3.0, far));
  }
  return sum;
}
`
