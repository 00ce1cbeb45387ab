import { inArray } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { banjulDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/desk/history.ts'
import { coveredCents, isCheckoutMethod } from '#domain/payment/ledger.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { lowerQuote } from '#domain/price/pricing.ts'
import { Problem } from '#domain/api/problem.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { depositOf, quoteOf, totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { withCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { findLedgerLine } from '#server/payment/ledger-line.ts'
import { reversePayment } from '#server/payment/reverse-payment.ts'
import { openRefunds } from './open-refunds.ts'
import { receiptsDue } from '#server/payment/receipts-due.ts'

/** Money that the operator gives back. */
interface GuestRefund {
  amountCents: Cents
  /** Stands on the credit note. */
  reason: string
  /** The price sinks by as much. */
  lowerPrice: boolean
}

/**
 * The operator gives a guest any amount back: through the card provider as far as that holds it, the rest by transfer. Of a
 * booking that still owes, it is owed again unless the price sinks with it; of one that is paid, or holds no place, or whose retreat has begun, it is a
 * goodwill (decision 0100). It leaves, and the guest is told, when it can no longer be undone. Problems: not-found, more-than-received, wrong-state.
 */
export async function refundGuest(
  deps: Deps,
  { bookingId, refund, by }: { bookingId: string; refund: GuestRefund; by: Actor },
): Promise<{ payment: LedgerLine; record: BookingRecord }> {
  // A card page that is still open would charge what is due now.
  const firstId = await withCheckoutsClosed(deps, bookingId, (tx, record) =>
    give(tx, deps, record, refund, by),
  )
  const payment = await findLedgerLine(deps.db, deps.clock.now(), firstId)
  if (!payment) throw new Error('a refund vanished from the ledger')
  return { payment, record: await deps.db.transaction((tx) => reloadBooking(tx, bookingId)) }
}

async function give(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  { amountCents, reason, lowerPrice }: GuestRefund,
  by: Actor,
): Promise<string> {
  const { id } = record.booking
  const most = allRefundableCents(record.payments)
  if (amountCents > most) {
    const detail =
      most === 0
        ? 'Nothing was received that could be refunded'
        : `${formatCents(most)} was received and can be refunded`
    throw new Problem('more-than-received', { detail })
  }
  const why = reasonFor(record, lowerPrice, deps.clock.now())
  const refunds = await openRefunds(tx, deps, { payments: refundOrder(record) }, amountCents, why, reason)
  const [first] = refunds
  if (!first) throw new Error('the ledger did not take a refund')
  // Neither the provider nor the guest hears of it before it can no longer be undone (decision 0100).
  const waiting = receiptsDue(deps, record, null)
  const act = { actId: first.id, depositCents: depositOf(record) }
  await tx
    .update(payments)
    .set({ ...waiting, entryBefore: { ...waiting.entryBefore, refund: act } })
    .where(
      inArray(
        payments.id,
        refunds.map(({ id: refundId }) => refundId),
      ),
    )
  await changeBooking(tx, deps, record, amountCents, why)
  const change = { what: `Refund of ${formatCents(amountCents)}`, to: reason, bookingId: id }
  await recordHistory(tx, { at: deps.clock.now(), by, ...change })
  return first.id
}

/**
 * A booking's payments in the order that `refundShares` takes: the last one is refunded first. Newest first is the rule. What the present
 * guest paid comes before what a previous one did, and of each what the card provider holds, which needs no account and no work.
 */
export function refundOrder({ payments: ledger }: Pick<BookingRecord, 'payments'>): PaymentRow[] {
  const rank = (payment: PaymentRow) =>
    2 * Number(payment.payerHandOverId === null) + Number(isAtProvider(payment))
  return ledger.toSorted((a, b) => rank(a) - rank(b))
}

/** What nobody has seen yet does not make a booking paid; and of a retreat that has begun nothing is owed anew. */
function reasonFor(record: BookingRecord, lowerPrice: boolean, now: Date): RefundReason {
  if (lowerPrice) return 'price_lowered'
  const { booking, retreat, payments: ledger } = record
  const hasBegun = retreat !== null && hasStarted(retreat, banjulDay(now))
  const owes = holdsPlace(booking.status) && coveredCents(ledger) < totalOf(record)
  return owes && !hasBegun ? 'paid_back' : 'given_back'
}

function isAtProvider({ method, providerReference }: PaymentRow): boolean {
  return isCheckoutMethod(method) && providerReference !== null
}

async function changeBooking(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  amountCents: Cents,
  why: RefundReason,
): Promise<void> {
  const now = deps.clock.now()
  if (why === 'paid_back') await reversePayment(tx, record, now)
  if (why !== 'price_lowered') return
  const quote = quoteOf(record.booking)
  if (!quote || !holdsPlace(record.booking.status)) {
    throw new Problem('wrong-state', { detail: 'This booking has no price that could be lowered' })
  }
  const fields = quoteColumns(lowerQuote(quote, amountCents))
  await saveTransition(tx, record, { type: 'edit' }, { now, fields })
}
