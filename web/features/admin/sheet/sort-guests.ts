import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'

export const SHEET_SORTS = ['name', 'room', 'coach', 'arrival'] as const
export type SheetSort = (typeof SHEET_SORTS)[number]

/** Sorts guests by `sort`, then by name. By room, roommates are next to each other; unknown values come last. */
export function sortGuests(guests: readonly SheetGuest[], sort: SheetSort): SheetGuest[] {
  const keyOf = KEYS[sort]
  return guests.toSorted(
    (one, other) =>
      keyOf(one, guests).localeCompare(keyOf(other, guests), 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}

/** Sorts after every letter. */
const LAST = '\uFFFD'

const KEYS: Record<SheetSort, (guest: SheetGuest, all: readonly SheetGuest[]) => string> = {
  name: () => '',
  room: (guest, all) => {
    const mate = all.find(({ leadId }) => leadId === guest.roommateId)
    if (mate) return `1 ${[guest.name, mate.name].toSorted((a, b) => a.localeCompare(b, 'en'))[0]}`
    return { shared: '2', private: '3', none: '4' }[guest.room ?? 'none']
  },
  coach: ({ coach }) => coach ?? LAST,
  arrival: ({ travel }) =>
    travel.arrivalDate === null ? LAST : `${travel.arrivalDate} ${travel.arrivalTime ?? '99'}`,
}
