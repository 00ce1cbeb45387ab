import { and, eq, inArray } from 'drizzle-orm'
import { matchBankLines, possibleSuffixes, type MatchedLine } from '#domain/bank-matching.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines } from '#server/db/schema.ts'
import { expectedTransfers, type BookingTransfer } from './expected-transfers.ts'
import type { StatementLine } from './statement.ts'

/** What each line pays, by the bookings as they are now and the lines that were taken before. */
export async function matchLines(
  db: Database | Transaction,
  lines: readonly StatementLine[],
): Promise<MatchedLine<StatementLine, BookingTransfer>[]> {
  const ours = lines.filter(({ text }) => possibleSuffixes([text]).size > 0)
  if (ours.length === 0) return matchBankLines(lines, [], new Set())
  const transfers = await expectedTransfers(
    db,
    ours.map(({ text }) => text),
  )
  const imported = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.link, 'received'),
        inArray(
          bankLines.id,
          ours.map(({ id }) => id),
        ),
      ),
    )
  return matchBankLines(lines, transfers, new Set(imported.map(({ id }) => id)))
}
