import { BoxGeometry, CylinderGeometry, Group, Mesh, Vector3 } from 'three'
import { createFigure, type Pose } from './figure.ts'
import { createFlyingKite, type Flight } from './flying-kite.ts'
import type { Uniforms } from './light.ts'
import { ONE_TURN } from './loop.ts'
import { createSurface } from './material.ts'
import { PALETTE } from './palette.ts'
import { RIDING } from './poses.ts'

interface RidingTeam {
  group: Group
  /** Puts rider, kite and lines where they are at this second of the loop; the kite flown otherwise than at first, if asked. */
  place(time: number, x: number, y: number, z: number, flight?: Flight): void
}

/** A rider on a board, bar in hand, with the kite; a little larger than life, so that a phone shows the person. */
export function createRidingTeam(
  light: Uniforms,
  flight: Flight,
  pose: Pose = RIDING,
  scale = 1.15,
): RidingTeam {
  const rider = createRider(light, pose)
  rider.scale.setScalar(scale)
  const kite = createFlyingKite(light, flight)
  const bar = barOf(pose).multiplyScalar(scale)
  const group = new Group().add(rider, kite.group)
  return {
    group,
    place(time, x, y, z, now = flight) {
      group.position.set(x, y, z)
      rider.rotation.z = 0.05 * Math.sin(3 * ONE_TURN * time + 1) - 0.03
      kite.hang(time, bar, now)
    },
  }
}

function barOf({ leftArm, rightArm }: Pose): Vector3 {
  return new Vector3(...leftArm[2]).add(new Vector3(...rightArm[2])).multiplyScalar(0.5)
}

function createRider(light: Uniforms, pose: Pose): Group {
  const rider = new Group()
  rider.add(
    createFigure(light, pose, {
      skin: '#5d3a28',
      hair: '#1d1517',
      top: PALETTE.coral,
      legs: '#123a44',
      harness: '#17222b',
    }),
  )
  const left = new Vector3(...pose.leftLeg[2])
  const right = new Vector3(...pose.rightLeg[2])
  const along = right.clone().sub(left).normalize()
  const board = createBoard(light)
  board.position
    .copy(left)
    .add(right)
    .multiplyScalar(0.5)
    .add(new Vector3(-0.02, -0.09, -0.06))
  board.rotation.set(0.5, 0, Math.atan2(along.y, along.x))
  rider.add(board, createBar(light, pose))
  return rider
}

function createBoard(light: Uniforms): Mesh {
  const board = new Mesh(
    new BoxGeometry(1.38, 0.04, 0.42, 12, 1, 1),
    createSurface(light, { color: PALETTE.amber, rim: 0.9 }),
  )
  const shape = board.geometry.getAttribute('position')
  for (let i = 0; i < shape.count; i++) {
    // Rocker, and rounded ends.
    const x = shape.getX(i)
    shape.setY(i, shape.getY(i) + 0.13 * x * x)
    shape.setZ(i, shape.getZ(i) * (1 - 0.35 * Math.abs(x / 0.69) ** 4))
  }
  board.geometry.computeVertexNormals()
  return board
}

/** The control bar, through both hands of whoever holds it. */
export function createBar(light: Uniforms, pose: Pose): Mesh {
  const left = new Vector3(...pose.leftArm[2])
  const right = new Vector3(...pose.rightArm[2])
  const bar = new Mesh(
    new CylinderGeometry(0.018, 0.018, 0.56, 8),
    createSurface(light, { color: '#1b1a20' }),
  )
  bar.position.copy(left).add(right).multiplyScalar(0.5)
  bar.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), right.sub(left).normalize())
  return bar
}
