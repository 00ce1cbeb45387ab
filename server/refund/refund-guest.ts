import { randomUUID } from 'node:crypto'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { lowerQuote } from '#domain/price/pricing.ts'
import { refundMethodOf } from '#domain/refund/refund-shares.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { eventOfMissingMoney } from '#server/payment/apply-payment.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { reloadLedgerLine } from '#server/payment/ledger-line.ts'
import { undoColumns } from '#server/payment/receipts-due.ts'
import { quoteOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'

interface GuestRefund {
  amountCents: Cents
  /** Printed on the credit note. */
  reason: string
  /** True to lower the price by the same amount. */
  lowerPrice: boolean
}

interface RefundedGuest {
  payment: LedgerLine
  record: BookingRecord
}

/**
 * Refunds any amount for the operator: as far as possible through the card provider, the rest by transfer. If the booking still
 * owes money, the amount is due again unless the price is lowered with it; if it is paid, holds no place or its retreat has begun,
 * the refund is goodwill. It is sent, and the guest emailed, when it can no longer be undone. Problems: not-found,
 * more-than-received, wrong-state (decision 0100).
 */
export async function refundGuest(
  deps: Deps,
  { bookingId, refund, by }: { bookingId: string; refund: GuestRefund; by: Actor },
): Promise<RefundedGuest> {
  // An open checkout would charge the amount that was due before.
  return changeWithCheckoutsClosed(deps, { id: bookingId, by }, (record, context) =>
    outcomeOfRefund(context, record, refund),
  )
}

function outcomeOfRefund(
  { now }: ChangeContext,
  before: BookingRecord,
  { amountCents, reason, lowerPrice }: GuestRefund,
): Outcome<RefundedGuest> {
  const most = heldCents(before.payments)
  if (amountCents > most) {
    const detail =
      most === 0
        ? 'Nothing was received, so there’s nothing to refund'
        : `You can refund at most ${formatCents(most)}`
    throw new Problem('more-than-received', { detail })
  }
  const refundReason = reasonFor(before, lowerPrice, now)
  const waiting = undoColumns(now, before, null)
  const actId = randomUUID()
  return {
    refund: {
      amountCents,
      reason: refundReason,
      note: reason,
      // Neither the provider nor the guest learns of it while it can be undone (decision 0100).
      waiting: {
        ...waiting,
        stateBeforeEntry: { ...waiting.stateBeforeEntry, refund: { actId } },
      },
      payments: sortForRefund(before),
    },
    next: ({ record: refunded, refunds: [first] }) => {
      if (!first) throw new Error('the ledger did not take a refund')
      return {
        ...(refundReason === 'paid_back' && eventOfMissingMoney(refunded, now)),
        ...(refundReason === 'price_lowered' && {
          event: { type: 'edit' },
          columns: loweredPrice(refunded, { cents: amountCents, reason, act: actId }),
        }),
        history: [{ what: `Refund of ${formatCents(amountCents)}`, to: reason }],
        result: async ({ tx, record }) => ({ payment: await reloadLedgerLine(tx, now, first.id), record }),
      }
    },
  }
}

/**
 * Returns a booking's payments in the order that `refundShares` expects, where the last is refunded first. The current guest's
 * payments are refunded before a previous guest's, and of each those at the card provider first, which need no account and no work;
 * within that, newest first.
 */
export function sortForRefund({ payments: ledger }: Pick<BookingRecord, 'payments'>): PaymentRow[] {
  const rank = (payment: PaymentRow) =>
    2 * Number(payment.payerHandOverId === null) + Number(refundMethodOf(payment) !== 'bank_transfer')
  return ledger.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Returns the reason of a refund. Reported money does not make a booking paid, and nothing becomes due again after the retreat has begun.
 */
function reasonFor(record: BookingRecord, lowerPrice: boolean, now: Date): RefundReason {
  if (lowerPrice) return 'price_lowered'
  const { booking, retreat, payments: ledger } = record
  const hasBegun = retreat !== null && hasStarted(retreat, banjulDay(now))
  const owes = holdsPlace(booking.status) && coveredCents(ledger) < totalOf(record)
  return owes && !hasBegun ? 'paid_back' : 'given_back'
}

function loweredPrice({ booking }: BookingRecord, by: Parameters<typeof lowerQuote>[1]) {
  const quote = quoteOf(booking)
  if (!quote || !holdsPlace(booking.status)) throw wrongState('This booking has no price to reduce')
  return quoteColumns(lowerQuote(quote, by))
}
