import { inArray } from 'drizzle-orm'
import type { LineVerdict } from '#domain/bank-import/bank-matching.ts'
import { matchPayouts, type Payout } from '#domain/bank-import/payout-matching.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { MAX_LINES_KEPT } from '#domain/contract/bank-calls.ts'
import {
  MAX_UNREADABLE_SHOWN,
  type BankPreview,
  type GuessView,
  type MatchedLineView,
  type PaidRefundView,
} from '#domain/contract/bank-shapes.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { refundsByTransfer } from '#domain/refund/refund-account.ts'
import { bookings, documents, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mayBePaid } from '#server/payment/payable.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { loadPayees, openRefundAccount, payeeOf } from '#server/store/refund-payee.ts'
import { lineGuest, openGuesser, type Guesser } from './guess-lines.ts'
import { findKeptLines } from './known-lines.ts'
import { matchLines, type BookingMoney, type BookingTransfer, type Match } from './match-lines.ts'
import type { BankFileInput, WithBankFiles } from './read-bank-file.ts'
import { presentLine, type Statement, statementOf } from './statement.ts'

/** How many lines without a guest are shown; further ones are only counted. */
const UNKNOWN_SHOWN = MAX_LINES_KEPT

/**
 * Returns what importing a bank's file would do, line by line, or a day whose order of day and month has to be chosen first. Changes and
 * stores nothing. Problems: invalid-fields, too-busy.
 */
export async function previewBankImport(
  deps: Deps & WithBankFiles,
  file: BankFileInput,
): Promise<BankPreview> {
  const { statement, undecided } = await deps.workers.readBankFile(file)
  return { ...(await previewStatement(deps, statement ?? statementOf([]))), dayOrder: undecided }
}

/** Returns what importing a statement would do. */
async function previewStatement(
  deps: Pick<Deps, 'db' | 'clock' | 'dataKeys'>,
  { lines, outgoing, payouts, unreadable }: Statement,
): Promise<Omit<BankPreview, 'dayOrder'>> {
  const all = await matchLines(deps.db, lines)
  const of = (...verdicts: LineVerdict[]) => all.filter(({ verdict }) => verdicts.includes(verdict))
  const unsettled = of('unsettled')
  const otherCurrency = of('other_currency')
  const ids = of('unknown').map(({ line }) => line.id)
  const waiting = await findKeptLines(deps.db, ids)
  // Lines already stored come last, so that reading a long file again shows its other lines.
  const unknown = of('unknown').toSorted(
    (one, other) => Number(waiting.has(one.line.id)) - Number(waiting.has(other.line.id)),
  )
  const ignored = of('ignored')
  const named = all.filter(
    ({ verdict, transfer, shares }) =>
      transfer !== null || shares.length > 0 || verdict === 'already_recorded',
  )
  const matched = named.filter(({ verdict }) => verdict !== 'unsettled')
  const shown = [
    named,
    ...[unknown, ignored, otherCurrency].map((some) => some.slice(0, UNKNOWN_SHOWN)),
  ].flat()
  return {
    lines: await presentMatches(deps, shown),
    credits: all.length - unsettled.length - otherCurrency.length,
    unknown: unknown.length,
    ignored: ignored.length,
    rows: all.length + outgoing + unreadable.length,
    matched: matched.length,
    unmatched: all.length - matched.length,
    outgoing,
    paidRefunds: await paidRefunds(deps, payouts),
    unreadable: unreadable.length,
    unsettled: unsettled.length,
    otherCurrency: otherCurrency.length,
    unreadableLines: unreadable.slice(0, MAX_UNREADABLE_SHOWN),
  }
}

async function presentMatches(
  deps: Pick<Deps, 'db' | 'clock'>,
  matches: readonly Match[],
): Promise<MatchedLineView[]> {
  const ids = matches.map(({ line }) => line.id)
  const kept = await findKeptLines(deps.db, ids)
  const open = matches.filter(({ verdict }) => isToMatch(verdict)).map(({ line }) => line)
  const guess = await openGuesser(deps, open)
  return matches.map((match) => ({
    line: presentLine(match.line),
    verdict: match.verdict,
    transfer: match.transfer && presentTransfer(match.transfer),
    shares: match.shares.map(({ record, kind, amountCents }) => ({
      ...lineGuest(record),
      kind,
      amount: eurosFromCents(amountCents),
    })),
    guesses: isToMatch(match.verdict) ? guessesOf(match, guess) : [],
    note: kept.get(match.line.id)?.note || null,
    recorded: presentRecorded(match.recorded),
    assigned: match.recorded
      .filter(({ linked }) => linked?.id === match.line.id)
      .map(({ bookingId, name, amountCents }) => {
        return { leadId: bookingId, name, amount: eurosFromCents(amountCents) }
      }),
  }))
}

/** True if the operator may have to choose the guest of a line with this verdict. */
function isToMatch(verdict: LineVerdict): boolean {
  return ['unknown', 'wrong_amount', 'another', 'several'].includes(verdict)
}

/** Returns the guests that the line names, then other possible ones. */
function guessesOf({ line, transfer, shares }: Match, guess: Guesser): GuessView[] {
  const named = [...(transfer ? [transfer] : []), ...shares].map(({ record }) => ({
    ...lineGuest(record),
    reasons: ['named by the reference'],
    isLikeliest: shares.length === 0,
  }))
  const others = guess(line).filter(({ leadId }) => named.every((guest) => guest.leadId !== leadId))
  return [
    ...named,
    ...others.map((each) => ({ ...each, isLikeliest: each.isLikeliest && named.length === 0 })),
  ]
}

function presentRecorded([money]: readonly BookingMoney[]): MatchedLineView['recorded'] {
  if (!money) return null
  const { to, linked } = money
  return { on: to, source: linked ? 'file' : 'hand', file: linked?.file ?? null }
}

function presentTransfer(transfer: BookingTransfer): MatchedLineView['transfer'] {
  const { booking } = transfer.record
  return {
    ...lineGuest(transfer.record),
    email: booking.email,
    kind: transfer.kind,
    amount: eurosFromCents(transfer.amountCents),
    reference: transfer.reference,
    reported: transfer.payment !== null,
    paidAlready:
      transfer.payment === null &&
      holdsPlace(booking.status) &&
      !mayBePaid(transfer.record, transfer.kind).ok,
  }
}

/** Returns unpaid refunds by transfer that the statement shows as paid or possibly paid. The operator closes them. */
async function paidRefunds(
  { db, dataKeys }: Pick<Deps, 'db' | 'dataKeys'>,
  payouts: readonly Payout[],
): Promise<PaidRefundView[]> {
  if (payouts.length === 0) return []
  const waiting = db
    .select({ id: payments.bookingId })
    .from(payments)
    .where(inArray(payments.state, ['initiated', 'failed']))
  const records = await loadBookings(db, inArray(bookings.id, waiting))
  const found = await Promise.all(
    records.map(async (record) => {
      const payees = await loadPayees(db, record)
      return refundsByTransfer(record.payments).map((refund) => {
        const payee = payeeOf(payees, refund)
        const account = openRefundAccount(dataKeys, payee)
        return {
          ...refund,
          paymentId: refund.id,
          iban: account?.iban ?? null,
          name: payee.name,
          names: [payee.name, ...(account ? [account.holder] : [])],
          since: banjulDay(refund.createdAt),
        }
      })
    }),
  )
  const refunds = found.flat()
  if (refunds.length === 0) return []
  const ids = refunds.map(({ id }) => id)
  const notes = await db
    .select({ paymentId: documents.paymentId, content: documents.content })
    .from(documents)
    .where(inArray(documents.paymentId, ids))
  const numbers = new Map(notes.map(({ paymentId, content }) => [paymentId, content.number]))
  const awaited = refunds.map((refund) => ({ ...refund, documentNumber: numbers.get(refund.id) ?? null }))
  return matchPayouts(payouts, awaited).map(({ line, refund, by }) => ({
    by,
    paymentId: refund.paymentId,
    leadId: refund.bookingId,
    name: refund.name,
    amount: eurosFromCents(refund.amountCents),
    bookedOn: line.bookedOn,
    text: line.text,
  }))
}
