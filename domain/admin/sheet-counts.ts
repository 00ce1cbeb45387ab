import { keysOf } from '#domain/base/typed-records.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { assignRooms, hasLostRoommate, hasOddGuest, roomsNeeded, type Sleeper } from './rooms.ts'
import type { SheetCounts, SheetGuest } from './sheet-shapes.ts'

/** A guest of the sheet with the mark of their shared room. */
export type CountedGuest = Omit<SheetGuest, 'roommateId'> & Sleeper

/** Returns the counts over the guests of a date. */
export function countSheet(guests: readonly CountedGuest[]): SheetCounts {
  const rooms = assignRooms(guests)
  const kiters = guests.filter(isKiter)
  const dueCents = guests.reduce((sum, { due }) => sum + Math.round(due * 100), 0)
  return {
    kiters: kiters.length,
    nonKiters: guests.length - kiters.length,
    due: dueCents / 100,
    owing: guests.filter(({ due }) => due > 0).length,
    rooms: {
      needed: roomsNeeded(rooms),
      private: rooms.private.length,
      pairs: rooms.pairs.length,
      alone: rooms.alone.map(({ name }) => name),
      left: guests.filter((guest) => hasLostRoommate(guest, guests)).map(({ name }) => name),
      odd: hasOddGuest(rooms),
      unknown: rooms.unknown.length,
    },
    diets: countDiets(guests),
    allergies: countAllergies(guests),
    wetsuits: countWetsuits(kiters),
    wetsuitsMissing: kiters.filter(lacksWetsuit).length,
    arrivals: countArrivals(guests),
    arrivalsUnknown: guests.filter(({ travel }) => travel.arrivalDate === null).length,
  }
}

/** True if a kiter's wetsuit size or cut is missing. A non-kiter needs none. */
export function lacksWetsuit(guest: Pick<SheetGuest, 'packageType' | 'wetsuitSize' | 'wetsuitCut'>): boolean {
  return isKiter(guest) && (guest.wetsuitSize === null || guest.wetsuitCut === null)
}

export function isKiter({ packageType }: Pick<SheetGuest, 'packageType'>): boolean {
  return packageType === 'kiter'
}

/** Returns the number of guests per diet, most frequent first. */
export function countDiets(guests: readonly Pick<SheetGuest, 'diet'>[]): SheetCounts['diets'] {
  return [...Map.groupBy(guests, ({ diet }) => diet)]
    .map(([diet, all]) => ({ diet, guests: all.length }))
    .toSorted((one, other) => other.guests - one.guests || (one.diet ?? '').localeCompare(other.diet ?? ''))
}

/** Returns the number of guests per allergy, most frequent first; case is ignored, so "No nuts" and "no nuts" are the same. */
export function countAllergies(guests: readonly Pick<SheetGuest, 'allergies'>[]): SheetCounts['allergies'] {
  const lines = guests.flatMap(({ allergies }) => allergies ?? [])
  return [...Map.groupBy(lines, (line) => line.toLowerCase()).values()]
    .flatMap(([allergies, ...others]) =>
      allergies === undefined ? [] : [{ allergies, guests: others.length + 1 }],
    )
    .toSorted((one, other) => other.guests - one.guests || one.allergies.localeCompare(other.allergies))
}

const SIZES = keysOf(bookingFields.selectedWetsuitSize.words)
const CUTS = keysOf(bookingFields.selectedWetsuitGender.words)

function countWetsuits(kiters: readonly CountedGuest[]): SheetCounts['wetsuits'] {
  return CUTS.flatMap((cut) => {
    const ofCut = kiters.filter(({ wetsuitCut }) => wetsuitCut === cut)
    const sizes = SIZES.flatMap((size) => {
      const guests = ofCut.filter(({ wetsuitSize }) => wetsuitSize === size).length
      return guests === 0 ? [] : [{ size, guests }]
    })
    return sizes.length === 0 ? [] : [{ cut, sizes }]
  })
}

/** Sorted by day, then guests without a flight last, then most guests first. */
function countArrivals(guests: readonly CountedGuest[]): SheetCounts['arrivals'] {
  const known = guests.flatMap(({ travel: { arrivalDate, arrivalFlight } }) =>
    arrivalDate === null ? [] : [{ on: arrivalDate, flight: flightNumber(arrivalFlight) }],
  )
  const groups = Map.groupBy(known, ({ on, flight }) => `${on} ${flight ?? ''}`)
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, guests: others.length + 1 }] : []))
    .toSorted(
      (one, other) =>
        one.on.localeCompare(other.on) ||
        Number(one.flight === null) - Number(other.flight === null) ||
        other.guests - one.guests ||
        (one.flight ?? '').localeCompare(other.flight ?? ''),
    )
}

/** Returns a flight number in one form, so "sn231" and "SN  231" are the same; any other text stays as it is. */
export function flightNumber(text: string | null): string | null {
  if (text === null) return null
  const number = /^([a-z]\d|\d[a-z]|[a-z]{2})\s*(\d{1,4})$/i.exec(text.trim())
  return number ? `${number[1]?.toUpperCase()} ${number[2]}` : text.trim() || null
}
