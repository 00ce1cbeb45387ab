import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Uniforms } from './light.ts'
import { createSurface } from './material.ts'
import { PALETTE } from './palette.ts'

const RADIUS = 3.1
const HALF_ARC = 1.32
const CHORD = 2.15
const CAMBER = 0.11
const SEAMS = [-1, -0.78, -0.46, -0.15, 0.15, 0.46, 0.78, 1]
const PANELS = [
  PALETTE.teal,
  PALETTE.coral,
  PALETTE.coral,
  PALETTE.cream,
  PALETTE.coral,
  PALETTE.coral,
  PALETTE.teal,
]
const STRUTS = [-0.46, -0.15, 0.15, 0.46]

interface Kite {
  group: Group
  /** Where the lines are knotted: both front tips, both back tips, in the kite's own space. */
  knots: [Vector3, Vector3, Vector3, Vector3]
}

/** An inflatable kite: x along its span, y away from the rider, -z from the leading to the trailing edge. */
export function createKite(light: Uniforms): Kite {
  const group = new Group()
  group.add(new Mesh(canopy(), createSurface(light, { through: 0.95, rim: 0 })))
  const bladder = createSurface(light, { color: '#33324a', through: 0.1, rim: 0.9 })
  const edge = Array.from({ length: 49 }, (_, i) => leadingEdge(-1 + i / 24))
  group.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(edge), 96, 0.088, 10), bladder))
  for (const u of STRUTS) {
    const spine = Array.from({ length: 9 }, (_, i) => onCanopy(u, (i / 8) * 0.97))
    group.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(spine), 24, 0.04, 8), bladder))
  }
  return { group, knots: [onCanopy(-0.97, 0.05), onCanopy(0.97, 0.05), onCanopy(-1, 0.9), onCanopy(1, 0.9)] }
}

function leadingEdge(u: number): Vector3 {
  const angle = u * HALF_ARC
  return new Vector3(
    RADIUS * Math.sin(angle) * 1.12,
    RADIUS * Math.cos(angle) - RADIUS,
    -1.05 * Math.abs(u) ** 2.2,
  )
}

/** A point of the sailcloth: u along the span from -1 to 1, v from the leading edge (0) to the trailing one (1). */
function onCanopy(u: number, v: number): Vector3 {
  const angle = u * HALF_ARC
  const chord = CHORD * (0.3 + 0.7 * Math.max(0, 1 - Math.abs(u) ** 2.6) ** 0.6)
  const belly = CAMBER * chord * Math.sin(Math.PI * v ** 0.7)
  const point = leadingEdge(u)
  point.x += Math.sin(angle) * belly
  point.y += Math.cos(angle) * (belly - 0.12 * chord * v)
  point.z -= chord * v
  return point
}

function canopy(): BufferGeometry {
  const positions: number[] = []
  const colors: number[] = []
  const indices: number[] = []
  const across = 14
  const along = 24
  PANELS.forEach((paint, panel) => {
    const from = SEAMS[panel] ?? -1
    const to = SEAMS[panel + 1] ?? 1
    const first = positions.length / 3
    for (let i = 0; i <= across; i++) {
      const f = i / across
      for (let j = 0; j <= along; j++) {
        // The trailing edge is cut a little hollow between the struts.
        const v = (j / along) * (1 - 0.05 * Math.sin(Math.PI * f))
        positions.push(...onCanopy(from + (to - from) * f, v).toArray())
        colors.push(...paintAt(paint, j / along, f).toArray())
      }
    }
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < along; j++) {
        const a = first + i * (along + 1) + j
        const b = a + along + 1
        indices.push(a, b, a + 1, b, b + 1, a + 1)
      }
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

function paintAt(panel: string, v: number, f: number): Color {
  const color = new Color(panel)
  if (panel === PALETTE.coral && v > 0.54 && v < 0.68) color.set(PALETTE.amber)
  if (v > 0.88) color.set(PALETTE.cream)
  // Seams hold two layers of cloth: less light comes through.
  if (f < 0.04 || f > 0.96) color.multiplyScalar(0.72)
  return color
}
