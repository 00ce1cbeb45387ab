import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'

/** What a sheet can be sorted by. */
export const SHEET_SORTS = ['name', 'room', 'coach', 'arrival'] as const
export type SheetSort = (typeof SHEET_SORTS)[number]

/** Guests in another order, by name within it; roommates stand beside each other, and what is not known comes last. */
export function sortGuests(guests: readonly SheetGuest[], sort: SheetSort): SheetGuest[] {
  const keyOf = KEYS[sort]
  return guests.toSorted(
    (one, other) =>
      keyOf(one, guests).localeCompare(keyOf(other, guests), 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}

/** After every letter. */
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
