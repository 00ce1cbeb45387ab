import type { Room } from '#domain/price/pricing.ts'

// Who sleeps where on a date. Two guests of shared rooms who carry the same mark share a room.

/** A guest as rooms are divided by. */
export interface Sleeper {
  /** Null where a booking of before says nothing of it. */
  room: Room | null
  /** The mark that both guests of a shared room carry; null where nobody is chosen yet. */
  roomShare: string | null
}

export interface RoomPlan<G> {
  private: G[]
  pairs: [G, G][]
  /** In shared rooms, and nobody is chosen for them yet. */
  alone: G[]
  /** It is not known which room they have. */
  unknown: G[]
}

/** Divides the guests of one date into rooms, each kind in the order in which they are given. */
export function divideRooms<G extends Sleeper>(guests: readonly G[]): RoomPlan<G> {
  const plan: RoomPlan<G> = { private: [], pairs: [], alone: [], unknown: [] }
  const shared = guests.filter(({ room }) => room === 'shared')
  for (const guest of guests) {
    if (guest.room === 'private') plan.private.push(guest)
    else if (guest.room === null) plan.unknown.push(guest)
    else {
      const mate = roommateOf(guest, shared)
      if (!mate) plan.alone.push(guest)
      // Each pair once, where its first guest stands.
      else if (shared.indexOf(guest) < shared.indexOf(mate)) plan.pairs.push([guest, mate])
    }
  }
  return plan
}

/** Who shares a room with a guest; undefined where nobody does. A mark that a third one carries too says nothing. */
export function roommateOf<G extends Sleeper>(guest: G, guests: readonly G[]): G | undefined {
  if (guest.room !== 'shared' || guest.roomShare === null) return undefined
  const others = guests.filter(
    (other) => other !== guest && other.room === 'shared' && other.roomShare === guest.roomShare,
  )
  return others.length === 1 ? others[0] : undefined
}

/** How many rooms it takes, if those who are alone in shared rooms are put together by two. */
export function roomsNeeded({ private: single, pairs, alone, unknown }: RoomPlan<unknown>): number {
  return single.length + pairs.length + Math.ceil(alone.length / 2) + unknown.length
}

/** Whether somebody stays alone in a shared room, whoever is put together. */
export function hasOddGuest({ alone }: RoomPlan<unknown>): boolean {
  return alone.length % 2 === 1
}

/** Why two guests of one date cannot share a room, for people; null where they can. */
export function roommateFault(guest: NamedSleeper, other: NamedSleeper): string | null {
  if (guest.id === other.id) return 'Nobody shares a room with themselves'
  for (const { name, room } of [guest, other])
    if (room !== 'shared') return `${name || 'This guest'} has not booked a shared room`
  return null
}

interface NamedSleeper {
  id: string
  name: string
  room: Room | null
}
