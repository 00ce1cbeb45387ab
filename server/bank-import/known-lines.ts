import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { keptLines } from '#server/db/schema.ts'
import type { StatementLine } from './statement.ts'

export type KeptLineRow = typeof keptLines.$inferSelect

/** The maximum number of ids per query. */
const CHUNK = 5_000

/** The part of a stored line that no payment covers, in cents. */
export const leftOfLineSql = sql<number>`(kept_lines.amount_cents - coalesce((
  select sum(payments.amount_cents) from bank_lines
  inner join payments on payments.id = bank_lines.payment_id
  where bank_lines.id = kept_lines.id
), 0))::int`

/** Stores a line that is recorded, so that an undone part waits among the unmatched lines. */
export async function keepRecorded(
  tx: Transaction,
  { settled: _settled, currency: _currency, ...line }: StatementLine,
  now: Date,
): Promise<void> {
  await tx
    .insert(keptLines)
    .values({ ...line, state: 'waiting', keptAt: now })
    .onConflictDoUpdate({ target: keptLines.id, set: { state: 'waiting' } })
}

/** Returns those of these lines that were stored, by id. */
export async function findKeptLines(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptLineRow>> {
  const rows = await inChunks(ids, (chunk) => db.select().from(keptLines).where(inArray(keptLines.id, chunk)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Asks for many values in several queries. */
export async function inChunks<Value, Row>(
  values: readonly Value[],
  ask: (chunk: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += CHUNK)
    rows.push(...(await ask(values.slice(start, start + CHUNK))))
  return rows
}

/**
 * Locks this line against being recorded by others until the transaction ends. An advisory lock, because the line may have no row yet. Take
 * the locks of places and bookings before this one.
 */
export async function lockLine(tx: Transaction, lineId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`)
}
