import { eq } from 'drizzle-orm'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { fieldProblem, wrongState } from '#domain/contract/problem.ts'
import { MOST_BANK_FEES_CENTS, waivableCents, receivedOnError } from '#domain/payment/hand-entry.ts'
import { balanceDueCents, coveredCents } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { changeLockedBooking, unchanged, type ChangeContext } from '#server/change/change-booking.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { eventOfMissingMoney, outcomeOfPayment } from '#server/payment/apply-payment.ts'
import { changePayment } from '#server/payment/ledger-line.ts'
import { undoColumns } from '#server/payment/receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { assertNotPaidYet, payOutByHand } from '#server/refund/refund-by-hand.ts'
import { totalOf, depositOf } from '#server/store/booking-money.ts'
import {
  type BookingRecord,
  type PaymentRow,
  reloadBooking,
  insertPayment,
  updatePayments,
} from '#server/store/booking-record.ts'
import { payerHandOverOn } from '#server/store/hand-over-record.ts'

/** What the operator states about an arrived transfer. */
interface Arrival {
  /** In cents; the reported amount if omitted. */
  amountCents?: Cents | undefined
  /** True to confirm the place although bank fees are missing from the deposit. */
  confirm?: boolean | undefined
  /** Day of arrival; unknown if omitted. */
  receivedOn?: CalendarDay | null | undefined
  note?: string | null | undefined
}

/** Throws unless money can have been received on this day. Problem: invalid-fields. */
export function assertReceivable(day: CalendarDay, now: Date): void {
  const message = receivedOnError(day, now)
  if (message) throw fieldProblem('receivedOn', message)
}

/**
 * Records for the operator that a reported transfer arrived, or that a refund was paid out. A second click changes nothing; receipt
 * and email follow when it can no longer be undone. Problems: not-found, wrong-state.
 */
export async function receivePayment(
  deps: Deps,
  input: { paymentId: string; arrival: Arrival; by: Actor },
): Promise<LedgerLine> {
  const { receivedOn } = input.arrival
  if (receivedOn) assertReceivable(receivedOn, deps.clock.now())
  await assertNotPaidYet(deps, input.paymentId)
  const line = await changePayment(deps, input, async (payment, record, context) => {
    const { kind } = payment
    if (kind === 'refund') return payOutByHand(context, record, payment)
    return unchanged(await recordTransfer(context, record, { ...payment, kind }, input.arrival))
  })
  await payOutRefunds(deps)
  return line
}

/**
 * Records an arrived transfer inside a change that holds the locks of the places and the booking. For an expired booking it takes a
 * place again if one is free; otherwise it is refunded and `counts` is false. Problem: wrong-state.
 */
export async function recordTransfer(
  context: ChangeContext,
  before: BookingRecord,
  reported: PaymentRow & { kind: PaymentType },
  arrival: Arrival,
): Promise<{ counts: boolean }> {
  if (reported.state === 'received') return { counts: true }
  if (reported.state !== 'reported') {
    throw wrongState('Only a transfer reported by a guest can be marked as received')
  }
  const [payment] = await context.tx
    .update(payments)
    .set({
      amountCents: arrival.amountCents ?? reported.amountCents,
      state: 'received',
      settledAt: context.now,
      receivedOn: arrival.receivedOn ?? null,
      note: arrival.note ?? null,
      ...undoColumns(context.now, before, reported.amountCents),
    })
    .where(eq(payments.id, reported.id))
    .returning()
  if (!payment) throw new Error('a payment vanished from the ledger')
  const fits = !isPaidOtherwise(before, payment)
  return recordEntry(context, before, payment, { confirm: arrival.confirm ?? false, fits })
}

/**
 * True if the deposit or full amount was paid in another way since the transfer was reported, so that the transfer is refunded. It
 * still counts if the price lacks no more than it, since the guest was then asked for the rest alone.
 */
function isPaidOtherwise(before: BookingRecord, { id, kind, amountCents }: PaymentRow): boolean {
  if (kind === 'balance' || !holdsPlace(before.booking.status)) return false
  const others = before.payments.filter((row) => row.id !== id)
  const isPaid = others.some(
    (row) =>
      (row.kind === 'deposit' || row.kind === 'full') &&
      row.state === 'received' &&
      unrefundedCents(others, row) > 0,
  )
  return isPaid && balanceDueCents(others, totalOf(before)) > amountCents
}

/**
 * Records money that nobody had reported as received. It counts at once, but its receipt and email wait. `bankText` is the bank's
 * text of a transfer, which may name a previous guest as sender.
 */
export async function recordUnreported(
  context: ChangeContext,
  before: BookingRecord,
  received: Pick<PaymentRow, 'kind' | 'method' | 'amountCents' | 'referenceText' | 'receivedOn' | 'note'>,
  { bankText = '', ...how }: { confirm: boolean; fits: boolean; bankText?: string | undefined },
): Promise<{ payment: PaymentRow; counts: boolean }> {
  const { tx, now } = context
  const payment = await insertPayment(tx, {
    ...received,
    bookingId: before.booking.id,
    payerHandOverId: await payerHandOverOn(tx, before.booking, { day: received.receivedOn, bankText }),
    state: 'received',
    createdAt: now,
    settledAt: now,
    ...undoColumns(now, before, null),
  })
  return { payment, ...(await recordEntry(context, before, payment, how)) }
}

async function recordEntry(
  context: ChangeContext,
  before: BookingRecord,
  payment: PaymentRow,
  { confirm, fits }: { confirm: boolean; fits: boolean },
): Promise<{ counts: boolean }> {
  const history = [{ what: `${formatCents(payment.amountCents)} received` }]
  const wasReported = (payment.stateBeforeEntry?.reportedCents ?? null) !== null
  if (before.booking.status === 'cancelled' && wasReported) {
    // A transfer reported before the cancellation is decided by the cancellation rule.
    return changeLockedBooking(context, before, {
      history,
      refund: refundOfCancelled(await reloadBooking(context.tx, payment.bookingId)),
      answer: ({ refunds }) => ({ counts: sumCents(refunds) < payment.amountCents }),
    })
  }
  if (confirm) await waiveBankFees(context.tx, payment)
  const counted = await outcomeOfPayment(context, before, payment, { fits })
  return changeLockedBooking(context, before, { ...counted, history })
}

/** True if, with this amount, only bank fees are missing from the deposit. Choosing a bank line for a booking accepts them. */
export function lacksOnlyFees(record: BookingRecord, amountCents: Cents): boolean {
  return waivableCents(coveredCents(record.payments) + amountCents, depositOf(record)) > 0
}

/**
 * Waives bank fees missing from the deposit after a payment was recorded: the place is confirmed, and the fees stay due. Does
 * nothing if nothing is missing. Problem: wrong-state if more is missing (decision 0051).
 */
async function waiveBankFees(
  tx: Transaction,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const record = await reloadBooking(tx, bookingId)
  const depositCents = depositOf(record)
  const covered = coveredCents(record.payments)
  if (covered >= depositCents) return
  const waivedCents = waivableCents(covered, depositCents)
  if (waivedCents === 0) {
    throw wrongState(
      `${formatCents(depositCents - covered)} of the deposit is missing. You can confirm a place if at most ${formatCents(MOST_BANK_FEES_CENTS)} is missing.`,
    )
  }
  await updatePayments(tx, [id], { waivedCents })
}

/**
 * Rejects a reported transfer that never arrived; before the retreat, a booking without any other payment is held for another 48 hours.
 * Also dismisses a card payment that did not fit. A second click changes nothing. Problems: not-found, wrong-state.
 */
export async function rejectPayment(
  deps: Deps,
  which: { paymentId: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, which, async (payment, before, { tx, now }) => {
    if (payment.state === 'rejected') return unchanged(null)
    if (payment.kind === 'refund' || (payment.state !== 'reported' && payment.state !== 'failed')) {
      throw wrongState('Only a reported transfer or a failed payment can be rejected')
    }
    // Without a payment there is no receipt, so its address is deleted.
    await updatePayments(tx, [payment.id], { state: 'rejected', settledAt: now, payerEmail: null })
    const history = [{ what: `${formatCents(payment.amountCents)} not received` }]
    if (payment.state === 'failed') return { history, answer: () => null }
    return {
      ...eventOfMissingMoney(before, now, 'reject_transfer'),
      history,
      answer: async ({ record }) => {
        if (holdsPlace(record.booking.status))
          await queueBookingMail(tx, deps, 'transfer-rejected', record, { payment })
      },
    }
  })
}
