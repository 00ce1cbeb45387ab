// Community: a fire on the beach after sunset, and everybody around it.

import { createFigure, type Clothes } from '#media/world/figure.ts'
import { createFire } from '#media/world/fire.ts'
import { DUSK } from '#media/world/light.ts'
import { createPalm } from '#media/world/palms.ts'
import type { Picture } from '#media/world/picture.ts'
import { LOTUS, SITTING } from '#media/world/poses.ts'
import { sandHeight, type Shore } from '#media/world/shore.ts'

const BEACH: Shore = { z: -20, bay: { from: 4, to: 16, depth: 8 }, breakers: 0.4, swash: 1 }
const FIRE = { x: 0, z: -9.4 }
const CIRCLE = 1.75

const CLOTHES: Clothes[] = [
  { skin: '#8a5a42', hair: '#2b1c16', top: '#c2452c', legs: '#20404a', long: true, bun: true },
  { skin: '#5d3a28', hair: '#1d1517', top: '#12857e', legs: '#3b2b40', long: true },
  { skin: '#b98463', hair: '#6d4526', top: '#e9dcc4', legs: '#1d4a72', long: true, bun: true },
  { skin: '#4a2c1f', hair: '#191214', top: '#d9982e', legs: '#2d2a38', long: true },
]
// Angles around the fire, 0 nearest to the camera; the gap in front lets the flames be seen.
const SEATS = [0.62, 1.35, 2.1, 2.8, 3.5, 4.2, 4.95, 5.68]

export const fireside: Picture = {
  hour: { ...DUSK, sunSide: -12 },
  lamps: [
    { at: [FIRE.x, groundAt(FIRE.x, FIRE.z) + 0.75, FIRE.z], reach: 1.9, color: '#ff8534', strength: 3.6 },
    { at: [FIRE.x, groundAt(FIRE.x, FIRE.z) + 1.6, FIRE.z], reach: 5, color: '#ff8534', strength: 0.8 },
  ],
  sea: { shore: BEACH, swell: 0.05, chop: 0.06, ripples: 0.06, shallow: 0 },
  camera: { at: [0, groundAt(0, 0) + 1.5, 0], pitch: -0.9, yaw: 0, view: 26 },
  build({ light, things, air, pixelsPerMetre }) {
    const { logs, flames } = createFire(light, pixelsPerMetre)
    logs.position.set(FIRE.x, groundAt(FIRE.x, FIRE.z), FIRE.z)
    flames.position.copy(logs.position)
    logs.scale.setScalar(1.15)
    flames.scale.setScalar(1.35)
    things.add(logs)
    air.add(flames)
    SEATS.forEach((angle, i) => {
      const x = FIRE.x + Math.sin(angle) * CIRCLE * 1.15
      const z = FIRE.z + Math.cos(angle) * CIRCLE
      const clothes = CLOTHES[i % CLOTHES.length]
      if (!clothes) return
      const guest = createFigure(light, i % 3 === 1 ? LOTUS : SITTING, clothes, 0.02)
      guest.position.set(x, groundAt(x, z), z)
      guest.rotation.y = angle + Math.PI + 0.15 * Math.sin(i * 5)
      things.add(guest)
    })
    for (const palm of [
      { x: -4.3, z: -13.5, height: 4.7, lean: 0.5, size: 1.1, seed: 6 },
      { x: -5.6, z: -16, height: 6, lean: 0.3, size: 1.1, seed: 18 },
      { x: 5.3, z: -15.4, height: 5.2, lean: -0.8, size: 1.1, seed: 44 },
    ]) {
      things.add(createPalm(light, { ...palm, y: groundAt(palm.x, palm.z) }))
    }
    return () => {}
  },
}

function groundAt(x: number, z: number): number {
  return sandHeight(BEACH, x, z)
}
