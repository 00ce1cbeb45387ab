import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { eurosFromCents, formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { foldCharacters } from '#domain/base/search-text.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { KeptLine, KeptLinesPage, KeptLineState } from '#domain/contract/bank-calls.ts'
import type { BankLineView } from '#domain/contract/bank-shapes.ts'
import { Problem } from '#domain/contract/problem.ts'
import { keptLines } from '#server/db/schema.ts'
import { containing, foldedSql } from '#server/db/text-search.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { openGuesser, type Guesser } from './guess-lines.ts'
import { leftOfLineSql, type KeptLineRow } from './known-lines.ts'
import { presentLine, readLine } from './statement.ts'

/**
 * Stores lines that were not recorded: waiting for a match, or ignored. A stored line stays as it is, except that ignoring it takes effect,
 * so uploading the file again restores nothing. Returns how many are new. Problem: invalid-fields.
 */
export async function keepLines(
  deps: Deps,
  input: { lines: readonly BankLineView[]; state: KeptLineState; note: string; by: Actor },
): Promise<number> {
  const { state, note, by } = input
  const now = deps.clock.now()
  // PostgreSQL refuses an update that meets the same row twice.
  const lines = new Map(input.lines.map(readLine).map((line) => [line.id, line]))
  const rows = Array.from(lines.values(), ({ settled: _settled, currency: _currency, ...line }) => {
    return { ...line, state, note, keptAt: now }
  })
  return deps.db.transaction(async (tx) => {
    const insert = tx.insert(keptLines).values(rows)
    const kept = await (
      state === 'ignored'
        ? insert.onConflictDoUpdate({
            target: keptLines.id,
            set: { state, ...(note !== '' && { note }) },
            setWhere: eq(keptLines.state, 'waiting'),
          })
        : insert.onConflictDoNothing({ target: keptLines.id })
    ).returning({ amountCents: keptLines.amountCents })
    if (kept.length > 0) {
      const cents = sumCents(kept)
      const what = state === 'ignored' ? 'Lines of the bank ignored' : 'Lines of the bank kept as unmatched'
      await recordHistory(tx, { at: now, by, what, to: `${kept.length}, ${formatCents(cents)}` })
    }
    return kept.length
  })
}

/** Returns waiting or ignored lines, newest first, with what is left of each. Fully recorded ones are left out. */
export async function listKeptLines(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: { state: KeptLineState; search?: string | undefined; limit: number },
): Promise<KeptLinesPage> {
  const { db } = deps
  const matching = and(eq(keptLines.state, query.state), isLeft, finds(query.search))
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${leftOfLineSql}), 0)::float8`,
    })
    .from(keptLines)
    .where(matching)
  const rows = await db
    .select({ row: keptLines, leftCents: leftOfLineSql })
    .from(keptLines)
    .where(matching)
    .orderBy(
      desc(sql`coalesce(${keptLines.bookedOn}, ${keptLines.keptAt}::date)`),
      desc(keptLines.keptAt),
      keptLines.id,
    )
    .limit(query.limit)
  const lines = query.state === 'waiting' ? rows.map(({ row }) => row) : []
  const guess = await openGuesser(deps, lines)
  return {
    lines: rows.map(({ row, leftCents }) => presentKept(row, leftCents, guess)),
    total: counted?.total ?? 0,
    amount: eurosFromCents(counted?.cents ?? 0),
    waiting: await countKeptLines(deps, 'waiting'),
    ignored: await countKeptLines(deps, 'ignored'),
  }
}

/** Counts waiting or ignored lines that are not fully recorded. */
export async function countKeptLines(deps: Pick<Deps, 'db'>, state: KeptLineState): Promise<number> {
  return deps.db.$count(keptLines, and(eq(keptLines.state, state), isLeft))
}

/** Changes a stored line's note, ignores it, or lets it wait again. Problem: not-found. */
export async function changeKeptLine(
  deps: Deps,
  lineId: string,
  { by, ...change }: { state?: KeptLineState | undefined; note?: string | undefined; by: Actor },
): Promise<KeptLine> {
  const row = await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(keptLines).where(eq(keptLines.id, lineId)).for('update')
    if (!before) throw new Problem('not-found')
    const [left] = await tx.select({ cents: leftOfLineSql }).from(keptLines).where(eq(keptLines.id, lineId))
    const after = { state: change.state ?? before.state, note: change.note ?? before.note }
    await tx.update(keptLines).set(after).where(eq(keptLines.id, lineId))
    const about = `Line of the bank of ${formatCents(before.amountCents)}`
    const at = deps.clock.now()
    if (after.state !== before.state)
      await recordHistory(tx, { at, by, what: about, from: before.state, to: after.state })
    if (after.note !== before.note) await recordHistory(tx, { at, by, what: `${about}: note written` })
    return { ...before, ...after, leftCents: left?.cents ?? before.amountCents }
  })
  return presentKept(row, row.leftCents, await openGuesser(deps, [row]))
}

function presentKept(row: KeptLineRow, leftCents: Cents, guess: Guesser): KeptLine {
  const { state, note } = row
  const guesses = guess({ text: row.text, amountCents: leftCents })
  const left = eurosFromCents(leftCents)
  return { line: presentLine({ ...row, currency: 'EUR' }), left, state, note, guesses }
}

const isLeft: SQL = gt(leftOfLineSql, 0)

/** True if the text, the note or the amount contains the search, ignoring case and accents. */
function finds(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  return sql`${sql.raw(SEARCHED)} like lower(${containing(foldCharacters(search))})`
}

const SEARCHED = foldedSql(
  "kept_lines.text || ' ' || kept_lines.note || ' ' || to_char(kept_lines.amount_cents / 100.0, 'FM9999999990.00')",
)
