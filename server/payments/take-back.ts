import { eq, inArray } from 'drizzle-orm'
import { holdsPlace } from '#domain/booking-state.ts'
import type { UndoPlan } from '#domain/undo-entry.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bankLines, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { reversePayment } from './reverse-payment.ts'

/**
 * Takes a payment back whose receipt is out: a counter-entry, by which no money moves, and its credit note. A transfer that the
 * guest had reported is awaited again from today, since a slip of the operator must not cost the guest the place. The guest
 * is told, for the receipt is there already.
 */
export async function takeBack(
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
