// Accommodation and food: the camp at dusk, lit doors, lamps between the palms, a table laid in the sand.

import { Vector3 } from 'three'
import { createHut, createLantern, createLightChain, createTable, lanternLight } from '#media/world/camp.ts'
import { createFigure, type Clothes } from '#media/world/figure.ts'
import { DUSK } from '#media/world/light.ts'
import { createPalm } from '#media/world/palms.ts'
import type { Picture } from '#media/world/picture.ts'
import { LOTUS } from '#media/world/poses.ts'
import { sandHeight, type Shore } from '#media/world/shore.ts'

const BEACH: Shore = { z: -48, bay: { from: 1e4, to: 2e4, depth: 0 }, breakers: 0.3, swash: 1 }

const HUTS = [
  { x: -5.6, z: -17.5, size: 1.12, seed: 4, turn: 0.45 },
  { x: 5.4, z: -20.5, size: 1.05, seed: 7, turn: -0.3 },
  { x: -0.9, z: -27.5, size: 1.0, seed: 9, turn: 0.05 },
]
const PALMS = [
  { x: -3.15, z: -14.6, height: 6.4, lean: 0.7, size: 1, seed: 12 },
  { x: 3.5, z: -15.2, height: 7.0, lean: -0.5, size: 1, seed: 27 },
  { x: 8.6, z: -24, height: 8.4, lean: -1.2, size: 1.15, seed: 31 },
]
const DINERS: { x: number; z: number; turn: number; clothes: Clothes }[] = [
  {
    x: -1.15,
    z: -0.95,
    turn: 0.3,
    clothes: { skin: '#8a5a42', hair: '#2b1c16', top: '#e9dcc4', legs: '#20404a', bun: true },
  },
  {
    x: 0.4,
    z: -0.95,
    turn: -0.2,
    clothes: { skin: '#5d3a28', hair: '#1d1517', top: '#12857e', legs: '#3b2b40' },
  },
  {
    x: 1.2,
    z: -0.9,
    turn: -0.5,
    clothes: { skin: '#b98463', hair: '#6d4526', top: '#c2452c', legs: '#1d4a72', bun: true },
  },
  {
    x: -0.4,
    z: 0.95,
    turn: Math.PI + 0.2,
    clothes: { skin: '#4a2c1f', hair: '#191214', top: '#d9982e', legs: '#2d2a38' },
  },
]
const TABLE = { x: 0.2, z: -8.6 }

export const camp: Picture = {
  hour: { ...DUSK, sunSide: 14 },
  lamps: [
    lanternLight(-4.75, groundAt(-4.75, -15.3) + 1.1, -15.3, 3.2, 1.3),
    lanternLight(4.8, groundAt(4.8, -18.5) + 1.1, -18.5, 3.2, 1.3),
    lanternLight(TABLE.x - 0.75, groundAt(TABLE.x, TABLE.z) + 0.85, TABLE.z, 1.5, 1.1),
    lanternLight(TABLE.x + 0.75, groundAt(TABLE.x, TABLE.z) + 0.85, TABLE.z, 1.5, 1.1),
    lanternLight(0.2, groundAt(0, -14.8) + 3, -14.8, 3.6, 0.9),
    lanternLight(-0.9, groundAt(-0.9, -25.4) + 1.1, -25.4, 3, 1.1),
  ],
  sea: { shore: BEACH, swell: 0.04, chop: 0.05, ripples: 0.05, shallow: 0 },
  camera: { at: [0, groundAt(0, 0) + 1.55, 0], pitch: 2.6, yaw: 0, view: 37 },
  build({ light, things }) {
    for (const { x, z, size, seed, turn } of HUTS) {
      const hut = createHut(light, size, seed)
      hut.position.set(x, groundAt(x, z) - 0.05, z)
      hut.rotation.y = turn
      things.add(hut)
    }
    for (const palm of PALMS) things.add(createPalm(light, { ...palm, y: groundAt(palm.x, palm.z) }))
    const [left, right] = [new Vector3(-3.05, 4.5, -14.6), new Vector3(3.4, 4.6, -15.2)]
    things.add(
      createLightChain(light, left, right, 0.9, 15),
      createLightChain(light, new Vector3(-5.6, 4.9, -17), left, 0.45, 8),
      createLightChain(light, right, new Vector3(5.6, 4.9, -20), 0.5, 9),
    )
    const table = createTable(light, 3.1)
    table.position.set(TABLE.x, groundAt(TABLE.x, TABLE.z), TABLE.z)
    for (const x of [-0.75, 0.75]) table.add(createLantern(light, x, 0.45, 0))
    things.add(table)
    DINERS.forEach(({ x, z, turn, clothes }) => {
      const guest = createFigure(light, LOTUS, clothes, 0.018)
      guest.position.set(x, 0.16, z)
      guest.rotation.y = turn
      table.add(guest)
    })
    return () => {}
  },
}

function groundAt(x: number, z: number): number {
  return sandHeight(BEACH, x, z)
}
