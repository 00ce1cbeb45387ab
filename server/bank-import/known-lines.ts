import { eq, inArray, sql } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking/person-name.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, bookings, keptLines, payments } from '#server/db/schema.ts'
import { withoutAccount, type StatementLine } from './statement.ts'

export type KnownLine = typeof bankLines.$inferSelect
export type KeptLineRow = typeof keptLines.$inferSelect

/** The maximum number of ids per query. */
const CHUNK = 5_000

/** Returns the linked payments of each line; several if it was split. */
export async function knownLines(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownLine[]>> {
  const rows = await inChunks(ids, (chunk) => db.select().from(bankLines).where(inArray(bankLines.id, chunk)))
  return Map.groupBy(rows, ({ id }) => id)
}

/** The part of a stored line that no payment covers, in cents. */
export const leftOfLineSql = sql<number>`(kept_lines.amount_cents - coalesce((
  select sum(payments.amount_cents) from bank_lines
  inner join payments on payments.id = bank_lines.payment_id
  where bank_lines.id = kept_lines.id
), 0))::int`

/** Stores a line that is recorded, so that an undone part waits among the unmatched lines. */
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

/** Returns the lines of a file, with the earlier id for those stored before version 0.4.0. */
export async function withStoredIds(
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

/** Returns those of these lines that were stored, by id. */
export async function findKeptLines(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptLineRow>> {
  const rows = await inChunks(ids, (chunk) => db.select().from(keptLines).where(inArray(keptLines.id, chunk)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns whose payments each of these lines was recorded as. */
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
  const byLine = Map.groupBy(rows, ({ id }) => id)
  const present = ({ payment, booking }: (typeof rows)[number]) => ({
    leadId: booking.id,
    name: fullName(booking),
    amount: eurosFromCents(payment.amountCents),
  })
  return new Map([...byLine].map(([id, lines]) => [id, lines.map(present)]))
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
 * Locks this line against being recorded by others until the transaction ends. An advisory lock, because the line may have no row yet. Take
 * the locks of places and bookings before this one.
 */
export async function lockLine(tx: Transaction, lineId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`)
}
