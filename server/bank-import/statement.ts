import { createHash } from 'node:crypto'
import { MAX_LINE_TEXT_LENGTH } from '#domain/bank-import.ts'
import type { BankLine } from '#domain/bank-matching.ts'
import type { CalendarDay } from '#domain/dates.ts'
import type { Cents } from '#domain/money.ts'

/** One credit as a file tells it. */
export interface Credit {
  bookedOn: CalendarDay | null
  amountCents: Cents
  text: string
  bankReference: string | null
}

/** A credit that can be told from every other one. */
export interface StatementLine extends BankLine {
  bankReference: string | null
  occurrence: number
}

/**
 * Gives every credit of a file its id. Lines that a bank numbers are known by that; of lines that are alike in everything
 * and have no number, the first, second and third are told apart, so that two real transfers of one day stay two, and the
 * same file uploaded again brings the same ids.
 */
export function numberLines(credits: readonly Credit[]): StatementLine[] {
  const counts = new Map<string, number>()
  return credits.map((credit) => {
    const text = tidy(credit.text).slice(0, MAX_LINE_TEXT_LENGTH)
    const alike = lineId({ ...credit, text, occurrence: 0 })
    const occurrence = credit.bankReference === null ? (counts.get(alike) ?? 0) + 1 : 1
    counts.set(alike, occurrence)
    const line = { ...credit, text, occurrence }
    return { ...line, id: lineId(line) }
  })
}

export function lineId(line: Omit<StatementLine, 'id'>): string {
  const { bankReference, bookedOn, amountCents, text, occurrence } = line
  return createHash('sha256')
    .update(JSON.stringify([bankReference, bookedOn, amountCents, text, occurrence]))
    .digest('hex')
    .slice(0, 32)
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
