import type { BankLineView, BankPreview, MatchedLineView } from '#domain/bank-import.ts'
import type { MatchedLine } from '#domain/bank-matching.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { eurosFromCents } from '#domain/money.ts'
import { labelOf } from '#domain/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { mayBePaid } from '#server/payments/payable.ts'
import type { BookingTransfer } from './expected-transfers.ts'
import { matchLines } from './match-lines.ts'
import type { StatementLine } from './statement.ts'

/** Lines that name none of our references are shown to see that the file was read, and no further. */
const UNKNOWN_SHOWN = 20

/** What a bank's file would do; nothing is changed, and nothing of it is kept. Problems: invalid-fields, too-busy. */
export async function previewBankImport(deps: Deps, content: string): Promise<BankPreview> {
  const matched = await matchLines(deps.db, await deps.workers.readBankFile(content))
  const unknown = matched.filter(({ verdict }) => verdict === 'unknown')
  const named = matched.filter(({ verdict }) => verdict !== 'unknown')
  return {
    lines: [...named, ...unknown.slice(0, UNKNOWN_SHOWN)].map(presentMatch),
    credits: matched.length,
    unknown: unknown.length,
  }
}

function presentMatch({
  line,
  verdict,
  transfer,
}: MatchedLine<StatementLine, BookingTransfer>): MatchedLineView {
  return { line: presentLine(line), verdict, transfer: transfer && presentTransfer(transfer) }
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

function presentTransfer(transfer: BookingTransfer): MatchedLineView['transfer'] {
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
  }
}
