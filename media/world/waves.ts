// The water's surface as a sum of some thousand waves on three tiles of different size (Tessendorf's method).
// Each wave turns a whole number of times in a loop, so the sea after 8 s is the sea at 0 s.

import {
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  RepeatWrapping,
} from 'three'
import { inverseTransform } from './fft.ts'
import { wholeTurns } from './loop.ts'
import { seededRandom } from './random.ts'

const SIZE = 256
const GRAVITY = 9.81

/** A square of sea, `metres` wide, that repeats; it carries the waves between two lengths. */
interface TilePlan {
  metres: number
  longest: number
  shortest: number
  /** Root mean square of the slope that this tile adds. */
  slope: number
  seed: number
  /** Whether its waves are high enough to move the surface, not only to tilt it. */
  moves: boolean
}

export interface WaveTile {
  metres: number
  /** (slope x, slope z, their squares): the squares' mean tells how rough the averaged water is. */
  slopes: DataTexture
  /** (shift x, height, shift z): sharpens the crests. */
  shifts: DataTexture
  update(time: number): void
  heightAt(x: number, z: number): number
}

/** A wave of one tile: where it stands in the grid, how fast it turns, and how high it starts. */
interface Wave {
  index: number
  kx: number
  kz: number
  omega: number
  re: number
  im: number
}

export function createWaveTile(plan: TilePlan, windAngle: number): WaveTile {
  const waves = spectrum(plan, windAngle)
  const cells = SIZE * SIZE
  const fields = { a: new Float32Array(cells), b: new Float32Array(cells) }
  const height = new Float32Array(cells)
  const slopes = halfTexture(true)
  const shifts = halfTexture(false)

  function transform(value: (wave: Wave, c: number, s: number) => [number, number], time: number): void {
    fields.a.fill(0)
    fields.b.fill(0)
    for (const wave of waves) {
      const angle = wave.omega * time
      const c = wave.re * Math.cos(angle) - wave.im * Math.sin(angle)
      const s = wave.re * Math.sin(angle) + wave.im * Math.cos(angle)
      const [re, im] = value(wave, c, s)
      fields.a[wave.index] = (fields.a[wave.index] ?? 0) + re
      fields.b[wave.index] = (fields.b[wave.index] ?? 0) + im
    }
    inverseTransform(fields.a, fields.b, SIZE)
  }

  return {
    metres: plan.metres,
    slopes: slopes.texture,
    shifts: shifts.texture,
    update(time) {
      // The real part of each transform is the field; only real parts are used, so waves run one way only.
      transform(({ kx }, c, s) => [-kx * s, kx * c], time)
      const slopeX = fields.a.slice()
      transform(({ kz }, c, s) => [-kz * s, kz * c], time)
      slopes.write(slopeX, fields.a, (x, z) => [x, z, x * x, z * z])
      if (!plan.moves) return
      transform((_, c, s) => [c, s], time)
      height.set(fields.a)
      transform(({ kx, kz }, c, s) => [(-kx * s) / Math.hypot(kx, kz), (kx * c) / Math.hypot(kx, kz)], time)
      const shiftX = fields.a.slice()
      transform(({ kx, kz }, c, s) => [(-kz * s) / Math.hypot(kx, kz), (kz * c) / Math.hypot(kx, kz)], time)
      shifts.write(shiftX, fields.a, (x, z, i) => [x, height[i] ?? 0, z, 0])
    },
    heightAt(x, z) {
      const column = Math.floor(((((x / plan.metres) % 1) + 1) % 1) * SIZE)
      const row = Math.floor(((((z / plan.metres) % 1) + 1) % 1) * SIZE)
      return height[row * SIZE + column] ?? 0
    },
  }
}

function spectrum(plan: TilePlan, windAngle: number): Wave[] {
  const random = seededRandom(plan.seed)
  const waves: Wave[] = []
  let variance = 0
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const kx = ((column < SIZE / 2 ? column : column - SIZE) * 2 * Math.PI) / plan.metres
      const kz = ((row < SIZE / 2 ? row : row - SIZE) * 2 * Math.PI) / plan.metres
      const k = Math.hypot(kx, kz)
      const gauss = Math.sqrt(-2 * Math.log(1 - random())) // drawn always: a changed band keeps the other waves
      const phase = 2 * Math.PI * random()
      if (k < (2 * Math.PI) / plan.longest || k >= (2 * Math.PI) / plan.shortest) continue
      const amplitude = gauss * spread(Math.atan2(kz, kx) - windAngle) * k ** -2
      variance += 0.5 * (amplitude * k) ** 2
      const omega = -wholeTurns(Math.sqrt(GRAVITY * k))
      waves.push({
        index: row * SIZE + column,
        kx,
        kz,
        omega,
        re: amplitude * Math.cos(phase),
        im: amplitude * Math.sin(phase),
      })
    }
  }
  const scale = plan.slope / Math.sqrt(variance)
  return waves.map((wave) => ({ ...wave, re: wave.re * scale, im: wave.im * scale }))
}

/** How much of a wave there is that runs at this angle to the wind: wide, and nothing against it. */
function spread(angle: number): number {
  return Math.abs(Math.cos(angle / 2)) ** 3
}

function halfTexture(mipmaps: boolean) {
  const data = new Uint16Array(SIZE * SIZE * 4)
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat, HalfFloatType)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = mipmaps ? LinearMipmapLinearFilter : LinearFilter
  texture.generateMipmaps = mipmaps
  texture.anisotropy = mipmaps ? 8 : 1
  return {
    texture,
    write(a: Float32Array, b: Float32Array, pack: (a: number, b: number, i: number) => number[]): void {
      for (let i = 0; i < a.length; i++) {
        const values = pack(a[i] ?? 0, b[i] ?? 0, i)
        for (let channel = 0; channel < 4; channel++) {
          data[i * 4 + channel] = DataUtils.toHalfFloat(values[channel] ?? 0)
        }
      }
      texture.needsUpdate = true
    },
  }
}
