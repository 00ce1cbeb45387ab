import { PACKAGE_NAMES } from '#domain/booking-names.ts'
import type { Booking } from '#domain/booking.ts'
import { DIET_LABELS, paymentLabel, ROOM_LABELS } from './booking-labels.ts'

/** What one retreat needs, counted from the bookings that hold a place on it. */
export interface RetreatPlan {
  kiters: number
  nonKiters: number
  payments: Count[]
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

/** Counts guests, how far they have paid, rooms, diets and wetsuits, most frequent first. */
export function planRetreat(guests: readonly Booking[]): RetreatPlan {
  return {
    kiters: guests.filter((guest) => guest.packageType === 'kiter').length,
    nonKiters: guests.filter((guest) => guest.packageType === 'non-kiter').length,
    payments: counted(guests.map((guest) => paymentLabel(guest).text)),
    rooms: counted(guests.map((guest) => guest.roomType && ROOM_LABELS[guest.roomType])),
    diets: counted(guests.map((guest) => guest.selectedDiet && DIET_LABELS[guest.selectedDiet])),
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

/** What to prepare for one guest, in a line: "Kiter, private room, vegan, wetsuit M female". */
export function guestLine(guest: Booking): string {
  const wetsuit = wetsuitOf(guest)
  const words = [
    guest.packageType && PACKAGE_NAMES[guest.packageType],
    guest.roomType && ROOM_LABELS[guest.roomType].toLowerCase(),
    guest.selectedDiet && guest.selectedDiet !== 'no-diet' && DIET_LABELS[guest.selectedDiet].toLowerCase(),
    wetsuit && `wetsuit ${wetsuit}`,
  ]
  return words.filter(Boolean).join(', ')
}

/** Kiters first, because they are prepared for first, and by name. */
export function inListOrder(guests: readonly Booking[]): Booking[] {
  const rank = ({ packageType }: Booking) => (packageType === 'kiter' ? 0 : 1)
  return guests.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}
