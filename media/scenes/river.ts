// Local experience: a painted pirogue on the river in the evening, mangroves on the far bank.

import { CylinderGeometry, Group, Mesh, Vector3 } from 'three'
import { createPirogue } from '#media/world/boats.ts'
import { createFigure } from '#media/world/figure.ts'
import { SUNSET } from '#media/world/light.ts'
import { createMangroves } from '#media/world/mangroves.ts'
import { createSurface } from '#media/world/material.ts'
import { createPalm } from '#media/world/palms.ts'
import type { Picture } from '#media/world/picture.ts'
import { LOTUS, POLING } from '#media/world/poses.ts'
import { OPEN_WATER } from '#media/world/shore.ts'

export const river: Picture = {
  hour: { ...SUNSET, sunSide: -17, sunHeight: 7, ambient: 1.15 },
  sea: { shore: OPEN_WATER, swell: 0.004, chop: 0.008, ripples: 0.02, shallow: 0.1 },
  camera: { at: [0, 2.1, 0], pitch: 1.5, yaw: 0, view: 33 },
  build({ light, things }) {
    things.add(createMangroves(light, -60, 60, -78, 6, 3), createMangroves(light, -70, 70, -92, 9, 8))
    for (const [x, height, lean, seed] of [
      [13, 13, -2, 4],
      [17.5, 15.5, 1, 9],
      [21, 12, 1.6, 15],
      [-27, 13, 1.5, 21],
    ] as const) {
      things.add(createPalm(light, { x, y: 0.5, z: -76, height, lean, size: 1.8, seed }))
    }
    const boat = createPirogue(light)
    boat.position.set(0.5, 0, -14.5)
    boat.rotation.y = 0.3
    const ferryman = createFigure(
      light,
      POLING,
      { skin: '#4a2c1f', hair: '#191214', top: '#e9dcc4', legs: '#1d4a72', long: true },
      0.018,
    )
    ferryman.position.set(2.9, 0.24, 0)
    const guest = createFigure(
      light,
      LOTUS,
      { skin: '#9a6a4e', hair: '#3a241a', top: '#ff4f2e', legs: '#20404a', bun: true },
      0.018,
    )
    guest.position.set(-0.4, 0.34, 0)
    guest.rotation.y = -Math.PI / 2
    boat.add(ferryman, guest, pole(light))
    things.add(boat)
    return () => {}
  },
}

function pole(light: Parameters<typeof createSurface>[0]): Group {
  const wood = new Mesh(
    new CylinderGeometry(0.028, 0.034, 4.6, 8),
    createSurface(light, { color: '#6d4a30' }),
  )
  // Through both of the ferryman's hands, down into the water beside the stern.
  const upper = new Vector3(2.5, 1.58, -0.1)
  const lower = new Vector3(2.54, 1.26, 0)
  wood.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), upper.clone().sub(lower).normalize())
  wood.position
    .copy(upper)
    .add(lower)
    .multiplyScalar(0.5)
    .add(new Vector3(0.1, -1.0, 0.2))
  return new Group().add(wood)
}
