// Safety: the rescue boat lies ready on clear water while a kite rides behind it.

import { createRescueBoat } from '#media/world/boats.ts'
import { createFigure } from '#media/world/figure.ts'
import { AFTERNOON } from '#media/world/light.ts'
import { PALETTE } from '#media/world/palette.ts'
import type { Picture } from '#media/world/picture.ts'
import { POLING } from '#media/world/poses.ts'
import { createRidingTeam } from '#media/world/rider.ts'
import { OPEN_WATER } from '#media/world/shore.ts'
import { createSpray } from '#media/world/spray.ts'

export const rescue: Picture = {
  hour: AFTERNOON,
  sea: { shore: OPEN_WATER, swell: 0.05, chop: 0.06, ripples: 0.08, shallow: 0.75 },
  camera: { at: [0, 2.0, 0], pitch: 4.6, yaw: 0, view: 36 },
  build({ light, sea, things, air, pixelsPerMetre }) {
    const boat = createRescueBoat(light)
    const driver = createFigure(
      light,
      POLING,
      { skin: '#5d3a28', hair: '#1d1517', top: PALETTE.amber, legs: '#123a44' },
      0.018,
    )
    driver.position.set(0.58, 0.22, 0)
    boat.add(driver)
    things.add(boat)
    const team = createRidingTeam(light, {
      towards: [-0.4, 0.55, -0.6],
      nose: [-0.6, 0.6, 0.1],
      lines: 15,
      size: 1.5,
    })
    const spray = createSpray(light, pixelsPerMetre, 7)
    things.add(team.group)
    air.add(spray.points)
    return (time) => {
      boat.position.set(-1.1, 0.4 * sea.heightAt(-1.1, -11.5) - 0.02, -11.5)
      boat.rotation.set(0.02, 0.38, 0.035)
      team.place(time, 13, 0.2, -44)
      spray.place(13.3, 0.2, -44)
      sea.wakes[0]?.set(13.3, -44)
    }
  },
}
