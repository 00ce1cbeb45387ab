import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Mesh, Vector3 } from 'three'
import type { Uniforms } from './light.ts'
import { createPalmMaterial } from './palm-material.ts'
import { seededRandom } from './random.ts'

interface PalmPlan {
  x: number
  /** Height of the sand there. */
  y: number
  z: number
  height: number
  /** How far the crown stands to the side of the root. */
  lean: number
  size: number
  seed: number
}

const FRONDS = 26

/** A coconut palm: a round trunk with rings, a swollen root, fronds that sway in whole turns. */
export function createPalm(light: Uniforms, plan: PalmPlan): Mesh {
  const random = seededRandom(plan.seed)
  const shape = new Shape()
  const trunk = new CatmullRomCurve3(
    Array.from({ length: 13 }, (_, i) => {
      const s = i / 12
      return new Vector3(
        plan.x + plan.lean * s ** 1.6,
        plan.y - 0.25 + (plan.height + 0.25) * s,
        plan.z + 0.35 * Math.sin(s * 2.2),
      )
    }),
  )
  addTrunk(shape, trunk, plan.size)
  const top = trunk.getPoint(1)
  for (let i = 0; i < FRONDS; i++) addFrond(shape, top, plan.size, i, random)
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.3 + random()
    addNut(
      shape,
      top.clone().add(new Vector3(Math.cos(angle) * 0.2, -0.22 - 0.1 * random(), Math.sin(angle) * 0.2)),
    )
  }
  const mesh = new Mesh(shape.geometry(), createPalmMaterial(light))
  mesh.frustumCulled = false
  return mesh
}

class Shape {
  readonly positions: number[] = []
  readonly normals: number[] = []
  readonly sways: number[] = []
  readonly kinds: number[] = []

  triangle(points: Vector3[], normals: Vector3[], sway: number[], kind: number): void {
    points.forEach((point, i) => {
      this.positions.push(point.x, point.y, point.z)
      this.normals.push(...(normals[i] ?? normals[0] ?? point).toArray())
      this.sways.push(sway[i] ?? 0)
      this.kinds.push(kind)
    })
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3))
    geometry.setAttribute('sway', new Float32BufferAttribute(this.sways, 1))
    geometry.setAttribute('kind', new Float32BufferAttribute(this.kinds, 1))
    return geometry
  }
}

function addTrunk(shape: Shape, curve: CatmullRomCurve3, size: number): void {
  const rows = 120
  const around = 12
  const ring = (s: number) => {
    const centre = curve.getPoint(s)
    // Rings of old leaf scars: a saw tooth of a centimetre.
    const tooth = ((s * 34) % 1) * 0.013
    const radius = (0.15 - 0.055 * s + 0.16 * Math.exp(-s * 16) + tooth) * size
    return Array.from({ length: around + 1 }, (_, i) => {
      const angle = (i / around) * 2 * Math.PI
      const normal = new Vector3(Math.cos(angle), 0.12, Math.sin(angle)).normalize()
      return { point: centre.clone().addScaledVector(normal, radius), normal }
    })
  }
  for (let row = 0; row < rows; row++) {
    const s = row / rows
    const lower = ring(s)
    const upper = ring(s + 1 / rows)
    for (let i = 0; i < around; i++) {
      const quad = [lower[i], lower[i + 1], upper[i + 1], upper[i]]
      for (const corners of [
        [quad[0], quad[1], quad[2]],
        [quad[0], quad[2], quad[3]],
      ]) {
        const known = corners.filter((corner) => corner !== undefined)
        shape.triangle(
          known.map((corner) => corner.point),
          known.map((corner) => corner.normal),
          [s * 0.25, s * 0.25, s * 0.25],
          (s * 34) % 1 < 0.2 ? 0.15 : 0,
        )
      }
    }
  }
}

function addFrond(shape: Shape, top: Vector3, size: number, index: number, random: () => number): void {
  const around = index * 2.39996 + random() * 0.4
  let rise = 0.2
  if (index < 8) rise = 0.85 + 0.5 * random()
  else if (index < 18) rise = 0.3 + 0.45 * random()
  else rise = -0.35 + 0.4 * random()
  const length = (2.5 + 0.8 * random()) * size
  const out = new Vector3(Math.cos(around), 0, Math.sin(around))
  const side = new Vector3(-out.z, 0, out.x)
  const steps = 46
  let point = top.clone()
  for (let i = 0; i < steps; i++) {
    const s = i / steps
    const along = out.clone().multiplyScalar(Math.cos(rise)).setY(Math.sin(rise))
    const next = point.clone().addScaledVector(along, length / steps)
    const up = new Vector3(-out.x * Math.sin(rise), Math.cos(rise), -out.z * Math.sin(rise))
    const width = 0.03 * size * (1 - s * 0.85)
    const sway = [0.3 + s, 0.3 + s, 0.3 + s + 1 / steps]
    shape.triangle(
      [point.clone().addScaledVector(up, width), point.clone().addScaledVector(up, -width), next],
      [side],
      sway,
      0.3,
    )
    shape.triangle(
      [point.clone().addScaledVector(side, width), point.clone().addScaledVector(side, -width), next],
      [up],
      sway,
      0.3,
    )
    if (s > 0.1) {
      const leaf = (0.66 * Math.sin(Math.PI * Math.min(1, 0.14 + s * 0.84)) + 0.1) * size
      for (const hand of [-1, 1]) {
        addLeaflet(
          shape,
          point,
          along,
          side.clone().multiplyScalar(hand),
          up,
          leaf * (0.85 + 0.3 * random()),
          0.35 + 0.55 * random() + s * 0.3,
          s,
          size,
        )
      }
    }
    point = next
    rise -= (0.022 + 0.043 * s) * 1.15
  }
}

function addLeaflet(
  shape: Shape,
  root: Vector3,
  along: Vector3,
  side: Vector3,
  up: Vector3,
  length: number,
  droop: number,
  s: number,
  size: number,
): void {
  const middle = root
    .clone()
    .addScaledVector(side, length * 0.36)
    .addScaledVector(along, length * 0.26)
  middle.y += length * (0.12 - droop * 0.12)
  const tip = root
    .clone()
    .addScaledVector(side, length * 0.62)
    .addScaledVector(along, length * 0.6)
  tip.y -= length * droop * 0.75
  const half = 0.024 * size
  const front = middle.clone().addScaledVector(along, half)
  const back = middle.clone().addScaledVector(along, -half)
  const normal = up.clone().addScaledVector(side, 0.4).normalize()
  shape.triangle([root.clone(), front, back], [normal], [0.3 + s, 0.48 + s, 0.48 + s], 1)
  shape.triangle([front, tip, back], [normal], [0.48 + s, 0.72 + s, 0.48 + s], 1)
}

function addNut(shape: Shape, centre: Vector3): void {
  const at = (a: number, b: number) => {
    const normal = new Vector3(Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b))
    return { normal, point: centre.clone().addScaledVector(normal, 0.12) }
  }
  for (let i = 0; i < 8; i++) {
    for (let j = -2; j < 2; j++) {
      const corners = [
        at((i * Math.PI) / 4, (j * Math.PI) / 4),
        at(((i + 1) * Math.PI) / 4, (j * Math.PI) / 4),
      ]
      const upper = [
        at((i * Math.PI) / 4, ((j + 1) * Math.PI) / 4),
        at(((i + 1) * Math.PI) / 4, ((j + 1) * Math.PI) / 4),
      ]
      for (const face of [
        [corners[0], corners[1], upper[1]],
        [corners[0], upper[1], upper[0]],
      ]) {
        const known = face.filter((corner) => corner !== undefined)
        shape.triangle(
          known.map((corner) => corner.point),
          known.map((corner) => corner.normal),
          [0.28, 0.28, 0.28],
          0.1,
        )
      }
    }
  }
}
