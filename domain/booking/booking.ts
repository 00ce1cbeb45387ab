import * as z from 'zod/mini'
import { eurosFromCents } from '#domain/base/money.ts'
import { columnOf } from '#domain/base/typed-records.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { PAYMENT_STATUSES } from '#domain/payment/ledger.ts'
import type { OpenInstalment } from '#domain/payment/payment-plan.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { quoteViewSchema } from '#domain/price/quote-view.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { travelFields, tripTicksSchema } from '#domain/travel/travel-fields.ts'
import { RELEASE_RULES } from './release.ts'

/** A part in euros, as the API gives it: `amount` as it was agreed, `open` what is still to be paid of it. */
const planPartViewSchema = z.object({
  dueOn: z.iso.date(),
  amount: z.number(),
  open: z.number(),
  state: z.enum(['open', 'part_paid', 'paid']),
})
export type InstalmentView = z.infer<typeof planPartViewSchema>

export function planInEuros(parts: readonly OpenInstalment[]): InstalmentView[] {
  return parts.map(({ dueOn, amountCents, openCents }) => ({
    dueOn,
    amount: eurosFromCents(amountCents),
    open: eurosFromCents(openCents),
    state: stateOfPart({ amountCents, openCents }),
  }))
}

function stateOfPart({ amountCents, openCents }: Omit<OpenInstalment, 'dueOn'>): InstalmentView['state'] {
  if (openCents === 0) return 'paid'
  return openCents < amountCents ? 'part_paid' : 'open'
}

const euros = z.number()
const instant = z.iso.datetime()

/** A booking, from its first saved field on, as its guest and the operator receive it. The API returns no other field of it. */
export const bookingSchema = z.object({
  id: z.string(),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  ...columnOf(bookingFields, 'view'),
  /** Whether the guest consents to our keeping the health notes. */
  healthConsent: z.boolean(),
  ...columnOf(travelFields, 'view'),
  /** The items of the pre-travel checklist that the guest has ticked. */
  ...tripTicksSchema.shape,
  /** The time zone of the guest's browser when booking; null if it is not known. */
  timeZone: z.nullable(z.string()),
  name: z.string(),
  retreatDate: bookingFields.selectedDate.view,
  /** The first day of the retreat in Banjul. */
  startsOn: z.nullable(z.iso.date()),
  roomType: bookingFields.selectedRoom.view,
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  paymentStatus: z.enum([...PAYMENT_STATUSES, 'confirmed']),
  status: z.enum(BOOKING_STATUSES),
  /** The group that books together and the traveller's number in it, from 1, the booker; null for one who comes alone. */
  group: z.nullable(
    z.object({
      id: z.string(),
      number: z.int(),
      /** True while the account that booked for this traveller acts for them. */
      bookedByOther: z.boolean(),
      /** The room that two of the group share with no other guest, the same for both; null without one. */
      sharedRoom: z.nullable(z.string()),
    }),
  ),
  /** The rule by which the place was released, and the end of the hold by it; null unless the booking is expired. */
  release: z.nullable(z.object({ rule: z.enum(RELEASE_RULES), until: instant })),
  /** True if the guest has dismissed the notice that the place was released. */
  releaseDismissed: z.boolean(),
  /** True if the booking was cancelled because the operator cancelled the whole date. */
  retreatCancelled: z.boolean(),
  holdExpiresAt: z.nullable(instant),
  quote: z.nullable(quoteViewSchema),
  amountPaid: euros,
  /** The part of the amount paid that a bank holds because the cardholder disputes the payment. */
  amountDisputed: euros,
  /** The goodwill refunds of a booking that holds its place, which are not owed again. */
  amountCredited: euros,
  amountReported: euros,
  balanceDue: euros,
  /** The amount kept although changes made the booking cheaper; absent if nothing was kept. */
  keptOfChanges: z.optional(euros),
  /** Goodwill refunds and what banks took back in disputes, which cancelling does not refund again; absent if there were none. */
  amountReturned: z.optional(euros),
  /**
   * The part of the money that outgoing guests paid, to whom any refund of it goes (decision 0170); null if nobody has handed the
   * place over. `reported` is a transfer that nobody has seen yet; `firstName` is null if several guests paid it or the name is erased.
   */
  outgoingGuest: z.nullable(z.object({ firstName: z.nullable(z.string()), paid: euros, reported: euros })),
  /** The order; null until the guest orders. `changedAt` is since when a price change has waited to be ordered; null if none does. */
  order: z.nullable(z.object({ version: z.string(), orderedAt: instant, changedAt: z.nullable(instant) })),
  /** The dated parts of the balance, with the amount still open of each; null if it is paid on one day. */
  paymentPlan: z.nullable(z.array(planPartViewSchema)),
  paymentReferences: z.nullable(z.object({ deposit: z.string(), full: z.string(), balance: z.string() })),
})
export type Booking = z.infer<typeof bookingSchema>
