// Kitesurf mastery: a first lesson, waist-deep in a turquoise lagoon, the instructor beside the guest.

import { Vector3 } from 'three'
import { createFigure } from '#media/world/figure.ts'
import { createFlyingKite } from '#media/world/flying-kite.ts'
import { AFTERNOON } from '#media/world/light.ts'
import { createMangroves } from '#media/world/mangroves.ts'
import { PALETTE } from '#media/world/palette.ts'
import { createPalm } from '#media/world/palms.ts'
import type { Picture } from '#media/world/picture.ts'
import { POINTING, STEERING } from '#media/world/poses.ts'
import { createBar } from '#media/world/rider.ts'
import { OPEN_WATER } from '#media/world/shore.ts'

const DEPTH = 0.96
const STUDENT = new Vector3(0.2, -DEPTH, -6.2)

export const lesson: Picture = {
  hour: AFTERNOON,
  sea: { shore: OPEN_WATER, swell: 0.012, chop: 0.035, ripples: 0.06, shallow: 1 },
  camera: { at: [0, 1.25, 0], pitch: 6.2, yaw: 0, view: 40 },
  build({ light, things }) {
    const student = createFigure(
      light,
      STEERING,
      {
        skin: '#9a6a4e',
        hair: '#3a241a',
        top: PALETTE.coral,
        legs: '#123a44',
        sleeves: true,
        bun: true,
        harness: '#17222b',
      },
      0.018,
    )
    student.position.copy(STUDENT)
    student.rotation.y = 0.35
    const bar = createBar(light, STEERING)
    student.add(bar)
    const coach = createFigure(
      light,
      POINTING,
      { skin: '#5d3a28', hair: '#1d1517', top: PALETTE.amber, legs: '#123a44' },
      0.018,
    )
    coach.position.copy(STUDENT).add(new Vector3(0.95, 0.02, 0.1))
    coach.rotation.y = 0.55
    const kite = createFlyingKite(light, {
      towards: [-0.26, 0.4, -0.75],
      nose: [-0.35, 0.75, 0.2],
      lines: 9.5,
      size: 0.86,
    })
    things.add(createMangroves(light, -90, 90, -150, 5, 12))
    for (const [x, height, lean, seed] of [
      [-38, 12, 1.5, 3],
      [-33, 9, -1, 8],
      [34, 11, -1.4, 14],
      [41, 14, 0.8, 19],
      [47, 10, 1.6, 25],
    ] as const) {
      things.add(createPalm(light, { x, y: 0, z: -146, height, lean, size: 1.7, seed }))
    }
    things.add(student, coach, kite.group)
    return (time) => {
      student.updateMatrixWorld()
      kite.hang(time, bar.position.clone().applyMatrix4(student.matrixWorld))
    }
  },
}
