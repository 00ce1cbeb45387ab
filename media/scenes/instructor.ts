// The lead instructor, from behind: a person at the water's edge, the bar in hand, the kite in the evening sky.

import { Vector3 } from 'three'
import { createFigure } from '#media/world/figure.ts'
import { createFlyingKite } from '#media/world/flying-kite.ts'
import { SUNSET } from '#media/world/light.ts'
import { PALETTE } from '#media/world/palette.ts'
import type { Picture } from '#media/world/picture.ts'
import { STEERING } from '#media/world/poses.ts'
import { createBar } from '#media/world/rider.ts'
import { sandHeight, type Shore } from '#media/world/shore.ts'

const BEACH: Shore = { z: -5.4, bay: { from: 4, to: 14, depth: 5 }, breakers: 0.45, swash: 0.9 }
const PLACE = new Vector3(0.75, sandHeight(BEACH, 0.75, -4.6), -4.6)

export const instructor: Picture = {
  hour: { ...SUNSET, sunSide: -9, sunHeight: 6, ambient: 0.8 },
  sea: { shore: BEACH, swell: 0.06, chop: 0.07, ripples: 0.08, shallow: 0 },
  camera: { at: [0, 1.15, 0], pitch: 7.5, yaw: -2, view: 38 },
  shadows: { depth: 0.6, height: 0.05 },
  build({ light, things }) {
    const person = createFigure(
      light,
      STEERING,
      { skin: '#7a4d38', hair: '#251a18', top: PALETTE.coral, legs: '#123a44', harness: PALETTE.teal },
      0.012,
    )
    person.position.copy(PLACE)
    person.rotation.set(0.06, 0.32, 0)
    const bar = createBar(light, STEERING)
    person.add(bar)
    const kite = createFlyingKite(light, {
      towards: [-0.36, 0.44, -0.9],
      nose: [-0.45, 0.8, 0.1],
      lines: 13,
      size: 1.05,
    })
    things.add(person, kite.group)
    return (time) => {
      person.updateMatrixWorld()
      kite.hang(time, bar.position.clone().applyMatrix4(person.matrixWorld))
    }
  },
}
