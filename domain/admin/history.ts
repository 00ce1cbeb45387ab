import * as z from 'zod/mini'
import type { BookingField } from '#domain/booking/booking-fields.ts'
import type { TravelField } from '#domain/travel/travel.ts'

/** Who can change something: the operator at one of her devices, the guest whose booking it is, and the site by its rules. */
export const ACTORS = ['operator', 'guest', 'site'] as const

/** Who changed something. A guest's name is not part of it: it stands in the booking, and goes with it. */
export type Actor = { actor: 'operator'; device: string } | { actor: 'guest' } | { actor: 'site' }

/** The guest of a booking, and whoever has its link. */
export const GUEST = { actor: 'guest' } as const satisfies Actor

/** The site by its rules: what is done by time, or by what a provider tells. */
export const SITE = { actor: 'site' } as const satisfies Actor

/** What a device is called whose browser does not say what it runs on. */
export const UNKNOWN_DEVICE = 'a device'

/** What a change of one field is kept by: erasure finds it by this, whatever the field is called. */
export type HistoryField =
  | BookingField
  | TravelField
  | 'packageType'
  | 'roommate'
  | 'roomWish'
  | 'coach'
  | 'allergies'

/** A change as the operator reads it. */
export const historyEntrySchema = z.object({
  /** The instant, by the product's clock. */
  at: z.string(),
  /** "you, iPhone", a guest's first name, or "the site". */
  by: z.string(),
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})

export type HistoryEntry = z.output<typeof historyEntrySchema>

/** "you, iPhone", "Sophie", "the guest" where no name is known (any more), or "the site". */
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
