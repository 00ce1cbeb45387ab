import type { Actor } from '#domain/admin/history.ts'
import type { BankLineView, BankResult, LineOutcome } from '#domain/bank-import/bank-import.ts'
import { canTake, type LineVerdict } from '#domain/bank-import/bank-matching.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { kindOfEntry } from '#domain/payment/hand-entry.ts'
import { unrefundedCents } from '#domain/refund/refundable.ts'
import { underLocks, type ChangeContext } from '#server/change/change-booking.ts'
import { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { mayBePaid } from '#server/payment/payable.ts'
import { lacksOnlyFees, recordUnreported, recordTransfer } from '#server/payment/transfer/receive-transfer.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking } from '#server/store/booking-record.ts'
import { assignLine } from './assign-line.ts'
import { keepLines } from './kept-lines.ts'
import { keepRecorded, lockLine } from './known-lines.ts'
import { matchLines, type BookingTransfer } from './match-lines.ts'
import { presentLine, readLine, type StatementLine } from './statement.ts'

/**
 * Records the lines that the operator chose as received. Each is matched again under its booking's lock and counts once, however often it
 * is sent; one that no longer fits waits among the unmatched lines, and the result says why. Transfers that the guest never reported count
 * too. A line whose payment was entered by hand is only linked to it. Problems: invalid-fields, unavailable.
 */
export async function applyBankLines(
  deps: Deps,
  views: readonly BankLineView[],
  by: Actor,
): Promise<BankResult[]> {
  const lines = views.map(readLine)
  const results = new Map<string, Applied>()
  const apply = async (line: StatementLine) => results.set(line.id, await applyLine(deps, line, by))
  for (const line of lines) await apply(line)
  // A file may list a balance before its deposit, and the balance fits only once the deposit is recorded.
  const isLeft = ({ id }: StatementLine) => mayWait(results.get(id)?.outcome)
  for (const line of lines.filter(isLeft)) await apply(line)
  const left = lines.filter(isLeft).map(presentLine)
  if (left.length > 0) await keepLines(deps, { lines: left, state: 'waiting', note: '', by })
  return lines.map(({ id }) => {
    const { outcome, paymentIds } = results.get(id) ?? leftAlone('unknown')
    return { id, outcome, paymentIds, paymentId: paymentIds.length === 1 ? (paymentIds[0] ?? null) : null }
  })
}

/** True if a line of this outcome is money that was not recorded and may be a guest's. */
function mayWait(outcome: LineOutcome | undefined): boolean {
  return outcome === 'wrong_amount' || outcome === 'several' || outcome === 'unknown'
}

interface Applied {
  outcome: LineOutcome
  /** The payments recorded from or linked to the line: none if nothing was done, several if it was split. */
  paymentIds: string[]
}

function leftAlone(outcome: LineOutcome): Applied {
  return { outcome, paymentIds: [] }
}

async function applyLine(deps: Deps, line: StatementLine, by: Actor): Promise<Applied> {
  const [shown] = await matchLines(deps.db, [line])
  if (shown?.verdict === 'split') return split(deps, line, shown.shares, by)
  if (!shown?.transfer || !isTaken(shown.verdict)) return leftAlone(shown?.verdict ?? 'unknown')
  const { booking } = shown.transfer.record
  // Closed first, because an open card page would let the guest pay twice.
  if (shown.transfer.payment?.state !== 'reported') await closeOpenCheckouts(deps, booking.id)
  return underLocks(deps, { by, ids: [booking.id], lockFirst: 'places' }, async (context) => {
    const { tx, now } = context
    await lockLine(tx, line.id)
    const [current] = await matchLines(tx, [line])
    if (!current?.transfer || !isTaken(current.verdict)) return leftAlone(current?.verdict ?? 'unknown')
    await keepRecorded(tx, line, now)
    return current.verdict === 'already_entered'
      ? link(context, line, current.transfer)
      : take(context, line, current.transfer, current.verdict)
  })
}

/** True for a line of one booking that can be recorded, including one that is short only by bank fees. */
function isTaken(verdict: LineVerdict): boolean {
  return verdict === 'already_entered' || (canTake(verdict) && verdict !== 'split')
}

/** Records one transfer for several guests, each with the amount they owed. */
async function split(
  deps: Deps,
  line: StatementLine,
  shares: readonly BookingTransfer[],
  by: Actor,
): Promise<Applied> {
  const { known, shares: recorded } = await assignLine(deps, {
    line: presentLine(line),
    shares: shares.map(({ bookingId, amountCents }) => ({
      leadId: bookingId,
      amount: eurosFromCents(amountCents),
    })),
    by,
  })
  if (known) return leftAlone('already_imported')
  return { outcome: 'received', paymentIds: recorded.map(({ paymentId }) => paymentId) }
}

/** Links the line to the payment entered by hand, so that another transfer of the same amount is not taken for it. */
async function link(
  { tx, now }: ChangeContext,
  { id, bookedOn }: StatementLine,
  { payment }: BookingTransfer,
): Promise<Applied> {
  if (!payment) throw new Error('what was entered by hand is in the ledger')
  await tx
    .insert(bankLines)
    .values({ id, paymentId: payment.id, link: 'entered', bookedOn, appliedAt: now })
    .onConflictDoNothing()
  return { outcome: 'already_entered', paymentIds: [payment.id] }
}

async function take(
  context: ChangeContext,
  line: StatementLine,
  { record, kind, reference, payment }: BookingTransfer,
  verdict: LineVerdict,
): Promise<Applied> {
  const { tx, now } = context
  const linkTo = (paymentId: string) =>
    tx.insert(bankLines).values({ id: line.id, paymentId, bookedOn: line.bookedOn, appliedAt: now })
  const confirm = lacksOnlyFees(record, line.amountCents)
  const { amountCents, bookedOn } = line
  if (payment && verdict !== 'another') {
    await linkTo(payment.id)
    const arrival = { amountCents, confirm, receivedOn: bookedOn }
    const { counts } = await recordTransfer(context, record, payment, arrival)
    return { outcome: counts ? 'received' : 'goes_back', paymentIds: [payment.id] }
  }
  // A further payment counts towards what is left to pay.
  const pays = verdict === 'another' ? kindOfEntry(amountCents, record.payments, totalOf(record)) : kind
  const fits = verdict === 'another' || mayBePaid(record, kind).ok
  const received = { kind: pays, method: 'bank_transfer', amountCents, referenceText: reference } as const
  const entered = await recordUnreported(
    context,
    record,
    { ...received, receivedOn: bookedOn, note: null },
    { confirm, fits, bankText: line.text },
  )
  await linkTo(entered.payment.id)
  const { payments: ledger } = await reloadBooking(tx, record.booking.id)
  const counts = entered.counts && unrefundedCents(ledger, entered.payment) > 0
  return { outcome: counts ? 'received' : 'goes_back', paymentIds: [entered.payment.id] }
}
