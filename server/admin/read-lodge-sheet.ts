import { Problem } from '#domain/api/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { assignRooms, roomsNeeded, type RoomPlan } from '#domain/booking/rooms.ts'
import { countAllergies, countDiets } from '#domain/retreat/sheet-counts.ts'
import type { LodgeView } from '#domain/retreat/sheet-shapes.ts'
import type { Deps } from '#server/deps.ts'
import { findByLodgeLinkToken } from '#server/store/lodge-link-token.ts'
import { loadSheet, type LoadedGuest } from './read-sheet.ts'

/** Returns the lodge's part of a retreat's sheet: no diets by name, no amounts and no addresses. Problem: not-found for an invalid link. */
export async function readLodgeSheet(
  deps: Pick<Deps, 'db' | 'env' | 'dataKeys'>,
  token: string,
): Promise<LodgeView> {
  const retreat = await findByLodgeLinkToken(deps, deps.db, token)
  if (!retreat) throw new Problem('not-found')
  const { guests } = await loadSheet(deps, retreat.id)
  const plan = assignRooms(guests)
  return {
    label: labelOf(retreat),
    guests: guests.length,
    roomsNeeded: roomsNeeded(plan),
    rooms: roomsOf(plan),
    diets: countDiets(guests),
    allergies: countAllergies(guests),
    arrivals: guests.map(arrivalOf).toSorted(byArrival),
  }
}

function roomsOf({ pairs, alone, private: single, unknown }: RoomPlan<LoadedGuest>): LodgeView['rooms'] {
  return [
    ...pairs.map((pair) => ({ kind: 'shared' as const, names: pair.map(({ name }) => name) })),
    ...alone.map(({ name }) => ({ kind: 'shared' as const, names: [name] })),
    ...single.map(({ name }) => ({ kind: 'private' as const, names: [name] })),
    ...unknown.map(({ name }) => ({ kind: null, names: [name] })),
  ]
}

type Arrival = LodgeView['arrivals'][number]

function arrivalOf({ name, travel }: LoadedGuest): Arrival {
  return { name, date: travel.arrivalDate, time: travel.arrivalTime, flight: travel.arrivalFlight }
}

/** Sorts by arrival. Guests without one come last. */
function byArrival(one: Arrival, other: Arrival): number {
  return whenOf(one).localeCompare(whenOf(other)) || one.name.localeCompare(other.name, 'en')
}

function whenOf({ date, time }: Arrival): string {
  return `${date ?? '9999'} ${time ?? '99'}`
}
