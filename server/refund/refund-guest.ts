import { inArray } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { banjulDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/admin/history.ts'
import { coveredCents, isCheckoutMethod } from '#domain/payment/ledger.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { lowerQuote } from '#domain/price/pricing.ts'
import { Problem } from '#domain/api/problem.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Changing, Outcome } from '#server/change/change-booking.ts'
import { openRefunds } from '#server/change/open-refunds.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { depositOf, quoteOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { findLedgerLine } from '#server/payment/ledger-line.ts'
import { moneyGone } from '#server/payment/apply-payment.ts'
import { receiptsDue } from '#server/payment/receipts-due.ts'

/** Money that the operator gives back. */
interface GuestRefund {
  amountCents: Cents
  /** Stands on the credit note. */
  reason: string
  /** The price sinks by as much. */
  lowerPrice: boolean
}

interface RefundedGuest {
  payment: LedgerLine
  record: BookingRecord
}

/**
 * The operator gives a guest any amount back: through the card provider as far as that holds it, the rest by transfer. Of a
 * booking that still owes, it is owed again unless the price sinks with it; of one that is paid, or holds no place, or whose retreat has begun, it is a
 * goodwill (decision 0100). It leaves, and the guest is told, when it can no longer be undone. Problems: not-found, more-than-received, wrong-state.
 */
export async function refundGuest(
  deps: Deps,
  { bookingId, refund, by }: { bookingId: string; refund: GuestRefund; by: Actor },
): Promise<RefundedGuest> {
  // A card page that is still open would charge what is due now.
  return changeWithCheckoutsClosed(deps, { id: bookingId, by }, (record, changing) =>
    give(changing, record, refund),
  )
}

async function give(
  { tx, now }: Changing,
  before: BookingRecord,
  { amountCents, reason, lowerPrice }: GuestRefund,
): Promise<Outcome<RefundedGuest>> {
  const most = allRefundableCents(before.payments)
  if (amountCents > most) {
    const detail =
      most === 0
        ? 'Nothing was received that could be refunded'
        : `${formatCents(most)} was received and can be refunded`
    throw new Problem('more-than-received', { detail })
  }
  const why = reasonFor(before, lowerPrice, now)
  const refunds = await openRefunds(tx, now, refundOrder(before), { amountCents, reason: why, note: reason })
  const [first] = refunds
  if (!first) throw new Error('the ledger did not take a refund')
  // Neither the provider nor the guest hears of it before it can no longer be undone (decision 0100).
  const waiting = receiptsDue(now, before, null)
  const act = { actId: first.id, depositCents: depositOf(before) }
  const ids = refunds.map(({ id }) => id)
  await tx
    .update(payments)
    .set({ ...waiting, entryBefore: { ...waiting.entryBefore, refund: act } })
    .where(inArray(payments.id, ids))
  return {
    ...(why === 'paid_back' && moneyGone(before, now)),
    ...(why === 'price_lowered' && { event: { type: 'edit' }, fields: loweredPrice(before, amountCents) }),
    history: [{ what: `Refund of ${formatCents(amountCents)}`, to: reason }],
    answer: async ({ record }) => {
      const payment = await findLedgerLine(tx, now, first.id)
      if (!payment) throw new Error('a refund vanished from the ledger')
      return { payment, record }
    },
  }
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

function loweredPrice({ booking }: BookingRecord, byCents: Cents) {
  const quote = quoteOf(booking)
  if (!quote || !holdsPlace(booking.status))
    throw new Problem('wrong-state', { detail: 'This booking has no price that could be lowered' })
  return quoteColumns(lowerQuote(quote, byCents))
}
