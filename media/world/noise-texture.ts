// One tileable texture of noise, read by the water, the sand and the clouds: mipmaps keep it calm far away.

import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  RepeatWrapping,
  UnsignedByteType,
} from 'three'
import { seededRandom } from './random.ts'

const SIZE = 512

/** Red: soft clouds of noise. Green: lace, the threads between round holes. Blue: grain. Alpha: soft, other seed. */
export function createNoiseTexture(): DataTexture {
  const soft = layered(4, 6, 11)
  const other = layered(5, 5, 57)
  const grain = layered(32, 4, 5)
  const fine = cells(61, 29)
  const lace = cells(26, 3).map((value, i) => value * 0.72 + (fine[i] ?? 0) * 0.28)
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let i = 0; i < SIZE * SIZE; i++) {
    data[i * 4] = byte(soft[i])
    data[i * 4 + 1] = byte(lace[i])
    data[i * 4 + 2] = byte(grain[i])
    data[i * 4 + 3] = byte(other[i])
  }
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat, UnsignedByteType)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}

function byte(value = 0): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

/** Octaves of value noise, spread over 0 to 1. */
function layered(period: number, octaves: number, seed: number): Float32Array {
  const sum = new Float32Array(SIZE * SIZE)
  for (let octave = 0; octave < octaves; octave++) {
    const cellsAcross = period * 2 ** octave
    const random = seededRandom(seed + octave * 7919)
    const lattice = Float32Array.from({ length: cellsAcross * cellsAcross }, () => random())
    const at = (x: number, y: number) => lattice[(y % cellsAcross) * cellsAcross + (x % cellsAcross)] ?? 0
    for (let y = 0; y < SIZE; y++) {
      const v = (y / SIZE) * cellsAcross
      const y0 = Math.floor(v)
      const fy = smooth(v - y0)
      for (let x = 0; x < SIZE; x++) {
        const u = (x / SIZE) * cellsAcross
        const x0 = Math.floor(u)
        const fx = smooth(u - x0)
        const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx
        const bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx
        const i = y * SIZE + x
        sum[i] = (sum[i] ?? 0) + (top * (1 - fy) + bottom * fy) * 0.5 ** octave
      }
    }
  }
  return stretched(sum)
}

/** 1 on the border between two cells, 0 in a cell's middle. */
function cells(across: number, seed: number): Float32Array {
  const random = seededRandom(seed)
  const points = Array.from({ length: across * across }, () => [random(), random()] as const)
  const wobble = layered(12, 3, seed + 1)
  const result = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x
      const shift = ((wobble[i] ?? 0) - 0.5) * 0.9
      const u = (x / SIZE) * across + shift
      const v = (y / SIZE) * across - shift
      let first = 9
      let second = 9
      for (let cy = Math.floor(v) - 1; cy <= Math.floor(v) + 1; cy++) {
        for (let cx = Math.floor(u) - 1; cx <= Math.floor(u) + 1; cx++) {
          const [px, py] = points[mod(cy, across) * across + mod(cx, across)] ?? [0, 0]
          const distance = Math.hypot(cx + px - u, cy + py - v)
          if (distance < first) {
            second = first
            first = distance
          } else if (distance < second) second = distance
        }
      }
      result[i] = 1 - Math.min(1, (second - first) * 1.6)
    }
  }
  return result
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}

function smooth(f: number): number {
  return f * f * (3 - 2 * f)
}

function stretched(values: Float32Array): Float32Array {
  const low = values.reduce((a, b) => Math.min(a, b), Infinity)
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return values.map((value) => (value - low) / (high - low))
}
