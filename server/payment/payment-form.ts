import { eq } from 'drizzle-orm'
import { nameOrAddress } from '#domain/booking/full-name.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { refundMethodOf, refundShares } from '#domain/refund/refund-shares.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { depositOf, totalOf } from '#server/store/booking-money.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { listReported } from './ledger-line.ts'
import { refundOrder } from '#server/refund/refund-guest.ts'

/** Returns what the operator needs to record a payment or a refund for a booking. Problem: not-found. */
export async function readPaymentForm(deps: Deps, bookingId: string): Promise<PaymentForm> {
  const record = await loadBooking(deps.db, bookingId)
  if (!record) throw new Problem('not-found')
  const { booking, retreat, payments } = record
  const refundable = allRefundableCents(payments)
  const former = await deps.db
    .select({ id: handOvers.id, name: handOvers.fromName })
    .from(handOvers)
    .where(eq(handOvers.bookingId, booking.id))
  return {
    leadId: booking.id,
    name: nameOrAddress(booking, 'No name'),
    firstName: booking.firstName,
    email: booking.email,
    retreatDate: retreat && labelOf(retreat),
    status: booking.status,
    covered: eurosFromCents(coveredCents(payments)),
    deposit: eurosFromCents(depositOf(record)),
    total: eurosFromCents(totalOf(record)),
    balanceDueOn: booking.balanceDueOn,
    refundable: eurosFromCents(refundable),
    refundSources: refundShares(refundOrder(record), refundable).map(({ source, amountCents }) => ({
      paymentId: source.id,
      refundable: eurosFromCents(amountCents),
      method: refundMethodOf(source),
      previousGuest:
        source.payerHandOverId === null
          ? null
          : (former.find(({ id }) => id === source.payerHandOverId)?.name ?? 'the previous guest'),
    })),
    reported: await listReported(deps, booking.id),
    today: banjulDay(deps.clock.now()),
  }
}
