import { eq, inArray } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { Actor } from '#domain/desk/history.ts'
import type { BeforeEntry } from '#domain/payment/hand-entry.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { restoreQuote } from '#domain/price/pricing.ts'
import { Problem } from '#domain/api/problem.ts'
import { planUndo, type UndoPlan } from '#domain/payment/undo-entry.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bankLines, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { changePayment } from './change-payment.ts'
import { sendPapers } from './receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { refundCancelled } from '#server/refund/refund-cancelled.ts'
import { isCancelledSince, tellCancelled } from '#server/refund/tell-cancelled.ts'
import { reversePayment } from './reverse-payment.ts'

/**
 * Undoes what the operator has entered. Within 15 seconds it is as if it had never been: nothing has gone out, and what
 * the guest had reported waits again. Later its receipt is out, and a counter-entry with a credit note takes it back. A
 * second click changes nothing. Problems: not-found, wrong-state.
 */
export async function undoPayment(
  deps: Deps,
  input: { paymentId: string; reason?: string | null | undefined; atOnce?: boolean | undefined; by: Actor },
): Promise<LedgerLine> {
  const line = await changePayment(deps, input.paymentId, async (tx, record, payment) => {
    const plan = planUndo(record.payments, payment, deps.clock.now())
    if (input.atOnce && plan.how === 'take_back') {
      throw new Problem('wrong-state', { detail: 'Too late to undo: the receipt has been sent.' })
    }
    await carryOut(tx, deps, record, payment, plan, input.reason ?? null, input.by)
  })
  await payOutRefunds(deps)
  return line
}

/** Undoes several that were entered at one time, each by itself; `kept` are those that can no longer be undone at once. */
export async function undoPayments(
  deps: Deps,
  { ids, by }: { ids: readonly string[]; by: Actor },
): Promise<{ undone: LedgerLine[]; kept: string[] }> {
  const undone: LedgerLine[] = []
  const kept: string[] = []
  for (const paymentId of ids) {
    try {
      undone.push(await undoPayment(deps, { paymentId, atOnce: true, by }))
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      kept.push(paymentId)
    }
  }
  return { undone, kept }
}

async function carryOut(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
  plan: UndoPlan,
  reason: string | null,
  by: Actor,
): Promise<void> {
  const note = (what: string) =>
    recordHistory(tx, { at: deps.clock.now(), by, what, to: reason, bookingId: payment.bookingId })
  const amount = formatCents(payment.amountCents)
  switch (plan.how) {
    case 'refused':
      throw new Problem('wrong-state', { detail: plan.reason })
    case 'done':
      return
    case 'undo':
      await undo(tx, deps, record, payment, plan.refundIds)
      return note(`${amount} received: undone at once`)
    case 'undo_refund':
      await undoRefund(tx, deps, record, payment, plan.refundIds)
      return note(`Refund of ${amountOf(record, plan.refundIds)}: undone at once`)
    case 'not_paid_out':
      await tx
        .update(payments)
        .set({ state: 'initiated', settledAt: null, undoneAt: deps.clock.now() })
        .where(eq(payments.id, payment.id))
      return note(`Refund of ${amount} not paid out after all`)
    case 'take_back':
      // At the end of the 15 seconds its papers are due, whether a sweep has come by or not.
      if (payment.papersDueAt !== null) await sendPapers(tx, deps, payment.bookingId, [payment])
      await takeBack(tx, deps, await reloadBooking(tx, payment.bookingId), payment, plan, reason)
      return note(`${formatCents(plan.counterCents)} of ${amount} taken back`)
  }
}

/** Puts everything back as it was before the entry. */
async function undo(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
  refundIds: readonly string[],
): Promise<void> {
  const before = payment.entryBefore
  if (!before) throw new Error('an entry whose papers wait says what was before it')
  const now = deps.clock.now()
  await tx.update(payments).set(asBefore(before.reportedCents, now)).where(eq(payments.id, payment.id))
  if (refundIds.length > 0) {
    await tx
      .update(payments)
      .set({ state: 'rejected', settledAt: now, undoneAt: now })
      .where(inArray(payments.id, [...refundIds]))
  }
  // Its line of a statement is as good as never read, and can be taken again.
  await tx.delete(bankLines).where(eq(bankLines.paymentId, payment.id))
  await restoreBooking(tx, record, before, { now })
  await decideCancelledAnew(tx, deps, record, payment)
}

function amountOf({ payments: ledger }: BookingRecord, ids: readonly string[]): string {
  return formatCents(sumCents(ledger.filter(({ id }) => ids.includes(id))))
}

/** A refund by the operator counts for nothing: the place, its deadline and the price are what they were before. */
async function undoRefund(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
  refundIds: readonly string[],
): Promise<void> {
  const before = payment.entryBefore
  if (!before?.refund) throw new Error('a refund that can be undone says what was before it')
  const now = deps.clock.now()
  await tx
    .update(payments)
    .set({ state: 'rejected', settledAt: now, undoneAt: now, papersDueAt: null })
    .where(inArray(payments.id, [...refundIds]))
  const quote = quoteOf(record.booking)
  const byCents = sumCents(record.payments.filter(({ id }) => refundIds.includes(id)))
  const isLowered = payment.refundReason === 'price_lowered' && quote !== null
  const fields = isLowered && quoteColumns(restoreQuote(quote, byCents, before.refund.depositCents))
  await restoreBooking(tx, record, before, { now, ...(fields && { fields }) })
  await decideCancelledAnew(tx, deps, record, payment)
}

async function restoreBooking(
  tx: Transaction,
  record: BookingRecord,
  { status, holdExpiresAt }: BeforeEntry,
  change: Parameters<typeof saveTransition>[3],
): Promise<void> {
  const hold = holdExpiresAt === null ? null : new Date(holdExpiresAt)
  await saveTransition(tx, record, { type: 'undo_receive', before: { status, holdExpiresAt: hold } }, change)
}

/** Cancelled in these seconds: the same rule decides on what is left. */
async function decideCancelledAnew(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  const opened = await refundCancelled(tx, deps, payment.bookingId)
  if (opened.length > 0) await issueDocuments(tx, deps, payment.bookingId)
  if (isCancelledSince(record, payment)) {
    await tellCancelled(tx, deps, payment.bookingId, { asksAccount: true })
  }
}

/** A row that the entry had made counts for nothing, and stays as what was entered by mistake. */
function asBefore(reportedCents: Cents | null, now: Date): Partial<PaymentRow> {
  const nothingWaits = { papersDueAt: null, waivedCents: null, undoneAt: now }
  if (reportedCents === null) return { ...nothingWaits, state: 'rejected', settledAt: now }
  return {
    ...nothingWaits,
    state: 'reported',
    amountCents: reportedCents,
    settledAt: null,
    receivedOn: null,
    note: null,
    entryBefore: null,
  }
}

/**
 * Takes a payment back whose receipt is out: a counter-entry, by which no money moves, and its credit note. A transfer that the
 * guest had reported is awaited again from today, since a slip of the operator must not cost the guest the place. The guest
 * is told, for the receipt is there already.
 */
async function takeBack(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow,
  { counterCents, refundIds, awaitedCents }: Extract<UndoPlan, { how: 'take_back' }>,
  reason: string | null,
): Promise<void> {
  const now = deps.clock.now()
  const counter = {
    state: 'refunded',
    refundReason: 'taken_back',
    reasonNote: reason,
    settledAt: now,
  } as const
  if (refundIds.length > 0) {
    await tx
      .update(payments)
      .set(counter)
      .where(inArray(payments.id, [...refundIds]))
  }
  const { id, bookingId, kind, method, referenceText, payerHandOverId } = payment
  if (counterCents > 0) {
    const amountCents = counterCents
    await tx.insert(payments).values({
      ...counter,
      bookingId,
      kind: 'refund',
      method,
      amountCents,
      refundOf: id,
      payerHandOverId,
      createdAt: now,
    })
  }
  await tx.delete(bankLines).where(eq(bankLines.paymentId, id))
  // What was let pass of a deposit was let pass for this payment.
  await tx.update(payments).set({ waivedCents: null }).where(eq(payments.id, id))
  const isAwaited = awaitedCents !== null && holdsPlace(before.booking.status) && !isReported(before, kind)
  if (isAwaited) {
    await tx.insert(payments).values({
      bookingId,
      kind,
      method,
      referenceText,
      payerHandOverId,
      amountCents: awaitedCents,
      state: 'reported',
      createdAt: now,
    })
  }
  const record = await reversePayment(tx, before, now)
  const documents = await issueDocuments(tx, deps, bookingId)
  await queueBookingMail(tx, deps, 'payment-corrected', record, { payment, isAwaited, documents })
}

function isReported({ payments: ledger }: BookingRecord, kind: PaymentRow['kind']): boolean {
  return ledger.some((row) => row.kind === kind && row.state === 'reported')
}
