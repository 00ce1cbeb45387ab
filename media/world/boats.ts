import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  PlaneGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Uniforms } from './light.ts'
import { createSurface } from './material.ts'
import { PALETTE } from './palette.ts'

const BANDS = [PALETTE.cream, PALETTE.teal, PALETTE.amber, PALETTE.coral, '#1d4a72']

/** A wooden river boat, painted in stripes, its bow to -x; 9 m long, floating at y = 0. */
export function createPirogue(light: Uniforms): Group {
  const rows = 90
  const ribs = 14
  const positions: number[] = []
  const colors: number[] = []
  const indices: number[] = []
  for (let i = 0; i <= rows; i++) {
    const s = (i / rows) * 2 - 1
    const width = 0.62 * (1 - Math.abs(s) ** 2.6) ** 0.75 + 0.03
    const rail = 0.42 + (s < 0 ? 0.85 : 0.5) * Math.abs(s) ** 3.2
    const keel = -0.18 + (s < 0 ? 0.95 : 0.62) * Math.abs(s) ** 4
    for (let j = 0; j <= ribs; j++) {
      const v = (j / ribs) * 2 - 1
      const height = Math.abs(v) ** 1.7
      positions.push(s * 4.6, keel + (rail - keel) * height, Math.sign(v) * width * Math.abs(v) ** 0.62)
      colors.push(...bandAt(height, s).toArray())
    }
  }
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < ribs; j++) {
      const a = i * (ribs + 1) + j
      const b = a + ribs + 1
      indices.push(a, b, a + 1, b, b + 1, a + 1)
    }
  }
  const hull = new BufferGeometry()
  hull.setAttribute('position', new Float32BufferAttribute(positions, 3))
  hull.setAttribute('color', new Float32BufferAttribute(colors, 3))
  hull.setIndex(indices)
  hull.computeVertexNormals()
  const group = new Group().add(new Mesh(hull, createSurface(light, { rim: 0.6 })))
  for (const x of [-2.2, -0.4, 1.4]) {
    const bench = new Mesh(new BoxGeometry(0.3, 0.05, 1.02), createSurface(light, { color: '#8a5a3a' }))
    bench.position.set(x, 0.34, 0)
    group.add(bench)
  }
  return group
}

function bandAt(height: number, s: number): Color {
  if (height < 0.34) return new Color('#2a2024')
  if (height > 0.93) return new Color(PALETTE.amber)
  if (height > 0.72) return new Color(PALETTE.teal)
  // Blocks of colour along the side, as the boats of the river wear them.
  const block = Math.floor((s + 1) * 5.5)
  return new Color(BANDS[block % BANDS.length])
}

/** A rescue boat with inflated tubes, its bow to -x; 5 m long, floating at y = 0. */
export function createRescueBoat(light: Uniforms): Group {
  const group = new Group()
  const path = [
    [2.3, 0.34, 0.86],
    [0.6, 0.34, 0.88],
    [-1.2, 0.38, 0.8],
    [-2.2, 0.5, 0.45],
    [-2.55, 0.58, 0],
    [-2.2, 0.5, -0.45],
    [-1.2, 0.38, -0.8],
    [0.6, 0.34, -0.88],
    [2.3, 0.34, -0.86],
  ].map(([x, y, z]) => new Vector3(x, y, z))
  const tube = new TubeGeometry(new CatmullRomCurve3(path), 120, 0.29, 18)
  stripe(tube)
  group.add(new Mesh(tube, createSurface(light, { rim: 0.7 })))
  const cone = (x: number, z: number) => {
    const end = new Mesh(
      new CylinderGeometry(0.29, 0.16, 0.3, 18),
      createSurface(light, { color: '#2a2c36' }),
    )
    end.rotation.z = Math.PI / 2
    end.position.set(x, 0.34, z)
    return end
  }
  group.add(cone(2.42, 0.86), cone(2.42, -0.86))
  const box = (size: [number, number, number], at: [number, number, number], color: string) => {
    const mesh = new Mesh(new BoxGeometry(...size), createSurface(light, { color }))
    mesh.position.set(...at)
    group.add(mesh)
    return mesh
  }
  box([3.6, 0.2, 1.5], [0.45, 0.16, 0], '#d8d2c8')
  box([0.45, 0.75, 0.6], [0.1, 0.62, 0], PALETTE.cream)
  box([0.06, 0.36, 0.56], [-0.14, 1.14, 0], '#5d7f8c').rotation.z = -0.35
  box([0.42, 0.5, 0.42], [2.5, 0.72, 0], '#23252e')
  box([0.2, 0.9, 0.2], [2.5, 0.2, 0], '#23252e')
  const pole = new Mesh(
    new CylinderGeometry(0.025, 0.025, 2.3, 8),
    createSurface(light, { color: '#e8e2d6' }),
  )
  pole.position.set(1.75, 1.4, 0)
  const flag = new Mesh(wavingFlag(), createSurface(light, { through: 0.6 }))
  flag.position.set(2.22, 2.28, 0)
  group.add(pole, flag)
  return group
}

/** Coral with a cream line along the middle. */
function stripe(tube: TubeGeometry): void {
  const normals = tube.getAttribute('normal')
  const colors: number[] = []
  for (let i = 0; i < normals.count; i++) {
    const ny = normals.getY(i)
    colors.push(...new Color(ny > 0.1 && ny < 0.42 ? PALETTE.cream : PALETTE.coral).toArray())
  }
  tube.setAttribute('color', new Float32BufferAttribute(colors, 3))
}

function wavingFlag(): PlaneGeometry {
  const flag = new PlaneGeometry(0.92, 0.52, 24, 6)
  const shape = flag.getAttribute('position')
  const colors: number[] = []
  for (let i = 0; i < shape.count; i++) {
    const x = shape.getX(i)
    shape.setZ(i, 0.09 * Math.sin(x * 7) * (x + 0.46))
    shape.setY(i, shape.getY(i) - 0.06 * (x + 0.46))
    colors.push(...new Color(shape.getY(i) > -0.03 ? PALETTE.coral : PALETTE.amber).toArray())
  }
  flag.setAttribute('color', new Float32BufferAttribute(colors, 3))
  flag.computeVertexNormals()
  return flag
}
