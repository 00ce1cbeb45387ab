import type { Booking } from '#domain/booking.ts'
import { DIET_WORDS, PACKAGE_WORDS, ROOM_WORDS } from './booking-words.ts'

/** What one retreat needs, counted from the bookings that hold a place on it. */
export interface RetreatPlan {
  kiters: number
  companions: number
  rooms: Count[]
  diets: Count[]
  wetsuits: Count[]
  /** Euros still to come, without what guests have reported as transferred. */
  stillDue: number
}

interface Count {
  label: string
  count: number
}

/** Counts guests, rooms, diets and wetsuits, most frequent first. */
export function planRetreat(guests: readonly Booking[]): RetreatPlan {
  return {
    kiters: guests.filter((guest) => guest.packageType === 'kiter').length,
    companions: guests.filter((guest) => guest.packageType === 'non-kiter').length,
    rooms: counted(guests.map((guest) => guest.roomType && ROOM_WORDS[guest.roomType])),
    diets: counted(
      guests.map((guest) => guest.selectedDiet && (DIET_WORDS[guest.selectedDiet] ?? guest.selectedDiet)),
    ),
    wetsuits: counted(guests.map(wetsuitOf)),
    stillDue: guests.reduce((sum, guest) => sum + guest.balanceDue, 0),
  }
}

function wetsuitOf(guest: Booking): string | null {
  if (!guest.selectedWetsuitSize) return null
  return guest.selectedWetsuitGender
    ? `${guest.selectedWetsuitSize} ${guest.selectedWetsuitGender}`
    : guest.selectedWetsuitSize
}

function counted(labels: readonly (string | null)[]): Count[] {
  const groups = Map.groupBy(
    labels.filter((label) => label !== null),
    (label) => label,
  )
  return [...groups]
    .map(([label, all]) => ({ label, count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}

/** One line about a guest for the retreat's list: "Kiter, private room". */
export function guestLine(guest: Booking): string {
  const words = [
    guest.packageType && PACKAGE_WORDS[guest.packageType],
    guest.roomType && ROOM_WORDS[guest.roomType].toLowerCase(),
  ]
  return words.filter(Boolean).join(', ')
}
