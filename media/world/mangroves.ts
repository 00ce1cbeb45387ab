import { BufferGeometry, Color, Float32BufferAttribute, Mesh } from 'three'
import type { Uniforms } from './light.ts'
import { createSurface } from './material.ts'
import { seededRandom } from './random.ts'

const GREENS = ['#22391f', '#2c4a26', '#385a2b', '#1a2f1d']
const LEAVES = 420

/** A river bank's low forest: heaps of leaves in a row from one x to another, on a dark foot. */
export function createMangroves(
  light: Uniforms,
  from: number,
  to: number,
  z: number,
  height: number,
  seed: number,
): Mesh {
  const random = seededRandom(seed)
  const positions: number[] = []
  const normals: number[] = []
  const colors: number[] = []
  for (let x = from; x < to; x += height * 0.3) {
    const size = height * (0.3 + 0.32 * random() ** 1.4)
    const middle = { x: x + random() * height * 0.3, y: size * 0.75, z: z + (random() - 0.5) * height * 0.6 }
    const green = new Color(GREENS[Math.floor(random() * GREENS.length)])
    for (let i = 0; i < LEAVES; i++) {
      // On the shell of a heap, a little inside or outside of it; low ones hang down to the water.
      const up = random() * 1.75 - 0.75
      const around = random() * 2 * Math.PI
      const flat = Math.sqrt(Math.max(0, 1 - Math.min(1, Math.abs(up)) ** 2))
      const reach = size * (0.82 + 0.26 * random())
      const out = [Math.cos(around) * flat, up, Math.sin(around) * flat] as const
      const at = [
        middle.x + out[0] * reach * 1.15,
        middle.y + out[1] * reach,
        middle.z + out[2] * reach,
      ] as const
      const leaf = size * (0.1 + 0.13 * random())
      const shade = 0.55 + 0.5 * random()
      for (let corner = 0; corner < 3; corner++) {
        positions.push(
          at[0] + (random() - 0.5) * 2 * leaf,
          Math.max(at[1] + (random() - 0.5) * 2 * leaf, -0.1),
          at[2] + (random() - 0.5) * leaf,
        )
        normals.push(...out)
        colors.push(green.r * shade, green.g * shade, green.b * shade)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  return new Mesh(geometry, createSurface(light, { through: 0.12, rim: 0.15 }))
}
