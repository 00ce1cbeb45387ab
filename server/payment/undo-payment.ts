import { eq } from 'drizzle-orm'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { wrongState } from '#domain/contract/problem.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import { planUndo, type UndoPlan } from '#domain/payment/undo-entry.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { undoAct } from '#domain/price/pricing.ts'
import { isCancelledSince, queueCancellationMail } from '#server/change/cancellation-mail.ts'
import {
  changeLockedBooking,
  unchanged,
  type ChangeContext,
  type Outcome,
} from '#server/change/change-booking.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import {
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  insertPayment,
  updatePayments,
} from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import { eventOfMissingMoney } from './apply-payment.ts'
import { changePayment } from './ledger-line.ts'
import { sendReceipts } from './receipts-due.ts'

/**
 * Undoes what the operator recorded. Within 15 seconds it leaves no trace: nothing was sent, and a reported transfer is awaited
 * again. After that the receipt is out, so a counter-entry with a credit note reverses it. A second click changes nothing; with
 * `atOnce`, a late undo is refused. Problems: not-found, wrong-state.
 */
export async function undoPayment(
  deps: Deps,
  input: { paymentId: string; reason?: string | null | undefined; atOnce?: boolean | undefined; by: Actor },
): Promise<LedgerLine> {
  const line = await changePayment(deps, input, async (payment, record, context) => {
    const plan = planUndo(record.payments, payment, context.now)
    if (input.atOnce && plan.how === 'reverse') {
      throw wrongState('Too late to undo: the receipt has been sent.')
    }
    return outcomeOf(deps, context, record, { payment, plan, reason: input.reason ?? null })
  })
  await payOutRefunds(deps)
  return line
}

async function outcomeOf(
  deps: Deps,
  context: ChangeContext,
  record: BookingRecord,
  { payment, plan, reason }: { payment: PaymentRow; plan: UndoPlan; reason: string | null },
): Promise<Outcome<unknown>> {
  const { tx, now } = context
  const note = (what: string) => ({ history: [{ what, to: reason }] })
  const amount = formatCents(payment.amountCents)
  switch (plan.how) {
    case 'refused':
      throw wrongState(plan.reason)
    case 'done':
      return unchanged(null)
    case 'undo': {
      await restoreLedger(context, payment, plan.refundIds)
      const restored = await restoredBooking(deps, context, record, payment)
      return { ...restored, ...note(`${amount} received: undone straight away`) }
    }
    case 'undo_refund': {
      const columns = await rejectRefunds(context, record, payment, plan.refundIds)
      const restored = await restoredBooking(deps, context, record, payment)
      return {
        ...restored,
        columns,
        ...note(`Refund of ${amountOf(record, plan.refundIds)}: undone straight away`),
      }
    }
    case 'not_paid_out':
      await updatePayments(tx, [payment.id], {
        state: 'initiated',
        settledAt: null,
        undoneAt: now,
        // A payee who was emailed that it was sent is emailed again once it really is.
        ...(payment.payeeNotice === 'sent' && { payeeNotice: 'promised' }),
      })
      return { ...note(`Refund of ${amount} not paid out after all`), answer: () => null }
    case 'reverse': {
      // After the 15 seconds the receipt is due even if no sweep has run yet.
      if (payment.documentDueAt !== null)
        await changeLockedBooking(context, record, await sendReceipts(deps, context, [payment]))
      const reversed = await reversePayment(deps, context, record, { payment, plan, reason })
      return { ...reversed, ...note(`${formatCents(plan.counterCents)} of ${amount} reversed`) }
    }
  }
}

/** Restores the ledger to its state before the entry. */
async function restoreLedger(
  { tx, now }: ChangeContext,
  payment: PaymentRow,
  refundIds: readonly string[],
): Promise<void> {
  const before = savedState(payment)
  await updatePayments(tx, [payment.id], columnsBeforeEntry(before.reportedCents, now))
  await rejectUndone(tx, refundIds, now)
  // The statement line counts as unread, so it can be matched again.
  await tx.delete(bankLines).where(eq(bankLines.paymentId, payment.id))
}

/** Marks refunds as undone before anybody learned of them. */
export async function rejectUndone(tx: Transaction, refundIds: readonly string[], now: Date): Promise<void> {
  await updatePayments(tx, refundIds, {
    state: 'rejected',
    settledAt: now,
    undoneAt: now,
    documentDueAt: null,
  })
}

function savedState({ stateBeforeEntry }: PaymentRow): StateBeforeEntry {
  if (!stateBeforeEntry) throw new Error('an entry that can be undone says what was before it')
  return stateBeforeEntry
}

function amountOf({ payments: ledger }: BookingRecord, ids: readonly string[]): string {
  return formatCents(sumCents(ledger.filter(({ id }) => ids.includes(id))))
}

/** Rejects the operator's refunds and returns the price columns from before them. */
async function rejectRefunds(
  { tx, now }: ChangeContext,
  record: BookingRecord,
  payment: PaymentRow,
  refundIds: readonly string[],
) {
  const { refund } = savedState(payment)
  if (!refund) throw new Error('a refund that can be undone says what was before it')
  await rejectUndone(tx, refundIds, now)
  const quote = quoteOf(record.booking)
  return quote ? quoteColumns(undoAct(quote, refund.actId)) : {}
}

/**
 * Restores the place and its deadline. If the booking was cancelled within these seconds, the cancellation rule decides about the
 * remaining money.
 */
async function restoredBooking(
  deps: Deps,
  { tx }: ChangeContext,
  record: BookingRecord,
  payment: PaymentRow,
): Promise<Outcome<unknown>> {
  const { status, holdExpiresAt } = savedState(payment)
  const hold = holdExpiresAt === null ? null : new Date(holdExpiresAt)
  return {
    event: { type: 'undo_receive', before: { status, holdExpiresAt: hold } },
    refund: refundOfCancelled(await reloadBooking(tx, payment.bookingId)),
    documents: true,
    answer: async ({ record: after }) => {
      if (isCancelledSince(record, payment))
        await queueCancellationMail(tx, deps, after, { asksAccount: true })
    },
  }
}

/** Returns the columns that revert an entry: a reported transfer is awaited again, any other row is rejected and kept as a mistake. */
function columnsBeforeEntry(reportedCents: Cents | null, now: Date): Partial<PaymentRow> {
  const nothingWaits = { documentDueAt: null, waivedCents: null, undoneAt: now }
  if (reportedCents === null) return { ...nothingWaits, state: 'rejected', settledAt: now }
  return {
    ...nothingWaits,
    state: 'reported',
    amountCents: reportedCents,
    settledAt: null,
    receivedOn: null,
    note: null,
    stateBeforeEntry: null,
  }
}

/**
 * Reverses a payment whose receipt was sent, by a counter-entry that moves no money and a credit note, and emails the guest. A
 * transfer that the guest had reported is awaited again from today, since the operator's mistake must not cost the guest the place.
 */
async function reversePayment(
  deps: Deps,
  { tx, now }: ChangeContext,
  before: BookingRecord,
  {
    payment,
    plan: { counterCents, refundIds, awaitedCents },
    reason,
  }: { payment: PaymentRow; plan: Extract<UndoPlan, { how: 'reverse' }>; reason: string | null },
): Promise<Outcome<unknown>> {
  const counter = {
    state: 'refunded',
    refundReason: 'taken_back',
    reasonNote: reason,
    settledAt: now,
  } as const
  await updatePayments(tx, refundIds, counter)
  const { id, bookingId, kind, method, referenceText, payerHandOverId } = payment
  const entry = { bookingId, method, payerHandOverId, createdAt: now }
  if (counterCents > 0) {
    await insertPayment(tx, {
      ...entry,
      ...counter,
      kind: 'refund',
      amountCents: counterCents,
      refundOf: id,
    })
  }
  await tx.delete(bankLines).where(eq(bankLines.paymentId, id))
  // Bank fees were waived for this payment only.
  await updatePayments(tx, [id], { waivedCents: null })
  const isAwaited = awaitedCents !== null && holdsPlace(before.booking.status) && !isReported(before, kind)
  if (isAwaited) {
    await insertPayment(tx, {
      ...entry,
      kind,
      referenceText,
      amountCents: awaitedCents,
      state: 'reported',
    })
  }
  return {
    ...eventOfMissingMoney(before, now),
    documents: true,
    answer: ({ record, documents }) =>
      queueBookingMail(tx, deps, 'payment-corrected', record, { payment, isAwaited, documents }),
  }
}

function isReported({ payments: ledger }: BookingRecord, kind: PaymentRow['kind']): boolean {
  return ledger.some((row) => row.kind === kind && row.state === 'reported')
}
