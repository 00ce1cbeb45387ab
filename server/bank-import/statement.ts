import { createHash } from 'node:crypto'
import { Problem } from '#domain/api/problem.ts'
import {
  MAX_LINE_TEXT_LENGTH,
  type BankLineView,
  type UnreadableLine,
} from '#domain/bank-import/bank-import.ts'
import type { BankLine } from '#domain/bank-import/bank-matching.ts'
import type { Payout } from '#domain/bank-import/payout-matching.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/booking/typed-records.ts'

/** One credit of a bank file. */
export type Credit = Omit<StatementLine, 'id' | 'occurrence'>

/** One line of a file. No line is dropped, so that all can be counted. */
export type FileRow =
  | { kind: 'credit'; credit: Credit }
  /** `payout` is present only if all its details are known. */
  | { kind: 'outgoing'; payout?: Payout }
  | { kind: 'other_currency' }
  | { kind: 'unreadable'; unreadable: UnreadableLine }

/** A credit that is distinct from every other one. */
export interface StatementLine extends BankLine {
  /** Our own account, if the file names it outside its lines. Null otherwise. */
  account: string | null
  bankReference: string | null
  occurrence: number
}

/** The lines of a file; credits in euros keep its order. */
export interface Statement {
  lines: StatementLine[]
  outgoing: number
  /** Booked outgoing lines that may be refunds, with their amounts. */
  payouts: Payout[]
  otherCurrency: number
  unreadable: UnreadableLine[]
}

/** Combines a file's statements, which may overlap. */
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

/** `line` counts from 1. Null in XML. */
export function unreadableRow(line: number | null, reason: string, text: string): FileRow {
  return {
    kind: 'unreadable',
    unreadable: { line, reason, text: tidy(text).slice(0, SHOWN_OF_UNREADABLE).toWellFormed() },
  }
}

/**
 * Gives every credit of a statement its id. Identical lines, including the bank's reference, are numbered within their statement, so that
 * two equal transfers of a day stay two, and get the same ids in another file of the same days.
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

/** An unsettled line has another id than a settled one, so that it cannot be sent as received. */
export function lineId(line: Omit<StatementLine, 'id'>): string {
  const { account, bankReference, bookedOn, amountCents, text, occurrence, settled } = line
  const parts = [
    bankReference,
    bookedOn,
    amountCents,
    text,
    occurrence,
    ...(account === null ? [] : [account]),
  ]
  return createHash('sha256')
    .update(JSON.stringify(settled ? parts : [...parts, 'unsettled']))
    .digest('hex')
    .slice(0, 32)
}

/** Returns the line with its id of versions before 0.4.0, which did not include the account. */
export function withoutAccount(line: StatementLine): StatementLine {
  const older = { ...line, account: null }
  return { ...older, id: lineId(older) }
}

/** Returns a line for the browser, which sends it back unchanged. */
export function presentLine(line: Omit<StatementLine, 'settled'>): BankLineView {
  const shown = pick(line, ['id', 'account', 'bookedOn', 'text', 'bankReference', 'occurrence'])
  return { ...shown, amount: eurosFromCents(line.amountCents) }
}

/**
 * Reads a line that the browser sends back. Its id is derived from its content, which proves that nothing was changed. Problem:
 * invalid-fields.
 */
export function readLine({ amount, ...rest }: BankLineView): StatementLine {
  const line = { ...rest, amountCents: centsFromEuros(amount), settled: true }
  if (lineId(line) !== line.id) {
    throw new Problem('invalid-fields', {
      detail: 'A line has changed since we showed it. Please upload the file again.',
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

/** Returns the problem for a file without a readable statement; the message says what to do. */
export function unreadableFile(message: string, cause?: unknown): Problem {
  return new Problem('invalid-fields', { detail: message, errors: [{ field: 'content', message }], cause })
}
