import { createHash } from 'node:crypto'
import {
  MAX_LINE_TEXT_LENGTH,
  type BankLineView,
  type UnreadableLine,
} from '#domain/bank-import/bank-import.ts'
import type { BankLine } from '#domain/bank-import/bank-matching.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { Payout } from '#domain/bank-import/payout-matching.ts'
import { Problem } from '#domain/api/problem.ts'

/** One credit as a file tells it. */
export interface Credit {
  /** Of our own account, where the file names it beside its lines and not in them; null elsewhere. */
  account: string | null
  bookedOn: CalendarDay | null
  amountCents: Cents
  text: string
  bankReference: string | null
  /** False for what the bank has announced and not booked, or has taken back. */
  settled: boolean
}

/** What a line of a file is. Nothing of it is left out, so that the lines can be counted. */
export type FileRow =
  | { kind: 'credit'; credit: Credit }
  /** `payout`: what is known of it, where that is all there. */
  | { kind: 'outgoing'; payout?: Payout }
  | { kind: 'other_currency' }
  | { kind: 'unreadable'; unreadable: UnreadableLine }

/** A credit that can be told from every other one. */
export interface StatementLine extends BankLine {
  account: string | null
  bankReference: string | null
  occurrence: number
}

/** Every line of a file, in its own order where it is a credit in euros. */
export interface Statement {
  lines: StatementLine[]
  outgoing: number
  /** Of those that left what could be a refund: settled, with its amount. */
  payouts: Payout[]
  otherCurrency: number
  unreadable: UnreadableLine[]
}

/** A file may hold several statements, which may overlap. */
export function statementOf(statements: readonly (readonly FileRow[])[]): Statement {
  const rows = statements.flat()
  return {
    lines: statements.flatMap((each) =>
      numberLines(each.flatMap((row) => (row.kind === 'credit' ? row.credit : []))),
    ),
    outgoing: rows.filter(({ kind }) => kind === 'outgoing').length,
    payouts: rows.flatMap((row) => (row.kind === 'outgoing' && row.payout ? tidied(row.payout) : [])),
    otherCurrency: rows.filter(({ kind }) => kind === 'other_currency').length,
    unreadable: rows.flatMap((row) => (row.kind === 'unreadable' ? row.unreadable : [])),
  }
}

function tidied(payout: Payout): Payout {
  return { ...payout, text: tidy(payout.text).slice(0, MAX_LINE_TEXT_LENGTH) }
}

const SHOWN_OF_UNREADABLE = 160

/** `line` counts from 1, as an editor does; null in XML. */
export function unreadableRow(line: number | null, reason: string, text: string): FileRow {
  return {
    kind: 'unreadable',
    unreadable: { line, reason, text: tidy(text).slice(0, SHOWN_OF_UNREADABLE).toWellFormed() },
  }
}

/**
 * Gives every credit of a statement its id. Lines that are alike in everything, the bank's own number included, are told apart as
 * the first, second and third of their statement: two equal transfers of one day stay two, and the same days in another
 * file bring the same ids.
 */
function numberLines(credits: readonly Credit[]): StatementLine[] {
  const counts = new Map<string, number>()
  return credits.map((credit) => {
    const text = tidy(credit.text).slice(0, MAX_LINE_TEXT_LENGTH)
    const alike = lineId({ ...credit, text, occurrence: 0 })
    const occurrence = (counts.get(alike) ?? 0) + 1
    counts.set(alike, occurrence)
    const line = { ...credit, text, occurrence }
    return { ...line, id: lineId(line) }
  })
}

/** The id of a line that is not settled is no id of one that is, so that it cannot be sent as received. */
export function lineId(line: Omit<StatementLine, 'id'>): string {
  const { account, bankReference, bookedOn, amountCents, text, occurrence, settled } = line
  const told = [
    bankReference,
    bookedOn,
    amountCents,
    text,
    occurrence,
    ...(account === null ? [] : [account]),
  ]
  return createHash('sha256')
    .update(JSON.stringify(settled ? told : [...told, 'unsettled']))
    .digest('hex')
    .slice(0, 32)
}

/** The line as it was known until version 0.4.0, when its account was no part of it. */
export function withoutAccount(line: StatementLine): StatementLine {
  const older = { ...line, account: null }
  return { ...older, id: lineId(older) }
}

/** A line as it goes out, to be sent back as it is. */
export function presentLine({
  id,
  account,
  bookedOn,
  amountCents,
  text,
  bankReference,
  occurrence,
}: Omit<StatementLine, 'settled'>): BankLineView {
  return { id, account, bookedOn, amount: eurosFromCents(amountCents), text, bankReference, occurrence }
}

/**
 * A line as it was shown. Its id follows from what stands in it, so nothing of it can have been changed.
 * Problem: invalid-fields.
 */
export function readLine({ amount, ...rest }: BankLineView): StatementLine {
  const line = { ...rest, amountCents: centsFromEuros(amount), settled: true }
  if (lineId(line) !== line.id) {
    throw new Problem('invalid-fields', {
      detail: 'A line is not as it was shown. Please upload the file again.',
      errors: [{ field: 'lines', message: 'Upload the file again' }],
    })
  }
  return line
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** A file that holds no statement we can read; the reason says what to do. */
export function unreadableFile(message: string, cause?: unknown): Problem {
  return new Problem('invalid-fields', { detail: message, errors: [{ field: 'content', message }], cause })
}
