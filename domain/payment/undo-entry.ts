import type { Cents } from '#domain/base/money.ts'
import { isUndoOver, UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { StateBeforeEntry } from './hand-entry.ts'
import { unrefundedCents, type PaidRow } from './refundable.ts'

/** The part of a ledger row that decides how it is undone. */
export interface UndoableRow extends Omit<PaidRow, 'payerHandOverId'> {
  /** The state before the entry; null if the operator did not enter the row. */
  stateBeforeEntry: StateBeforeEntry | null
  undoneAt: Date | null
}

/**
 * How an entry is undone:
 * - `undo`: nothing has been sent. A reported transfer is reported again, and a row made by the entry no longer counts, nor do the refunds
 * opened of it (`refundIds`).
 * - `reverse`: its receipt is out, and a counter-entry of `counterCents` with a credit note corrects it. Unpaid refunds opened of it
 * (`refundIds`) have credit notes and become counter-entries themselves. What the guest had reported is expected again (`awaitedCents`).
 * - `undo_refund`: no money has left and nobody was told. The rows of the operator's one act no longer count (`refundIds`).
 * - `not_paid_out`: a refund that was marked as paid by hand is to be paid again.
 * - `done`: it was undone before.
 */
export type UndoPlan =
  | { how: 'undo'; refundIds: string[] }
  | { how: 'reverse'; counterCents: Cents; refundIds: string[]; awaitedCents: Cents | null }
  | { how: 'undo_refund'; refundIds: string[] }
  | { how: 'not_paid_out' }
  | { how: 'done' }
  | { how: 'refused'; reason: string }

/** Returns how a ledger row is undone at an instant. Exactly at the end of the 15 seconds its documents count as issued. */
export function planUndo(ledger: readonly UndoableRow[], row: UndoableRow, now: Date): UndoPlan {
  if (row.kind === 'refund') return planRefund(ledger, row, now)
  if (row.state !== 'received') {
    return row.undoneAt === null
      ? refused('You can only undo a payment recorded as received')
      : { how: 'done' }
  }
  if (row.providerReference !== null) {
    return refused('This was paid through the card provider. Refund it instead of undoing it')
  }
  const refunds = ledger.filter(({ refundOf, state }) => refundOf === row.id && state !== 'rejected')
  if (refunds.some(({ state, refundReason }) => state === 'refunded' && refundReason !== 'taken_back')) {
    return refused('Part of it has been refunded, so you can no longer undo it')
  }
  if (refunds.some(({ documentDueAt }) => documentDueAt !== null)) {
    return refused('Part of it was refunded a moment ago. Undo that first')
  }
  const refundIds = refunds.filter(({ state }) => state !== 'refunded').map(({ id }) => id)
  if (row.documentDueAt !== null && !isUndoOver(row.documentDueAt, now)) return { how: 'undo', refundIds }
  const counterCents = unrefundedCents(ledger, row)
  if (counterCents === 0 && refundIds.length === 0) return { how: 'done' }
  return {
    how: 'reverse',
    counterCents,
    refundIds,
    awaitedCents: row.stateBeforeEntry?.reportedCents ?? null,
  }
}

function planRefund(ledger: readonly UndoableRow[], row: UndoableRow, now: Date): UndoPlan {
  const { state, method, refundReason, undoneAt, documentDueAt } = row
  if (refundReason === 'taken_back')
    return refused('This entry reverses a payment. Record the payment again instead')
  if (refundReason === 'booking_cancelled' && documentDueAt !== null)
    return refused('This refund belongs to a cancellation. Undo the cancellation instead')
  if (state === 'refunded' && method === 'bank_transfer') return { how: 'not_paid_out' }
  if (state === 'initiated' && documentDueAt !== null && !isUndoOver(documentDueAt, now)) {
    const act = ledger.filter((other) => isSameAct(other, row))
    return act.every((other) => other.state === 'initiated')
      ? { how: 'undo_refund', refundIds: act.map(({ id }) => id) }
      : refused('Part of this refund has been sent, so you can no longer undo it')
  }
  if (undoneAt !== null && (state === 'initiated' || state === 'rejected')) return { how: 'done' }
  return refused(
    row.stateBeforeEntry?.refund
      ? `You can only undo a refund for ${UNDO_SECONDS} seconds. The guest has been told, and the money is on its way`
      : 'You can only undo a refund that you paid yourself',
  )
}

function isSameAct(one: UndoableRow, other: UndoableRow): boolean {
  const act = one.stateBeforeEntry?.refund?.actId
  return act !== undefined && act === other.stateBeforeEntry?.refund?.actId
}

function refused(reason: string): UndoPlan {
  return { how: 'refused', reason }
}
