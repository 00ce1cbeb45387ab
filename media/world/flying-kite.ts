import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Vector3,
} from 'three'
import { createKite } from './kite.ts'
import type { Uniforms } from './light.ts'
import { ONE_TURN } from './loop.ts'

export interface Flight {
  /** From the bar to the kite, and where its leading edge points; made square to each other. */
  towards: [number, number, number]
  nose: [number, number, number]
  /** Length of the lines in metres, and the kite's size: 1 is 9 m². */
  lines: number
  size: number
}

interface FlyingKite {
  group: Group
  /** Hangs kite and lines on a bar at a second of the loop; flown otherwise than at first, if asked. */
  hang(time: number, bar: Vector3, flight?: Flight): void
}

export function createFlyingKite(light: Uniforms, flight: Flight): FlyingKite {
  const kite = createKite(light)
  kite.group.matrixAutoUpdate = false
  const lines = createLines()
  return {
    group: new Group().add(kite.group, lines),
    hang(time, bar, now = flight) {
      const matrix = flightMatrix(now, time, bar)
      kite.group.matrix.copy(matrix)
      const knots = kite.knots.map((knot) => knot.clone().applyMatrix4(matrix))
      setLines(lines, bar, knots)
    },
  }
}

/** The kite weaves a little in the gusts, whole turns in a loop. */
export function flightMatrix(flight: Flight, time: number, bar: Vector3): Matrix4 {
  const sway = 0.05 * Math.sin(2 * ONE_TURN * time)
  const lift = 0.03 * Math.sin(3 * ONE_TURN * time + 1)
  const out = new Vector3(...flight.towards).add(new Vector3(sway, lift, 0)).normalize()
  const nose = new Vector3(...flight.nose).add(new Vector3(sway, 0, 0))
  nose.addScaledVector(out, -nose.dot(out)).normalize()
  const span = new Vector3().crossVectors(out, nose).normalize()
  return new Matrix4()
    .makeBasis(span, out, nose)
    .scale(new Vector3(flight.size, flight.size, flight.size))
    .setPosition(bar.clone().addScaledVector(out, flight.lines))
}

function createLines(): LineSegments {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(24), 3))
  const material = new LineBasicMaterial({ color: '#3a2c38', transparent: true, opacity: 0.4 })
  const lines = new LineSegments(geometry, material)
  lines.frustumCulled = false
  return lines
}

function setLines(lines: LineSegments, bar: Vector3, [frontA, frontB, backA, backB]: Vector3[]): void {
  const position = lines.geometry.getAttribute('position')
  const ends = [
    [bar, frontA],
    [bar, frontB],
    [bar.clone().add(new Vector3(-0.2, 0.03, 0.1)), backA],
    [bar.clone().add(new Vector3(0.2, -0.03, -0.1)), backB],
  ]
  ends.forEach(([from, to], i) => {
    if (!from || !to) return
    position.setXYZ(2 * i, from.x, from.y, from.z)
    position.setXYZ(2 * i + 1, to.x, to.y, to.z)
  })
  position.needsUpdate = true
}
