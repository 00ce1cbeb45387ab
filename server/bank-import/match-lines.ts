import { matchBankLines, possibleSuffixes, type MatchedLine } from '#domain/bank-import/bank-matching.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { expectedTransfers, type BookingTransfer } from './expected-transfers.ts'
import { findKeptLines, knownLines } from './known-lines.ts'
import type { StatementLine } from './statement.ts'

/** Returns what each line pays, given the present bookings and the lines recorded, assigned or ignored before. */
export async function matchLines(
  db: Database | Transaction,
  lines: readonly StatementLine[],
): Promise<MatchedLine<StatementLine, BookingTransfer>[]> {
  const texts = lines.map(({ text }) => text).filter((text) => possibleSuffixes([text]).size > 0)
  const transfers = texts.length === 0 ? [] : await expectedTransfers(db, texts)
  const ids = lines.map(({ id }) => id)
  const known = await knownLines(db, ids)
  const received = [...known].filter(
    ([, rows]) => rows.length > 1 || rows.some(({ link }) => link === 'received'),
  )
  const matched = matchBankLines(lines, transfers, new Set(received.map(([id]) => id)))
  const nobodys = matched.filter(({ verdict }) => verdict === 'unknown').map(({ line }) => line.id)
  const kept = await findKeptLines(db, nobodys)
  return matched.map((match): typeof match => {
    if (match.verdict !== 'unknown') return match
    // A line without a reference that was linked to a payment entered by hand.
    if (known.has(match.line.id)) return { ...match, verdict: 'already_imported' }
    return kept.get(match.line.id)?.state === 'ignored' ? { ...match, verdict: 'ignored' } : match
  })
}
