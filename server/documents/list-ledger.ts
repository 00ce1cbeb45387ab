import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, banjulDay, startOfBanjulDay } from '#domain/dates.ts'
import { documentNumber } from '#domain/documents.ts'
import type { LedgerEntryView, LedgerPage, Period } from '#domain/ledger-calls.ts'
import { eurosFromCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import { documents, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { csvFile } from '#server/process/csv.ts'

/** As the document says it: what was issued is never changed. */
const AMOUNT = sql`abs((${documents.content} -> 'line' ->> 'amountCents')::int)`

type LedgerDeps = Pick<Deps, 'db' | 'clock'>

/**
 * What was received and given back in a period: its receipts and credit notes, as they were issued. They are never changed, so
 * that a period which is over reads the same for ever (decision 0106). Newest first. Problem: invalid-fields.
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
    })
    .from(documents)
    .where(within)
  const { total = 0, receivedCents = 0, backCents = 0 } = sums ?? {}
  const rows = await select(deps, within)
    .orderBy(desc(documents.issuedAt), desc(documents.kind), desc(documents.number))
    .limit(limit)
    .offset(offset)
  const end = offset + rows.length
  return {
    entries: rows.map(present),
    total,
    received: eurosFromCents(receivedCents),
    givenBack: eurosFromCents(backCents),
    net: eurosFromCents(receivedCents - backCents),
    nextOffset: end < total ? end : null,
  }
}

const HEADINGS = [
  'date',
  'guest',
  'retreat',
  'kind',
  'method',
  'amount',
  'document',
  'received_or_decided_on',
  'corrects',
  'reason',
]

/** The same as a file for spreadsheets, oldest first, as a ledger is read. Problem: invalid-fields. */
export async function downloadLedger(
  deps: LedgerDeps,
  period: Period,
): Promise<{ name: string; content: string }> {
  const rows = await select(deps, isWithin(deps, period)).orderBy(
    asc(documents.issuedAt),
    asc(documents.kind),
    asc(documents.number),
  )
  const content = csvFile(
    HEADINGS,
    rows
      .map(present)
      .map(({ date, guest, retreat, kind, method, amount, document, moneyOn, corrects, reason }) => [
        date,
        guest,
        retreat,
        kind,
        method,
        amount,
        document,
        moneyOn,
        corrects,
        reason,
      ]),
  )
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

function isWithin({ clock }: LedgerDeps, { from, to }: Period): SQL | undefined {
  if (from && to && from > to) {
    throw new Problem('invalid-fields', {
      errors: [{ field: 'to', message: 'The last day lies before the first' }],
    })
  }
  return and(
    from ? gte(documents.issuedAt, startOfBanjulDay(from)) : undefined,
    lt(documents.issuedAt, startOfBanjulDay(addDays(to || banjulDay(clock.now()), 1))),
  )
}

type Issued = { document: typeof documents.$inferSelect; payment: typeof payments.$inferSelect }

function present({ document, payment }: Issued): LedgerEntryView {
  const { content, kind, year, number } = document
  const sign = kind === 'receipt' ? 1 : -1
  return {
    leadId: document.bookingId,
    date: banjulDay(document.issuedAt),
    guest: content.guest.name,
    retreat: content.booking.retreat,
    kind: payment.kind,
    method: content.payment.method,
    amount: eurosFromCents(sign * Math.abs(content.line.amountCents)),
    document: documentNumber(kind, year, number),
    documentKind: kind,
    documentId: document.id,
    moneyOn: content.payment.on,
    corrects: content.corrects?.number ?? null,
    reason: content.reason,
  }
}
