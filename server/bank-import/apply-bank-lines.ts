import { waivableCents } from '#domain/bank-fees.ts'
import type { BankLineView, LineOutcome } from '#domain/bank-import.ts'
import type { LineVerdict } from '#domain/bank-matching.ts'
import type { Actor } from '#domain/history.ts'
import { coveredCents } from '#domain/ledger.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payments/close-open-checkouts.ts'
import { mayBePaid } from '#server/payments/payable.ts'
import { enterReceived, receiveTransfer } from '#server/payments/receive-transfer.ts'
import { depositOf } from '#server/store/booking-money.ts'
import { lockBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import type { BookingTransfer } from './expected-transfers.ts'
import { matchLines } from './match-lines.ts'
import { lockLine } from './lock-line.ts'
import { readLine, type StatementLine } from './statement.ts'

/**
 * Takes the lines that the operator has chosen as received. Each is matched again, under its booking's lock, and counts
 * once however often it is sent; one whose booking has changed since it was shown is left alone, and the answer says why.
 * A transfer that the guest never reported counts too. One that was entered by hand is known for it from now on, and
 * changes nothing else. Problems: invalid-fields, unavailable.
 */
export async function applyBankLines(
  deps: Deps,
  views: readonly BankLineView[],
  by: Actor,
): Promise<({ id: string } & Applied)[]> {
  const lines = views.map(readLine)
  const results: ({ id: string } & Applied)[] = []
  for (const line of lines) results.push({ id: line.id, ...(await applyLine(deps, line, by)) })
  return results
}

interface Applied {
  outcome: LineOutcome
  /** What it was entered as, or is known for; null where nothing was done. */
  paymentId: string | null
}

function leftAlone(outcome: LineOutcome): Applied {
  return { outcome, paymentId: null }
}

async function applyLine(deps: Deps, line: StatementLine, by: Actor): Promise<Applied> {
  const [shown] = await matchLines(deps.db, [line])
  if (!shown?.transfer || !canTake(shown.verdict)) return leftAlone(shown?.verdict ?? 'unknown')
  const { booking } = shown.transfer.record
  // A card page that is still open would let the guest pay once more.
  if (!shown.transfer.payment) await closeOpenCheckouts(deps, booking.id)
  return deps.db.transaction(async (tx) => {
    if (booking.retreatId) await lockPlaces(tx, booking.retreatId)
    await lockBooking(tx, booking.id)
    await lockLine(tx, line.id)
    const [current] = await matchLines(tx, [line])
    if (!current?.transfer || !canTake(current.verdict)) return leftAlone(current?.verdict ?? 'unknown')
    return current.verdict === 'already_entered'
      ? link(tx, deps, line, current.transfer)
      : take(tx, deps, line, current.transfer, by)
  })
}

/** What the operator can choose: a line that is short by no more than fees of the banks confirms the place all the same. */
function canTake(verdict: LineVerdict): boolean {
  return verdict === 'match' || verdict === 'short' || verdict === 'already_entered'
}

/** Remembers that the line is what was entered by hand, so that another transfer of the same amount is not taken for it. */
async function link(
  tx: Transaction,
  deps: Deps,
  { id, bookedOn }: StatementLine,
  { payment }: BookingTransfer,
): Promise<Applied> {
  if (!payment) throw new Error('what was entered by hand is in the ledger')
  await tx
    .insert(bankLines)
    .values({ id, paymentId: payment.id, link: 'entered', bookedOn, appliedAt: deps.clock.now() })
    .onConflictDoNothing()
  return { outcome: 'already_entered', paymentId: payment.id }
}

/** Whether this line brings the deposit up to fees of the banks: choosing it is saying that they may pass. */
function lacksOnlyFees(record: BookingRecord, { amountCents }: StatementLine): boolean {
  return waivableCents(coveredCents(record.payments) + amountCents, depositOf(record)) > 0
}

async function take(
  tx: Transaction,
  deps: Deps,
  line: StatementLine,
  { record, kind, reference, payment }: BookingTransfer,
  by: Actor,
): Promise<Applied> {
  const now = deps.clock.now()
  const note = (paymentId: string) =>
    tx.insert(bankLines).values({ id: line.id, paymentId, bookedOn: line.bookedOn, appliedAt: now })
  const confirm = lacksOnlyFees(record, line)
  const { amountCents, bookedOn } = line
  if (payment) {
    await note(payment.id)
    const arrival = { amountCents, confirm, receivedOn: bookedOn }
    const { counts } = await receiveTransfer(tx, deps, record, payment, arrival, by)
    return { outcome: counts ? 'received' : 'goes_back', paymentId: payment.id }
  }
  const fits = mayBePaid(record, kind).ok
  const received = { kind, method: 'bank_transfer', amountCents, referenceText: reference } as const
  const entered = await enterReceived(
    tx,
    deps,
    record,
    { ...received, receivedOn: bookedOn, note: null },
    { by, confirm, fits },
  )
  await note(entered.payment.id)
  return { outcome: entered.counts ? 'received' : 'goes_back', paymentId: entered.payment.id }
}
