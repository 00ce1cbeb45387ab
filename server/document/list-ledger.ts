import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, banjulDay, compareDays, startOfBanjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { CsvFormat } from '#domain/contract/csv-format.ts'
import type { LedgerEntryView, LedgerPage, Period, RefundState } from '#domain/contract/ledger-calls.ts'
import { fieldProblem } from '#domain/contract/problem.ts'
import { methodTitle, PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings, documents, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { csvFile, type CsvCell } from '#server/process/csv.ts'
import { writtenOffOf } from '#server/store/booking-money.ts'
import { loadBookings } from '#server/store/booking-record.ts'

/** The amount on the document, which never changes once issued. */
const AMOUNT = sql`abs((${documents.content} -> 'line' ->> 'amountCents')::int)`

const IS_CORRECTION = sql`${payments.refundReason} is not distinct from 'taken_back'`

type LedgerDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Returns a page of the receipts and credit notes of a period, newest first. Issued documents never change, so neither does a past period.
 * Problem: invalid-fields (decision 0021).
 */
export async function listLedger(
  deps: LedgerDeps,
  { limit, offset, ...period }: Period & { limit: number; offset: number },
): Promise<LedgerPage> {
  const within = isWithin(deps, period)
  const [sums] = await deps.db
    .select({
      total: sql<number>`count(*)::int`,
      receivedCents: sql<number>`coalesce(sum(${AMOUNT}) filter (where ${documents.kind} = 'receipt'), 0)::float8`,
      backCents: sql<number>`coalesce(sum(${AMOUNT}) filter (where ${documents.kind} = 'credit_note'), 0)::float8`,
      paidOutCents: sql<number>`coalesce(sum(${AMOUNT}) filter (where ${documents.kind} = 'credit_note' and ${payments.state} = 'refunded' and not ${IS_CORRECTION}), 0)::float8`,
      correctedCents: sql<number>`coalesce(sum(${AMOUNT}) filter (where ${documents.kind} = 'credit_note' and ${IS_CORRECTION}), 0)::float8`,
    })
    .from(documents)
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .where(within)
  const { total = 0, receivedCents = 0, backCents = 0, paidOutCents = 0, correctedCents = 0 } = sums ?? {}
  const rows = await select(deps, within)
    .orderBy(desc(documents.issuedAt), desc(documents.kind), desc(documents.number))
    .limit(limit)
    .offset(offset)
  const end = offset + rows.length
  return {
    entries: rows.map(present),
    total,
    received: eurosFromCents(receivedCents),
    paidOut: eurosFromCents(paidOutCents),
    promised: eurosFromCents(backCents - paidOutCents - correctedCents),
    corrected: eurosFromCents(correctedCents),
    net: eurosFromCents(receivedCents - backCents),
    nextOffset: end < total ? end : null,
  }
}

const REFUND_WORDS: Record<RefundState, string> = {
  promised: 'Promised',
  paid_out: 'Paid out',
  correction: 'Correction',
}

/** A line of the file: a document, or what was written off, which moved no money. */
type FileLine = Omit<LedgerEntryView, 'leadId' | 'documentId' | 'kind' | 'method' | 'amount' | 'document'> & {
  kind: LedgerEntryView['kind'] | 'written_off'
  method: LedgerEntryView['method'] | null
  amount: number | null
  document: string | null
  writtenOff: number | null
}

type Cell = (line: FileLine) => CsvCell

/** The file's columns: the heading in each format, the value, and its words for Excel if it is a code. */
const COLUMNS: readonly [machine: string, excel: string, cell: Cell, words?: Cell][] = [
  ['date', 'Date', ({ date }) => date],
  ['guest', 'Guest', ({ guest }) => guest],
  ['retreat', 'Retreat', ({ retreat }) => retreat],
  [
    'kind',
    'Payment',
    ({ kind }) => kind,
    ({ kind }) => (kind === 'written_off' ? 'Written off' : PAYMENT_NAMES[kind]),
  ],
  ['method', 'Method', ({ method }) => method, ({ method }) => method && methodTitle(method)],
  ['amount', 'Amount', ({ amount }) => amount],
  ['document', 'Document', ({ document }) => document],
  ['received_or_decided_on', 'Received or decided on', ({ moneyOn }) => moneyOn],
  ['corrects', 'Corrects', ({ corrects }) => corrects],
  ['reason', 'Reason', ({ reason }) => reason],
  ['refund', 'Refund', ({ refund }) => refund, ({ refund }) => refund && REFUND_WORDS[refund]],
  ['paid_out_on', 'Paid out on', ({ paidOutOn }) => paidOutOn],
  ['written_off', 'Written off', ({ writtenOff }) => writtenOff],
]

/** Returns the documents and write-offs of a period as a CSV file, oldest first. Problem: invalid-fields. */
export async function downloadLedger(
  deps: LedgerDeps,
  { format, ...period }: Period & { format: CsvFormat },
): Promise<{ name: string; content: string }> {
  const within = isWithin(deps, period)
  const rows = await select(deps, within).orderBy(documents.issuedAt, documents.kind, documents.number)
  const issued = rows.map((row): FileLine => ({ ...present(row), writtenOff: null }))
  const lines = [...issued, ...(await writtenOffLines(deps, period))].toSorted((one, other) =>
    compareDays(one.date, other.date),
  )
  const isExcel = format === 'excel'
  const headings = COLUMNS.map(([machine, excel]) => (isExcel ? excel : machine))
  const cellsOf = (line: FileLine) =>
    COLUMNS.map(([, , cell, words = cell]) => (isExcel ? words(line) : cell(line)))
  const content = csvFile(headings, lines.map(cellsOf), format)
  const [from, to] = [period.from || 'beginning', period.to || banjulDay(deps.clock.now())]
  return { name: `ledger-${from}-${to}.csv`, content }
}

function select({ db }: LedgerDeps, within: SQL | undefined) {
  return db
    .select({ document: documents, payment: payments })
    .from(documents)
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .where(within)
    .$dynamic()
}

function isWithin(
  { clock }: LedgerDeps,
  { from, to }: Period,
  at: typeof documents.issuedAt | typeof bookings.writtenOffAt = documents.issuedAt,
): SQL | undefined {
  if (from && to && from > to) throw fieldProblem('to', 'The last day is before the first')
  return and(
    from ? gte(at, startOfBanjulDay(from)) : undefined,
    lt(at, startOfBanjulDay(addDays(to || banjulDay(clock.now()), 1))),
  )
}

/** Returns what was written off in a period, less what was paid since. */
async function writtenOffLines(deps: LedgerDeps, period: Period): Promise<FileLine[]> {
  const records = await loadBookings(deps.db, isWithin(deps, period, bookings.writtenOffAt))
  return records.flatMap((record): FileLine | [] => {
    const { booking, retreat } = record
    const cents = writtenOffOf(record)
    if (booking.writtenOffAt === null || cents === 0) return []
    const day = banjulDay(booking.writtenOffAt)
    return {
      date: day,
      guest: fullName(booking),
      retreat: retreat && labelOf(retreat),
      kind: 'written_off',
      method: null,
      amount: null,
      document: null,
      moneyOn: day,
      corrects: null,
      reason: booking.writeOffReason,
      refund: null,
      paidOutOn: null,
      writtenOff: eurosFromCents(cents),
    }
  })
}

type Issued = { document: typeof documents.$inferSelect; payment: typeof payments.$inferSelect }

function present({ document, payment }: Issued): LedgerEntryView {
  const { content, kind } = document
  const sign = kind === 'receipt' ? 1 : -1
  const refund = kind === 'receipt' ? null : refundStateOf(payment)
  return {
    leadId: document.bookingId,
    date: banjulDay(document.issuedAt),
    guest: content.guest.name,
    retreat: content.booking.retreat,
    kind: payment.kind,
    method: content.payment.method,
    amount: eurosFromCents(sign * Math.abs(content.line.amountCents)),
    document: content.number,
    documentId: document.id,
    moneyOn: content.payment.on,
    corrects: content.corrects?.number ?? null,
    reason: content.reason,
    refund,
    paidOutOn: refund === 'paid_out' && payment.settledAt ? banjulDay(payment.settledAt) : null,
  }
}

function refundStateOf({ state, refundReason }: Issued['payment']): RefundState {
  if (refundReason === 'taken_back') return 'correction'
  return state === 'refunded' ? 'paid_out' : 'promised'
}
