// The preview's thumbnail: a jump right in front of the sun.

import type { Flight } from '#media/world/flying-kite.ts'
import { SUNSET } from '#media/world/light.ts'
import type { Picture } from '#media/world/picture.ts'
import { JUMPING } from '#media/world/poses.ts'
import { createRidingTeam } from '#media/world/rider.ts'
import { OPEN_WATER } from '#media/world/shore.ts'
import { createSpray } from '#media/world/spray.ts'

const FLIGHT: Flight = { towards: [-0.34, 0.62, -0.55], nose: [-0.55, 0.7, 0.1], lines: 8.2, size: 0.95 }

export const jump: Picture = {
  hour: { ...SUNSET, sunSide: -6, sunHeight: 6 },
  sea: { shore: OPEN_WATER, swell: 0.085, chop: 0.085, ripples: 0.09, shallow: 0.15 },
  camera: { at: [0, 1.5, 0], pitch: 8.6, yaw: 0, view: 31 },
  build({ light, things, air, pixelsPerMetre }) {
    const team = createRidingTeam(light, FLIGHT, JUMPING)
    const spray = createSpray(light, pixelsPerMetre, 4)
    things.add(team.group)
    air.add(spray.points)
    return (time) => {
      team.place(time, 2.9, 1.2, -15)
      spray.place(3.4, 1.35, -15)
    }
  },
}
