import { eq } from 'drizzle-orm'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { wrongState } from '#domain/contract/problem.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import { planUndo, type UndoPlan } from '#domain/payment/undo-entry.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { undoAct } from '#domain/price/pricing.ts'
import { isCancelledSince } from '#server/change/cancellation-mail.ts'
import { unchanged, type Change, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import { eventOfMissingMoney } from './apply-payment.ts'
import { changePayment } from './ledger-line.ts'
import { receiptsOf } from './receipts-due.ts'

/**
 * Undoes what the operator recorded. Within 15 seconds it leaves no trace: nothing was sent, and a reported transfer is awaited
 * again. After that the receipt is out, so a counter-entry with a credit note reverses it. A second click changes nothing; with
 * `atOnce`, a late undo is refused. Problems: not-found, wrong-state.
 */
export async function undoPayment(
  deps: Deps,
  input: { paymentId: string; reason?: string | null | undefined; atOnce?: boolean | undefined; by: Actor },
): Promise<LedgerLine> {
  const line = await changePayment(
    deps,
    { ...input, together: input.atOnce ?? false },
    (payment, record, { now }) => {
      const plan = planUndo(record.payments, payment, now)
      if (input.atOnce && plan.how === 'reverse') {
        throw wrongState('Too late to undo: the receipt has been sent.')
      }
      return {
        // The statement line counts as unread, so it can be matched again.
        ...((plan.how === 'undo' || plan.how === 'reverse') && {
          also: (write) => write.delete(bankLines).where(eq(bankLines.paymentId, payment.id)),
        }),
        ...outcomeOf(now, record, { payment, plan, reason: input.reason ?? null }),
      }
    },
  )
  await payOutRefunds(deps)
  return line
}

function outcomeOf(
  now: Date,
  record: BookingRecord,
  { payment, plan, reason }: { payment: PaymentRow; plan: UndoPlan; reason: string | null },
): Outcome<null> {
  const note = (what: string) => ({ history: [{ what, to: reason }], result: null })
  const amount = formatCents(payment.amountCents)
  switch (plan.how) {
    case 'refused':
      throw wrongState(plan.reason)
    case 'done':
      return unchanged(null)
    case 'undo': {
      const columns = columnsBeforeEntry(savedState(payment).reportedCents, now)
      return {
        payments: { set: [{ ids: [payment.id], columns }, undoneRefunds(plan.refundIds, now)] },
        ...restoredBooking(record, payment),
        ...note(`${amount} received: undone straight away`),
      }
    }
    case 'undo_refund':
      return {
        payments: { set: [undoneRefunds(plan.refundIds, now)] },
        ...restoredBooking(record, payment),
        columns: priceBefore(record, payment),
        ...note(`Refund of ${amountOf(record, plan.refundIds)}: undone straight away`),
      }
    case 'not_paid_out': {
      const columns = {
        state: 'initiated' as const,
        settledAt: null,
        undoneAt: now,
        // A payee who was emailed that it was sent is emailed again once it really is.
        ...(payment.payeeNotice === 'sent' && { payeeNotice: 'promised' as const }),
      }
      return {
        payments: { set: [{ ids: [payment.id], columns }] },
        ...note(`Refund of ${amount} not paid out after all`),
      }
    }
    case 'reverse': {
      const reverse = (fresh: BookingRecord): Outcome<null> => ({
        ...reversedPayment(now, fresh, { payment, plan, reason }),
        ...note(`${formatCents(plan.counterCents)} of ${amount} reversed`),
      })
      if (payment.documentDueAt === null) return reverse(record)
      // After the 15 seconds the receipt is due even if no sweep has run yet.
      return { ...receiptsOf([payment]), next: (done) => reverse(done.record) }
    }
  }
}

/** Returns how refunds are marked as undone before anybody learned of them. */
export function undoneRefunds(ids: readonly string[], now: Date) {
  return { ids, columns: { state: 'rejected' as const, settledAt: now, undoneAt: now, documentDueAt: null } }
}

function savedState({ stateBeforeEntry }: PaymentRow): StateBeforeEntry {
  if (!stateBeforeEntry) throw new Error('an entry that can be undone says what was before it')
  return stateBeforeEntry
}

function amountOf({ payments: ledger }: BookingRecord, ids: readonly string[]): string {
  return formatCents(sumCents(ledger.filter(({ id }) => ids.includes(id))))
}

/** Returns the price columns from before the operator's refunds. */
function priceBefore({ booking }: BookingRecord, payment: PaymentRow) {
  const { refund } = savedState(payment)
  if (!refund) throw new Error('a refund that can be undone says what was before it')
  const quote = quoteOf(booking)
  return quote ? quoteColumns(undoAct(quote, refund.actId)) : {}
}

/**
 * Returns the change that restores the place and its deadline. If the booking was cancelled within these seconds, the cancellation rule
 * decides about the remaining money.
 */
function restoredBooking(record: BookingRecord, payment: PaymentRow): Change {
  const { status, holdExpiresAt } = savedState(payment)
  const hold = holdExpiresAt === null ? null : new Date(holdExpiresAt)
  return {
    event: { type: 'undo_receive', before: { status, holdExpiresAt: hold } },
    refund: refundOfCancelled,
    documents: true,
    mails: isCancelledSince(record, payment) ? [{ is: 'cancelled', asksAccount: true }] : [],
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
 * Returns the change that reverses a payment whose receipt was sent, by a counter-entry that moves no money and a credit note, and emails the
 * guest. A transfer that the guest had reported is awaited again from today, since the operator's mistake must not cost the guest the place.
 */
function reversedPayment(
  now: Date,
  before: BookingRecord,
  {
    payment,
    plan: { counterCents, refundIds, awaitedCents },
    reason,
  }: { payment: PaymentRow; plan: Extract<UndoPlan, { how: 'reverse' }>; reason: string | null },
): Change {
  const { id, kind, method, referenceText, payerHandOverId } = payment
  const entry = { method, payerHandOverId }
  const counter = {
    state: 'refunded',
    refundReason: 'taken_back',
    reasonNote: reason,
    settledAt: now,
  } as const
  const isAwaited = awaitedCents !== null && holdsPlace(before.booking.status) && !isReported(before, kind)
  return {
    payments: {
      set: [
        { ids: refundIds, columns: counter },
        // Bank fees were waived for this payment only.
        { ids: [id], columns: { waivedCents: null } },
      ],
      add: [
        ...(counterCents > 0
          ? [{ ...entry, ...counter, kind: 'refund' as const, amountCents: counterCents, refundOf: id }]
          : []),
        ...(isAwaited
          ? [{ ...entry, kind, referenceText, amountCents: awaitedCents, state: 'reported' as const }]
          : []),
      ],
    },
    ...eventOfMissingMoney(before, now),
    documents: true,
    mails: ({ documents }) => [mailOf('payment-corrected', { payment, isAwaited, documents })],
  }
}

function isReported({ payments: ledger }: BookingRecord, kind: PaymentRow['kind']): boolean {
  return ledger.some((row) => row.kind === kind && row.state === 'reported')
}
