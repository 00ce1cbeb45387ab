import type { LedgerLine } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Actor } from '#domain/desk/history.ts'
import { formatCents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { changePayment, endPayment } from './change-payment.ts'

/**
 * A reported transfer never came: the booking is paid as far as it was without it, with 48 new hours where that is
 * nothing. A card payment that did not fit is put aside. A second click
 * changes nothing. Problems: not-found, wrong-state.
 */
export async function rejectPayment(
  deps: Deps,
  { paymentId, by }: { paymentId: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, paymentId, async (tx, record, payment) => {
    if (payment.state === 'rejected') return
    if (payment.kind === 'refund' || (payment.state !== 'reported' && payment.state !== 'failed')) {
      throw new Problem('wrong-state', {
        detail: 'Only a reported transfer or a failed payment can be rejected',
      })
    }
    await endPayment(tx, deps, payment, 'rejected')
    await recordHistory(tx, {
      at: deps.clock.now(),
      by,
      what: `${formatCents(payment.amountCents)} never came`,
      bookingId: payment.bookingId,
    })
    if (payment.state === 'reported') await reopen(tx, deps, record, payment)
  })
}

async function reopen(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  const left = await saveTransition(tx, before, { type: 'reject_transfer' }, { now: deps.clock.now() })
  if (holdsPlace(left.booking.status))
    await queueBookingMail(tx, deps, 'transfer-rejected', left, { payment })
}
