import type { Booking } from '#domain/booking/booking.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { loadTrip, type Trip } from './trip-page.ts'

/** The result of the hosted page that the guest returns from. */
export type PaymentOutcome =
  | { kind: 'paid'; amount: number; method: CheckoutMethod; trip: Trip | null }
  | { kind: 'not_paid'; leadId: string | null; booking: Booking | null }
  | { kind: 'signed_out' }
  /** The provider's result could not be loaded. */
  | { kind: 'unknown' }

/** Loads whether the hosted page that the guest returns from was paid, and for which booking. */
export async function loadPaymentOutcome(
  readers: Pick<PageReaders, 'read'>,
  sessionId: string,
  {
    signedIn,
    ...trip
  }: {
    signedIn: boolean
    now: Date
    /** The longest time that a transfer takes, in working days. */
    transferWorkingDays: number
  },
): Promise<PaymentOutcome> {
  const notFound = { kind: 'not_paid', leadId: null, booking: null } as const
  if (sessionId === '') return notFound
  if (!signedIn) return { kind: 'signed_out' }
  const verified = await readers.read('verifySession', { params: { sessionId } })
  if (!verified.ok) {
    // A 404 is certainly no paid session of this guest; after any other failure the result is unknown.
    return verified.status === 404 ? notFound : { kind: 'unknown' }
  }
  const { payment_status: status, leadId, method, amount_total: amount } = verified.body.session
  const bookings = await readers.read('myBookings')
  const booking = bookings.body?.find(({ id }) => id === leadId) ?? null
  if (status !== 'paid') return { kind: 'not_paid', leadId, booking }
  return { kind: 'paid', amount, method, trip: booking && (await loadTrip(readers, booking, trip)) }
}
