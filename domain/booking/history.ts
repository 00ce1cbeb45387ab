import * as z from 'zod/mini'
import type { BookingField } from '#domain/booking-form/booking-fields.ts'
import type { TravelField } from '#domain/travel/travel.ts'

/** Who can change something: the operator on a device, the guest of the booking, or the site by its rules. */
export const ACTORS = ['operator', 'guest', 'site'] as const

/** Who changed something. The guest's name is not included: it is in the booking and is erased with it. */
export type Actor = { actor: 'operator'; device: string } | { actor: 'guest' } | { actor: 'site' }

export type Operator = Extract<Actor, { actor: 'operator' }>

/** The guest of a booking, or a person with its link. */
export const GUEST = { actor: 'guest' } as const satisfies Actor

/** The site by its rules: changes caused by time or by a provider. */
export const SITE = { actor: 'site' } as const satisfies Actor

/** The name of a device whose browser does not say what it runs on. */
export const UNKNOWN_DEVICE = 'a device'

/** The key of a changed field, by which erasure finds the change whatever the field is called. */
export type HistoryField = BookingField | TravelField | 'packageType' | 'roommate' | 'roomWish' | 'allergies'

/** A change as the operator reads it. */
export const historyEntrySchema = z.object({
  /** The instant of the change. */
  at: z.string(),
  /** "you, iPhone", a guest's first name, or "the site". */
  by: z.string(),
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})

export type HistoryEntry = z.output<typeof historyEntrySchema>

/** What is recorded when a traveller takes over the place that somebody else booked. */
export const TAKEN_OVER = 'Taken over by the traveller into an own account'

/** What only a traveller changes, by the own link. */
const BY_TRAVELLER: readonly (HistoryField | null)[] = [
  'healthConditions',
  'emergencyContact',
  'emergencyPhone',
]

/**
 * Returns who acted as the guest of a place that somebody else has booked: who booked it, apart from what only the traveller can say. Other
 * fields are changed by either.
 */
export function actorOfBooked(
  field: HistoryField | null,
  { traveller, booker }: { traveller: string | null; booker: string | null },
): string | null {
  if (BY_TRAVELLER.includes(field)) return traveller
  if (field === null) return booker
  return booker && traveller ? `${booker} or ${traveller}` : 'the guest'
}

/** Returns "you, iPhone", "Sophie", "the guest" if no name is known any more, or "the site". */
export function actorText(actor: Actor, guestName: string | null): string {
  switch (actor.actor) {
    case 'operator':
      return `you, ${actor.device}`
    case 'guest':
      return guestName?.trim() || 'the guest'
    case 'site':
      return 'the site'
  }
}
