import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
} from 'three'
import type { Uniforms } from './light.ts'
import { SEA_FRAGMENT, SEA_VERTEX } from './sea-shader.ts'
import type { Shore } from './shore.ts'
import { createWaveTile, type WaveTile } from './waves.ts'

export interface SeaPlan {
  shore: Shore
  /** Root mean square slopes of swell, chop and ripples: 0.05 is a breeze, 0.005 a river at dawn. */
  swell: number
  chop: number
  ripples: number
  /** Turquoise light from a shallow sandy ground: 0 over deep water, 1 in a lagoon. */
  shallow: number
}

export interface Sea {
  mesh: Mesh
  uniforms: Uniforms
  /** Where boards draw their wakes: x and z of up to four. */
  wakes: Vector2[]
  update(time: number): void
  heightAt(x: number, z: number): number
}

const WIND_ANGLE = Math.atan2(0.86, -0.5)

export function createSea(plan: SeaPlan, light: Uniforms, noise: Texture): Sea {
  const tiles = [
    { metres: 61, longest: 26, shortest: 2.2, slope: plan.swell, seed: 3, moves: true },
    { metres: 17.3, longest: 2.4, shortest: 0.55, slope: plan.chop, seed: 5, moves: false },
    { metres: 4.7, longest: 0.6, shortest: 0.09, slope: plan.ripples, seed: 8, moves: false },
  ].map((tile) => createWaveTile(tile, WIND_ANGLE))
  const { shore } = plan
  const wakes = [0, 1, 2, 3].map(() => new Vector2(1e4, 0))
  const uniforms: Uniforms = {
    ...light,
    noise: { value: noise },
    tileMetres: { value: tiles.map((tile) => tile.metres) },
    slopes: { value: tiles.map((tile) => tile.slopes) },
    shifts: { value: tiles[0]?.shifts },
    shore: { value: new Vector4(shore.z, shore.bay.from, shore.bay.to, shore.bay.depth) },
    breakerHeight: { value: shore.breakers },
    swashReach: { value: shore.swash },
    shallow: { value: plan.shallow },
    mirror: { value: null },
    shadows: { value: null },
    shadowDepth: { value: 0 },
    pixels: { value: new Vector2(1, 1) },
    wakes: { value: wakes },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: SEA_VERTEX,
    fragmentShader: SEA_FRAGMENT,
    side: DoubleSide,
  })
  const mesh = new Mesh(fan(), material)
  mesh.frustumCulled = false
  return {
    mesh,
    uniforms,
    wakes,
    update(time) {
      for (const tile of tiles) tile.update(time)
    },
    heightAt: (x, z) => heightOf(tiles, x, z),
  }
}

function heightOf([swell]: WaveTile[], x: number, z: number): number {
  return swell?.heightAt(x, z) ?? 0
}

/** A fan of triangles around the camera: fine where the breakers are, coarse towards the horizon. */
function fan(): BufferGeometry {
  const radii: number[] = []
  for (let i = 0; i < 60; i++) radii.push(1.5 + (i / 60) * 12.5)
  for (let i = 0; i < 330; i++) radii.push(14 + (i / 330) * 34)
  for (let i = 0; i <= 200; i++) radii.push(48 * (3600 / 48) ** (i / 200))
  const columns = 240
  const positions: number[] = []
  for (const radius of radii) {
    for (let column = 0; column <= columns; column++) {
      const angle = (column / columns - 0.5) * 1.9
      positions.push(Math.sin(angle) * radius, 0, -Math.cos(angle) * radius)
    }
  }
  const indices: number[] = []
  for (let row = 0; row < radii.length - 1; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const b = a + columns + 1
      indices.push(a, a + 1, b, b, a + 1, b + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(indices)
  return geometry
}
