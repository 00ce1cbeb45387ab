// Sunset yoga: four silhouettes on the wet sand, the sun behind them.

import { createFigure, type Clothes, type Pose } from '#media/world/figure.ts'
import { SUNSET } from '#media/world/light.ts'
import type { Picture } from '#media/world/picture.ts'
import { LOTUS, TREE, WARRIOR } from '#media/world/poses.ts'
import { sandHeight, type Shore } from '#media/world/shore.ts'

const BEACH: Shore = { z: -11.5, bay: { from: 6, to: 20, depth: 6 }, breakers: 0.4, swash: 1.2 }

const GUESTS: { pose: Pose; x: number; z: number; turn: number; clothes: Clothes }[] = [
  {
    pose: WARRIOR,
    x: -2.0,
    z: -9.0,
    turn: 0.12,
    clothes: { skin: '#6b4330', hair: '#1c1416', top: '#12706a', legs: '#173a45', long: true, bun: true },
  },
  {
    pose: TREE,
    x: 0.2,
    z: -9.6,
    turn: 0,
    clothes: { skin: '#6b4330', hair: '#1c1416', top: '#c2452c', legs: '#3b2b40', long: true, bun: true },
  },
  {
    pose: TREE,
    x: 1.95,
    z: -9.3,
    turn: 0.2,
    clothes: { skin: '#8a5a42', hair: '#2b1c16', top: '#c98a2c', legs: '#20404a' },
  },
  {
    pose: LOTUS,
    x: 3.4,
    z: -8.4,
    turn: Math.PI,
    clothes: { skin: '#5d3a28', hair: '#1d1517', top: '#b9a58c', legs: '#4a2f44', long: true },
  },
]

export const yoga: Picture = {
  hour: { ...SUNSET, sunSide: 3.6, sunHeight: 5.2 },
  sea: { shore: BEACH, swell: 0.05, chop: 0.06, ripples: 0.07, shallow: 0 },
  camera: { at: [0.6, 1.75, 0], pitch: 0.6, yaw: 0, view: 36 },
  shadows: { depth: 0.7, height: 0.1 },
  build({ light, things }) {
    for (const { pose, x, z, turn, clothes } of GUESTS) {
      const guest = createFigure(light, pose, clothes, 0.018)
      guest.position.set(x, Math.max(sandHeight(BEACH, x, z), 0), z)
      guest.rotation.y = turn
      things.add(guest)
    }
    return () => {}
  },
}
