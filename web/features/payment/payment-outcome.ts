import type { PageReaders } from '#domain/api/page-readers.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { loadTrip, type Trip } from './trip-page.ts'

/** What the provider says of the hosted page that the guest comes back from. */
export type PaymentOutcome =
  | { kind: 'paid'; amount: number; method: CheckoutMethod; trip: Trip | null }
  | { kind: 'not_paid'; leadId: string | null; booking: Booking | null }
  | { kind: 'signed_out' }
  /** It could not be asked. */
  | { kind: 'unknown' }

export type OutcomeReaders = Pick<PageReaders, 'session' | 'bookings' | 'payments' | 'availability'>

/** Asks whether the hosted page that a guest comes back from was paid, and for which booking. */
export async function loadOutcome(
  readers: OutcomeReaders,
  sessionId: string,
  {
    signedIn,
    ...trip
  }: {
    signedIn: boolean
    now: Date
    /** How long a transfer takes at the most. */
    transferWorkingDays: number
  },
): Promise<PaymentOutcome> {
  if (sessionId === '') return { kind: 'not_paid', leadId: null, booking: null }
  if (!signedIn) return { kind: 'signed_out' }
  const verified = await readers.session(sessionId)
  if (!verified.ok) {
    // Anything that is surely no paid session of this guest's is "not completed"; what could not be asked is not.
    return verified.status === 404 ? { kind: 'not_paid', leadId: null, booking: null } : { kind: 'unknown' }
  }
  const { payment_status: status, leadId, method, amount_total: amount } = verified.body
  const bookings = await readers.bookings()
  const booking = bookings.body?.find(({ id }) => id === leadId) ?? null
  if (status !== 'paid') return { kind: 'not_paid', leadId, booking }
  return { kind: 'paid', amount, method, trip: booking && (await loadTrip(readers, booking, trip)) }
}
