import {
  MAX_UNREADABLE_SHOWN,
  type BankLineView,
  type BankPreview,
  type MatchedLineView,
} from '#domain/bank-import.ts'
import type { MatchedLine } from '#domain/bank-matching.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { eurosFromCents } from '#domain/money.ts'
import { labelOf } from '#domain/retreats.ts'
import { bankLayouts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mayBePaid } from '#server/payments/payable.ts'
import type { BookingTransfer } from './expected-transfers.ts'
import { paidRefunds } from './paid-refunds.ts'
import { matchLines } from './match-lines.ts'
import type { Statement, StatementLine } from './statement.ts'

/** Lines that name none of our references are shown to see that the file was read, and no further. */
const UNKNOWN_SHOWN = 20

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
  deps: Deps,
  { lines, outgoing, payouts, otherCurrency, unreadable }: Statement,
): Promise<BankPreview> {
  const all = await matchLines(deps.db, lines)
  const unsettled = all.filter(({ verdict }) => verdict === 'unsettled')
  const unknown = all.filter(({ verdict }) => verdict === 'unknown')
  const named = all.filter(({ verdict, transfer }) => verdict !== 'unknown' && transfer !== null)
  const matched = named.filter(({ verdict }) => verdict !== 'unsettled')
  return {
    lines: [...named, ...unknown.slice(0, UNKNOWN_SHOWN)].map(presentMatch),
    credits: all.length - unsettled.length,
    unknown: unknown.length,
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

function presentMatch({
  line,
  verdict,
  transfer,
}: MatchedLine<StatementLine, BookingTransfer>): MatchedLineView {
  return { line: presentLine(line), verdict, transfer: transfer && presentTransfer(transfer, line.id) }
}

function presentLine({
  id,
  bookedOn,
  amountCents,
  text,
  bankReference,
  occurrence,
}: StatementLine): BankLineView {
  return { id, bookedOn, amount: eurosFromCents(amountCents), text, bankReference, occurrence }
}

function presentTransfer(transfer: BookingTransfer, lineId: string): MatchedLineView['transfer'] {
  const { booking, retreat } = transfer.record
  return {
    leadId: booking.id,
    name: [booking.firstName, booking.lastName].filter(Boolean).join(' '),
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
