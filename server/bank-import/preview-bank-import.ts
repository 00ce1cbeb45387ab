import { MAX_LINES_KEPT } from '#domain/bank-calls.ts'
import { MAX_UNREADABLE_SHOWN, type BankPreview, type MatchedLineView } from '#domain/bank-import.ts'
import type { LineVerdict, MatchedLine } from '#domain/bank-matching.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { fullName } from '#domain/full-name.ts'
import { eurosFromCents } from '#domain/money.ts'
import { labelOf } from '#domain/retreats.ts'
import { bankLayouts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mayBePaid } from '#server/payments/payable.ts'
import type { BookingTransfer } from './expected-transfers.ts'
import { openGuesser } from './guess-lines.ts'
import { findAssigned, findKeptLines } from './known-lines.ts'
import { paidRefunds } from './paid-refunds.ts'
import { matchLines } from './match-lines.ts'
import { presentLine, type Statement, type StatementLine } from './statement.ts'

/** So many lines that name nobody are shown, to be assigned, kept or ignored; of a file with more, the rest is counted. */
const UNKNOWN_SHOWN = MAX_LINES_KEPT

/**
 * What a bank's file would do, line by line; or its first lines, where nobody has pointed at its columns yet. Nothing is
 * changed, and nothing of the file is kept. Problems: invalid-fields, too-busy.
 */
export async function previewBankImport(deps: Deps, content: string): Promise<BankPreview> {
  const layouts = await deps.db.select().from(bankLayouts)
  const { statement, table } = await deps.workers.readBankFile({ content, layouts })
  if (table) return { ...NOTHING, table }
  return previewStatement(deps, statement)
}

const NOTHING: BankPreview = {
  lines: [],
  credits: 0,
  unknown: 0,
  ignored: 0,
  rows: 0,
  matched: 0,
  unmatched: 0,
  outgoing: 0,
  paidRefunds: [],
  unreadable: 0,
  unsettled: 0,
  otherCurrency: 0,
  unreadableLines: [],
  table: null,
}

/** The same of a file that has been read. */
export async function previewStatement(
  deps: Pick<Deps, 'db' | 'clock' | 'dataKeys'>,
  { lines, outgoing, payouts, otherCurrency, unreadable }: Statement,
): Promise<BankPreview> {
  const all = await matchLines(deps.db, lines)
  const of = (...verdicts: LineVerdict[]) => all.filter(({ verdict }) => verdicts.includes(verdict))
  const unsettled = of('unsettled')
  const unknown = of('unknown')
  const ignored = of('ignored')
  const named = all.filter(({ verdict, transfer }) => transfer !== null || verdict === 'already_imported')
  const matched = named.filter(({ verdict }) => verdict !== 'unsettled')
  const shown = [...named, ...unknown.slice(0, UNKNOWN_SHOWN), ...ignored.slice(0, UNKNOWN_SHOWN)]
  return {
    lines: await presentMatches(deps, shown),
    credits: all.length - unsettled.length,
    unknown: unknown.length,
    ignored: ignored.length,
    rows: all.length + outgoing + otherCurrency + unreadable.length,
    matched: matched.length,
    unmatched: all.length - matched.length + otherCurrency,
    outgoing,
    paidRefunds: await paidRefunds(deps, payouts),
    unreadable: unreadable.length,
    unsettled: unsettled.length,
    otherCurrency,
    unreadableLines: unreadable.slice(0, MAX_UNREADABLE_SHOWN),
    table: null,
  }
}

type Match = MatchedLine<StatementLine, BookingTransfer>

async function presentMatches(
  deps: Pick<Deps, 'db' | 'clock'>,
  matches: readonly Match[],
): Promise<MatchedLineView[]> {
  const nobodys = matches.filter(({ transfer }) => transfer === null).map(({ line }) => line.id)
  const kept = await findKeptLines(deps.db, nobodys)
  const assigned = await findAssigned(deps.db, nobodys)
  const guess = matches.some(({ verdict }) => verdict === 'unknown') ? await openGuesser(deps) : () => []
  return matches.map(({ line, verdict, transfer }) => ({
    line: presentLine(line),
    verdict,
    transfer: transfer && presentTransfer(transfer, line.id),
    guesses: verdict === 'unknown' ? guess(line) : [],
    note: kept.get(line.id)?.note || null,
    assigned: assigned.get(line.id) ?? [],
  }))
}

function presentTransfer(transfer: BookingTransfer, lineId: string): MatchedLineView['transfer'] {
  const { booking, retreat } = transfer.record
  return {
    leadId: booking.id,
    name: fullName(booking),
    email: booking.email,
    retreatDate: retreat && labelOf(retreat),
    kind: transfer.kind,
    amount: eurosFromCents(transfer.amountCents),
    reference: transfer.reference,
    reported: transfer.payment !== null,
    paidAlready:
      transfer.payment === null &&
      holdsPlace(booking.status) &&
      !mayBePaid(transfer.record, transfer.kind).ok,
    bookingStatus: booking.status,
    enteredOn: transfer.enteredOn,
    entryKnown: transfer.entryLineId === lineId,
  }
}
