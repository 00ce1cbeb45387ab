import type { Room } from '#domain/price/rooms.ts'

// Assigns the guests of a date to rooms. Two guests of shared rooms with the same mark share a room.

export interface Sleeper {
  /** Null if an older booking gives no room. */
  room: Room | null
  /** The mark that both guests of a shared room carry; null until a roommate is chosen. */
  roomShare: string | null
}

export interface RoomPlan<G> {
  private: G[]
  pairs: [G, G][]
  /** Guests of shared rooms for whom no roommate is chosen yet. */
  alone: G[]
  /** Guests whose room is not known. */
  unknown: G[]
}

/** Divides the guests of one date into rooms. Each kind keeps the given order. */
export function assignRooms<G extends Sleeper>(guests: readonly G[]): RoomPlan<G> {
  const plan: RoomPlan<G> = { private: [], pairs: [], alone: [], unknown: [] }
  for (const guest of guests) {
    if (guest.room === 'private') plan.private.push(guest)
    else if (guest.room === null) plan.unknown.push(guest)
    else {
      const mate = roommateOf(guest, guests)
      if (!mate) plan.alone.push(guest)
      // Adds each pair once, in its first guest's position.
      else if (guests.indexOf(guest) < guests.indexOf(mate)) plan.pairs.push([guest, mate])
    }
  }
  return plan
}

/** Returns a guest's roommate; undefined if there is none, or if a third guest carries the same mark. */
export function roommateOf<G extends Sleeper>(guest: G, guests: readonly G[]): G | undefined {
  if (guest.room !== 'shared' || guest.roomShare === null) return undefined
  const others = guests.filter(
    (other) => other !== guest && other.room === 'shared' && other.roomShare === guest.roomShare,
  )
  return others.length === 1 ? others[0] : undefined
}

/** True if a guest has the mark of a shared room whose other guest has left it. */
export function hasLostRoommate<G extends Sleeper>(guest: G, guests: readonly G[]): boolean {
  return guest.room === 'shared' && guest.roomShare !== null && !roommateOf(guest, guests)
}

/** Returns the number of rooms needed if guests without a roommate are paired. */
export function roomsNeeded({ private: single, pairs, alone, unknown }: RoomPlan<unknown>): number {
  return single.length + pairs.length + Math.ceil(alone.length / 2) + unknown.length
}

/** True if one guest stays without a roommate, however the others are paired. */
export function hasOddGuest({ alone }: RoomPlan<unknown>): boolean {
  return alone.length % 2 === 1
}

/** Returns the reason, as people read it, why two guests of one date cannot share a room; null if they can. */
export function roommateFault(guest: NamedSleeper, other: NamedSleeper): string | null {
  if (guest.id === other.id) return 'No one shares a room with themselves'
  for (const { name, room } of [guest, other])
    if (room !== 'shared') return `${name || 'This guest'} has not booked a shared room`
  return null
}

interface NamedSleeper {
  id: string
  name: string
  room: Room | null
}
