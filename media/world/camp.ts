import {
  BoxGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { Lamp, Uniforms } from './light.ts'
import { createSurface } from './material.ts'
import { seededRandom } from './random.ts'

/** A round hut with a thatched roof; its lit door looks towards +z. */
export function createHut(light: Uniforms, size: number, seed: number): Group {
  const group = new Group()
  const random = seededRandom(seed)
  const wall = new Mesh(new CylinderGeometry(1.7, 1.75, 2.1, 40), createSurface(light, { color: '#b98a63' }))
  wall.position.y = 1.05
  group.add(wall)
  // Three layers of thatch, each a little ragged at its lower edge.
  for (const [radius, height, y, color] of [
    [2.7, 2.3, 2.95, '#6e5236'],
    [1.98, 1.62, 3.31, '#77593a'],
    [1.2, 0.98, 3.66, '#806040'],
  ] as const) {
    const roof = new Mesh(new ConeGeometry(radius, height, 120, 6), createSurface(light, { color, rim: 0.2 }))
    const shape = roof.geometry.getAttribute('position')
    for (let i = 0; i < shape.count; i++) {
      const low = 0.5 - shape.getY(i) / height
      const reach = 1 + low * (random() - 0.5) * 0.09
      shape.setXYZ(i, shape.getX(i) * reach, shape.getY(i) - low * random() * 0.16, shape.getZ(i) * reach)
    }
    roof.geometry.computeVertexNormals()
    roof.position.y = y
    group.add(roof)
  }
  const glowing = createSurface(light, { color: '#ffa64a', glow: 0.95 })
  const door = new Mesh(new BoxGeometry(0.85, 1.7, 0.1), glowing)
  door.position.set(0, 0.85, 1.72)
  const frame = new Mesh(new BoxGeometry(1.05, 1.85, 0.06), createSurface(light, { color: '#4a3122' }))
  frame.position.set(0, 0.9, 1.7)
  const curtain = new Mesh(
    new BoxGeometry(0.3, 1.7, 0.04),
    createSurface(light, { color: '#b0563a', through: 0.8 }),
  )
  curtain.position.set(-0.28, 0.85, 1.79)
  group.add(door, frame, curtain)
  for (const side of [-1, 1]) {
    const pane = new Mesh(new BoxGeometry(0.44, 0.5, 0.1), glowing)
    pane.position.set(side * 1.18, 1.25, 1.3)
    pane.rotation.y = side * 0.74
    group.add(pane)
  }
  group.scale.setScalar(size)
  return group
}

/** Lamps on a wire that hangs between two points. */
export function createLightChain(
  light: Uniforms,
  from: Vector3,
  to: Vector3,
  sag: number,
  count: number,
): Group {
  const at = (s: number) =>
    from
      .clone()
      .lerp(to, s)
      .add(new Vector3(0, -sag * 4 * s * (1 - s), 0))
  const wire = new CatmullRomCurve3(Array.from({ length: 17 }, (_, i) => at(i / 16)))
  const group = new Group().add(
    new Mesh(new TubeGeometry(wire, 60, 0.012, 5), createSurface(light, { color: '#1d1a20' })),
  )
  const bulb = createSurface(light, { color: '#ffc777', glow: 2.6 })
  for (let i = 1; i < count; i++) {
    const lamp = new Mesh(new SphereGeometry(0.055, 14, 10), bulb)
    lamp.position.copy(at(i / count)).y -= 0.07
    group.add(lamp)
  }
  return group
}

export function createLantern(light: Uniforms, x: number, y: number, z: number): Group {
  const glass = new Mesh(
    new CylinderGeometry(0.085, 0.1, 0.22, 14),
    createSurface(light, { color: '#ffc06a', glow: 1.9 }),
  )
  const metal = createSurface(light, { color: '#2c2324' })
  const top = new Mesh(new ConeGeometry(0.12, 0.1, 14), metal)
  top.position.y = 0.16
  const foot = new Mesh(new CylinderGeometry(0.12, 0.12, 0.03, 14), metal)
  foot.position.y = -0.12
  const group = new Group().add(glass, top, foot)
  group.position.set(x, y + 0.14, z)
  return group
}

/** A low table with bowls and cushions around it. */
export function createTable(light: Uniforms, length: number): Group {
  const group = new Group()
  const add = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z)
    group.add(mesh)
    return mesh
  }
  const wood = createSurface(light, { color: '#7a4f33' })
  add(new Mesh(new BoxGeometry(length, 0.06, 0.9), wood), 0, 0.42, 0)
  for (const side of [-1, 1])
    add(new Mesh(new BoxGeometry(0.12, 0.4, 0.7), wood), side * (length / 2 - 0.3), 0.2, 0)
  const cloths = ['#d65a3a', '#1b8f88', '#e0a23a', '#a8576a']
  const seats = Math.floor(length / 0.8)
  for (let i = 0; i < seats; i++) {
    const x = (i + 0.5) * (length / seats) - length / 2
    for (const side of [-1, 1]) {
      const color = cloths[(i + (side > 0 ? 1 : 0)) % cloths.length] ?? '#d65a3a'
      const cushion = add(
        new Mesh(new SphereGeometry(0.3, 20, 12), createSurface(light, { color })),
        x,
        0.11,
        side * 0.85,
      )
      cushion.scale.set(1, 0.38, 0.9)
      const bowl = new Mesh(
        new CylinderGeometry(0.13, 0.07, 0.08, 18),
        createSurface(light, { color: '#f0e2c8' }),
      )
      add(bowl, x, 0.49, side * 0.26)
    }
  }
  return group
}

export function lanternLight(x: number, y: number, z: number, reach = 2.2, strength = 1.1): Lamp {
  return { at: [x, y, z], reach, color: '#ff9a45', strength }
}
