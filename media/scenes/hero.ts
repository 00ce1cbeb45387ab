// The film and its poster: a kite crosses the evening light, close to the beach.

import { MathUtils, Vector3 } from 'three'
import type { Flight } from '#media/world/flying-kite.ts'
import { SUNSET } from '#media/world/light.ts'
import { LOOP_SECONDS } from '#media/world/loop.ts'
import { createPalm } from '#media/world/palms.ts'
import type { CameraPlan, Picture, World } from '#media/world/picture.ts'
import { createRidingTeam } from '#media/world/rider.ts'
import type { SeaPlan } from '#media/world/sea.ts'
import { sandHeight, type Shore } from '#media/world/shore.ts'
import { createSpray } from '#media/world/spray.ts'

const SPEED = 7
const DISTANCE = -40
/** The way that one rides in a loop. Riders follow each other at it, so each ends where the next began. */
const LOOP_WAY = SPEED * LOOP_SECONDS
/** Metres between two riders, a whole part of the loop's way: the next is in the picture before one has left it. */
const GAP = LOOP_WAY / 2
/** Counted from the poster's rider, against the wind. Of the last one, the kite alone comes into the picture. */
const RIDERS = [-1, 0, 1, 2, 3]

interface Procession {
  /** Where the poster's rider is at 0 s: its composition. */
  start: number
  /** Where the kite is flown `low`, as it is until there as FLIGHT says. */
  low?: { from: number; to: number }
}

/** In a wide picture the headline stands in the left half of the sky: the kite dives below it on the way. */
export const WIDE: Procession = { start: 4, low: { from: 11, to: 1 } }
export const NARROW: Procession = { start: 7.4 }

const BEACH: Shore = { z: -18.4, bay: { from: 3.5, to: 13, depth: 9.5 }, breakers: 0.55, swash: 1.1 }

const HERO_SEA: SeaPlan = { shore: BEACH, swell: 0.075, chop: 0.075, ripples: 0.085, shallow: 0 }

export const FLIGHT: Flight = {
  towards: [-0.43, 0.64, -0.62],
  nose: [-0.62, 0.62, 0.1],
  lines: 16.5,
  size: 1.5,
}

const LOW_TOWARDS = new Vector3(-0.46, 0.38, -0.64)

const PALMS = [
  { x: 10.0, z: -21.0, height: 7.2, lean: -1.3, size: 1.1, seed: 11 },
  { x: 11.9, z: -22.4, height: 9.4, lean: -0.2, size: 1.05, seed: 23 },
]

/** Others ride the other way far out, fast enough to be whole gaps on at the seam: the sea is never empty. */
const FAR_DISTANCE = -250
const FAR_SPEED = 13
const FAR_GAP = FAR_SPEED * LOOP_SECONDS
const FAR_RIDERS = [-3, -2, -1, 0, 1]
const FAR_START = 62

/** x of each rider at a second of the loop. */
export function riderPlaces(time: number, { start }: Procession): number[] {
  return RIDERS.map((number) => start - SPEED * time + number * GAP)
}

/** How the kite of a rider at x is flown: a matter of the place alone, so that the loop closes. */
export function flightAt(x: number, { low }: Procession): Flight {
  if (!low) return FLIGHT
  const share = MathUtils.smoothstep(-x, -low.from, -low.to)
  return { ...FLIGHT, towards: new Vector3(...FLIGHT.towards).lerp(LOW_TOWARDS, share).toArray() }
}

export function farRiderPlaces(time: number): number[] {
  return FAR_RIDERS.map((i) => FAR_START + FAR_SPEED * time + i * FAR_GAP)
}

export const heroLandscape = hero({ at: [0, 2.6, 0], pitch: 6, yaw: 0, view: 33 }, WIDE)
export const heroPortrait = hero({ at: [0, 2.6, 0], pitch: 10, yaw: 1.2, view: 44 }, NARROW)

function hero(camera: CameraPlan, riders: Procession): Picture {
  return { hour: SUNSET, sea: HERO_SEA, camera, build: (world) => buildHero(world, riders) }
}

function buildHero(
  { light, sea, things, air, pixelsPerMetre }: World,
  riders: Procession,
): (time: number) => void {
  for (const palm of PALMS) {
    things.add(createPalm(light, { ...palm, y: sandHeight(BEACH, palm.x, palm.z) }))
  }
  const teams = RIDERS.map(() => ({
    team: createRidingTeam(light, FLIGHT),
    spray: createSpray(light, pixelsPerMetre, SPEED),
  }))
  things.add(...teams.map(({ team }) => team.group))
  air.add(...teams.map(({ spray }) => spray.points))
  const far = FAR_RIDERS.map(() =>
    createRidingTeam(light, { ...FLIGHT, towards: [0.35, 0.72, -0.6], nose: [0.7, 0.6, 0.1] }),
  )
  things.add(...far.map(({ group }) => group))
  return (time) => {
    farRiderPlaces(time).forEach((x, i) => far[i]?.place(time, x, 0.1, FAR_DISTANCE))
    riderPlaces(time, riders).forEach((x, i) => {
      const y = 0.6 * sea.heightAt(x, DISTANCE) + 0.16
      teams[i]?.team.place(time, x, y, DISTANCE, flightAt(x, riders))
      teams[i]?.spray.place(x + 0.35, y, DISTANCE)
      sea.wakes[i]?.set(x + 0.3, DISTANCE)
    })
  }
}
