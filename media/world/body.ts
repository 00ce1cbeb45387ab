// People as one smooth skin over a few bones: a field of rounded cones, melted together, meshed by surface nets.

import { BufferGeometry, Color, Float32BufferAttribute } from 'three'

export type Point = readonly [number, number, number]

/** A rounded cone from one point to another, in metres. */
export interface Bone {
  from: Point
  to: Point
  fromRadius: number
  toRadius: number
  color: string
}

const MELT = 0.035
const MARGIN = 0.08

export function meshBody(bones: Bone[], cell: number): BufferGeometry {
  const low = [0, 1, 2].map((axis) => extent(bones, axis, -1) - MARGIN)
  const high = [0, 1, 2].map((axis) => extent(bones, axis, 1) + MARGIN)
  const [lx = 0, ly = 0, lz = 0] = low
  const counts = low.map((from, axis) => Math.ceil(((high[axis] ?? from) - from) / cell) + 1)
  const [nx = 0, ny = 0, nz = 0] = counts
  const field = new Float32Array(nx * ny * nz)
  for (let z = 0, i = 0; z < nz; z++) {
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++, i++)
        field[i] = distance(bones, lx + x * cell, ly + y * cell, lz + z * cell)
    }
  }
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const steps = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  for (let z = 0; z < nz - 1; z++) {
    for (let y = 0; y < ny - 1; y++) {
      for (let x = 0; x < nx - 1; x++) {
        const i = (z * ny + y) * nx + x
        const offset = crossing(steps.map((step) => field[i + step] ?? 1))
        if (!offset) continue
        vertexOf[i] = positions.length / 3
        positions.push(lx + (x + offset[0]) * cell, ly + (y + offset[1]) * cell, lz + (z + offset[2]) * cell)
      }
    }
  }
  const indices: number[] = []
  const strides = [1, nx, nx * ny]
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const i = (z * ny + y) * nx + x
        for (let axis = 0; axis < 3; axis++) {
          const here = field[i] ?? 1
          const there = field[i + (strides[axis] ?? 0)] ?? 1
          if (here < 0 === there < 0) continue
          const u = strides[(axis + 1) % 3] ?? 0
          const v = strides[(axis + 2) % 3] ?? 0
          const [a = 0, b = 0, c = 0, d = 0] = [i, i - u, i - u - v, i - v].map((corner) => vertexOf[corner])
          if (here < 0) indices.push(a, b, c, a, c, d)
          else indices.push(a, c, b, a, d, c)
        }
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(paint(bones, positions), 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

function extent(bones: Bone[], axis: number, side: 1 | -1): number {
  const ends = bones.flatMap((bone) => [
    side * (bone.from[axis] ?? 0) + bone.fromRadius,
    side * (bone.to[axis] ?? 0) + bone.toRadius,
  ])
  return side * Math.max(...ends)
}

/** Mean of the points where the cell's edges meet the skin, in cells; null where the skin does not pass. */
function crossing(corners: number[]): [number, number, number] | null {
  let x = 0
  let y = 0
  let z = 0
  let count = 0
  for (let a = 0; a < 8; a++) {
    for (const bit of [1, 2, 4]) {
      if (a & bit) continue
      const b = a | bit
      const from = corners[a] ?? 1
      const to = corners[b] ?? 1
      if (from < 0 === to < 0) continue
      const f = from / (from - to)
      x += (a & 1) + (bit === 1 ? f : 0)
      y += ((a >> 1) & 1) + (bit === 2 ? f : 0)
      z += ((a >> 2) & 1) + (bit === 4 ? f : 0)
      count++
    }
  }
  return count === 0 ? null : [x / count, y / count, z / count]
}

function distance(bones: Bone[], x: number, y: number, z: number): number {
  let nearest = 10
  for (const bone of bones) {
    const d = toBone(bone, x, y, z)
    const h = Math.max(MELT - Math.abs(nearest - d), 0) / MELT
    nearest = Math.min(nearest, d) - h * h * MELT * 0.25
  }
  return nearest
}

function toBone({ from, to, fromRadius, toRadius }: Bone, x: number, y: number, z: number): number {
  const ax = to[0] - from[0]
  const ay = to[1] - from[1]
  const az = to[2] - from[2]
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const length2 = ax * ax + ay * ay + az * az + 1e-9
  const f = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) / length2))
  return Math.hypot(px - ax * f, py - ay * f, pz - az * f) - (fromRadius + (toRadius - fromRadius) * f)
}

function paint(bones: Bone[], positions: number[]): number[] {
  const colors = bones.map((bone) => new Color(bone.color).toArray())
  const result: number[] = []
  for (let i = 0; i < positions.length; i += 3) {
    const at = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0] as const
    let best = 0
    let nearest = Infinity
    bones.forEach((bone, index) => {
      const d = toBone(bone, ...at)
      if (d < nearest) [nearest, best] = [d, index]
    })
    result.push(...(colors[best] ?? [1, 1, 1]))
  }
  return result
}
