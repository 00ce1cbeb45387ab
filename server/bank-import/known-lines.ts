import { eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '#domain/booking/full-name.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, bookings, keptLines, payments } from '#server/db/schema.ts'
import { withoutAccount, type StatementLine } from './statement.ts'

export type KnownLine = typeof bankLines.$inferSelect
export type KeptLineRow = typeof keptLines.$inferSelect

/** So many ids in one question; a statement may have more. */
const CHUNK = 5_000

/** By which payments each of these lines is known: several where it was split. */
export async function knownLines(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownLine[]>> {
  const rows = await inChunks(ids, (chunk) => db.select().from(bankLines).where(inArray(bankLines.id, chunk)))
  return Map.groupBy(rows, ({ id }) => id)
}

/** What of a kept line belongs to no payment, in cents. */
export const leftOfLineSql = sql<number>`(kept_lines.amount_cents - coalesce((
  select sum(payments.amount_cents) from bank_lines
  inner join payments on payments.id = bank_lines.payment_id
  where bank_lines.id = kept_lines.id
), 0))::int`

/** Keeps a line that is recorded, so that what of it is undone waits among the unmatched lines. */
export async function keepRecorded(
  tx: Transaction,
  { settled: _settled, ...line }: StatementLine,
  now: Date,
): Promise<void> {
  await tx
    .insert(keptLines)
    .values({ ...line, state: 'waiting', keptAt: now })
    .onConflictDoUpdate({ target: keptLines.id, set: { state: 'waiting' } })
}

/** The lines of a file, each as it is known: those of before version 0.4.0 by the id that they had then. */
export async function recallLines(
  db: Database | Transaction,
  lines: readonly StatementLine[],
): Promise<StatementLine[]> {
  const older = lines.map((line) => (line.account === null ? null : withoutAccount(line)))
  const ids = older.flatMap((line) => line?.id ?? [])
  const known = await knownLines(db, ids)
  const kept = await findKeptLines(db, ids)
  return lines.map((line, index) => {
    const before = older[index]
    return before && (known.has(before.id) || kept.has(before.id)) ? before : line
  })
}

/** Those of these lines that the operator has kept. */
export async function findKeptLines(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptLineRow>> {
  const rows = await inChunks(ids, (chunk) => db.select().from(keptLines).where(inArray(keptLines.id, chunk)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whose payments each of these lines is. */
export async function findAssigned(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { leadId: string; name: string; amount: number }[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .select({ id: bankLines.id, payment: payments, booking: bookings })
      .from(bankLines)
      .innerJoin(payments, eq(payments.id, bankLines.paymentId))
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(inArray(bankLines.id, chunk))
      .orderBy(payments.createdAt, payments.id),
  )
  const presented = rows.map(({ id, payment, booking: { id: leadId, firstName, lastName } }) => ({
    id,
    share: {
      leadId,
      name: fullName({ firstName, lastName }),
      amount: eurosFromCents(payment.amountCents),
    },
  }))
  const byLine = Map.groupBy(presented, ({ id }) => id)
  return new Map([...byLine].map(([id, lines]) => [id, lines.map(({ share }) => share)]))
}

async function inChunks<Row>(
  ids: readonly string[],
  ask: (chunk: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += CHUNK)
    rows.push(...(await ask(ids.slice(start, start + CHUNK))))
  return rows
}

/**
 * Lets nobody else take or assign this line until the transaction ends: it may be no row yet, so that there is nothing else to
 * lock. Take the places' and the bookings' locks before this one.
 */
export async function lockLine(tx: Transaction, lineId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`)
}
