import { useState } from 'react'
import type { LedgerLine } from '#domain/api-contract.ts'

/** A row as it stands on the screen; `isGone` once the server does not list it any more. */
export interface StandingRow {
  payment: LedgerLine
  isGone: boolean
}

/**
 * The lines of a list, each in its place for as long as the screen is there: what is done stays where it was, what is new comes
 * last. Nothing slides under the finger (two taps on one spot once booked two guests' payments).
 */
export function useStandingRows(lines: readonly LedgerLine[]): readonly StandingRow[] {
  const [rows, setRows] = useState(() => standingRows([], lines))
  const next = standingRows(rows, lines)
  const isSame = next.length === rows.length && next.every((row, index) => isSameRow(row, rows[index]))
  // React's own way of deriving state from what a render is given: it renders once more, before anything is painted.
  if (!isSame) setRows(next)
  return isSame ? rows : next
}

/** The rows after the server has answered anew. */
export function standingRows(before: readonly StandingRow[], lines: readonly LedgerLine[]): StandingRow[] {
  const kept = before.map((row) => {
    const now = lines.find(({ id }) => id === row.payment.id)
    return now ? { payment: now, isGone: false } : { ...row, isGone: true }
  })
  const added = lines.filter(({ id }) => !before.some(({ payment }) => payment.id === id))
  return [...kept, ...added.map((payment) => ({ payment, isGone: false }))]
}

function isSameRow(a: StandingRow, b: StandingRow | undefined): boolean {
  return b !== undefined && a.isGone === b.isGone && a.payment === b.payment
}
