import * as z from 'zod/mini'
import { bookingFields } from './booking-fields.ts'
import { BOOKING_STATUSES } from './booking-state.ts'
import { partOf } from './typed-records.ts'
import { PAYMENT_STATUSES } from '#domain/payment/ledger.ts'
import { planPartViewSchema } from '#domain/payment/plan-view.ts'
import { quoteViewSchema } from '#domain/price/quote-view.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { tripTicksSchema } from '#domain/travel/trip-ticks.ts'
import { travelFields } from '#domain/travel/travel-fields.ts'

const euros = z.number()
const instant = z.iso.datetime()

/** A lead or booking as it goes out to its guest and to the operator; nothing but these fields ever does. */
export const bookingSchema = z.object({
  id: z.string(),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  ...partOf(bookingFields, 'view'),
  /** Whether the guest's consent to keep the health notes stands. */
  healthConsent: z.boolean(),
  ...partOf(travelFields, 'view'),
  /** What the guest has ticked of the list before the stay. */
  ...tripTicksSchema.shape,
  /** The zone that the guest's browser was set to when it booked; null where it is not known. */
  timeZone: z.nullable(z.string()),
  name: z.string(),
  retreatDate: bookingFields.selectedDate.view,
  /** The first day of the retreat in Banjul. */
  startsOn: z.nullable(z.iso.date()),
  roomType: bookingFields.selectedRoom.view,
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  paymentStatus: z.enum([...PAYMENT_STATUSES, 'confirmed']),
  status: z.enum(BOOKING_STATUSES),
  /** Whether the guest does not want to be shown again that the place was released. */
  releaseDismissed: z.boolean(),
  /** Whether it is cancelled because the operator has cancelled the whole date. */
  retreatCancelled: z.boolean(),
  holdExpiresAt: z.nullable(instant),
  quote: z.nullable(quoteViewSchema),
  amountPaid: euros,
  /** What of it a bank holds, because the holder of the card disputes the payment: the bank decides who gets it. */
  amountDisputed: euros,
  amountReported: euros,
  balanceDue: euros,
  /** What was kept of changes that made the stay cheaper; absent where nothing was, as nearly always. */
  keptOfChanges: z.optional(euros),
  /**
   * What of it came from a guest who has handed the place on since (decision 0170); null where nobody has. `paid` goes back to that
   * guest where it goes back, for it came through the card provider; `reported` is a transfer that nobody has seen yet.
   */
  outgoingGuest: z.nullable(z.object({ paid: euros, reported: euros })),
  /**
   * What the guest has ordered with obligation to pay, and when; null before that. `changedAt` is since when a change of the
   * guest's own that altered the price waits to be ordered too.
   */
  order: z.nullable(z.object({ version: z.string(), orderedAt: instant, changedAt: z.nullable(instant) })),
  /** The dated parts in which the balance is paid, and what is open of each; null where it is paid on one day. */
  paymentPlan: z.nullable(z.array(planPartViewSchema)),
  paymentReferences: z.nullable(z.object({ deposit: z.string(), full: z.string(), balance: z.string() })),
})
export type Booking = z.infer<typeof bookingSchema>
