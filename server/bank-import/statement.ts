import { createHash } from 'node:crypto'
import { alphanumeric, type BankLine } from '#domain/bank-import/bank-matching.ts'
import type { Payout } from '#domain/bank-import/payout-matching.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import {
  MAX_IDENTITY_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  type BankLineView,
  type UnreadableLine,
} from '#domain/contract/bank-shapes.ts'
import { Problem } from '#domain/contract/problem.ts'

export type Credit = Omit<StatementLine, 'id' | 'occurrence'>

/** One line of a file. No line is dropped, so that all can be counted. */
export type FileRow =
  | { kind: 'credit'; credit: Credit }
  /** `payout` is present only if all its details are known. */
  | { kind: 'outgoing'; payout?: Payout }
  | { kind: 'unreadable'; unreadable: UnreadableLine }

/** A credit that is distinct from every other one. */
export interface StatementLine extends BankLine {
  /** Our own account, if the file names it outside its lines. Null otherwise. */
  account: string | null
  /** The bank's transaction reference, or the payer's account and message (`identityOf`). */
  identity: string
  occurrence: number
}

/** The lines of a file; credits in euros keep its order. */
export interface Statement {
  lines: StatementLine[]
  outgoing: number
  /** Booked outgoing lines that may be refunds, with their amounts. */
  payouts: Payout[]
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
 * Returns what makes a line recognisable in another file of the same days: the bank's own transaction reference, or else the payer's account
 * and message by their letters and digits. Names and all other text may be written differently the next time.
 */
export function identityOf(line: { reference: string; payerAccount: string; message: string }): string {
  const { reference, payerAccount, message } = line
  return alphanumeric(reference || `${payerAccount}${message}`).slice(0, MAX_IDENTITY_LENGTH)
}

/**
 * Gives every credit of a statement its id. Lines with equal ids are numbered within their statement, so that two equal transfers of a day
 * stay two, and get the same ids in another file of the same days.
 */
function numberLines(credits: readonly Credit[]): StatementLine[] {
  const counts = new Map<string, number>()
  return credits.map((credit) => {
    const alike = lineId({ ...credit, occurrence: 0 })
    const occurrence = (counts.get(alike) ?? 0) + 1
    counts.set(alike, occurrence)
    const line = { ...credit, text: tidy(credit.text).slice(0, MAX_LINE_TEXT_LENGTH), occurrence }
    return { ...line, id: lineId(line) }
  })
}

/** Derives a line's id. One that is not settled or not in euros has another id, so that it cannot be sent as received. */
export function lineId(line: Omit<StatementLine, 'id' | 'text'>): string {
  const { account, identity, bookedOn, amountCents, occurrence, settled, currency } = line
  const parts = [account, identity, bookedOn, amountCents, occurrence, settled, currency]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** Returns a line for the browser, which sends it back unchanged. */
export function presentLine(line: Omit<StatementLine, 'settled'>): BankLineView {
  const shown = pick(line, ['id', 'account', 'bookedOn', 'text', 'currency', 'identity', 'occurrence'])
  return { ...shown, amount: eurosFromCents(line.amountCents) }
}

/**
 * Reads a line that the browser sends back. Its id is derived from its amount, day and identity, which proves that they were not changed.
 * Problem: invalid-fields.
 */
export function readLine({ amount, ...rest }: BankLineView): StatementLine {
  const line = { ...rest, currency: 'EUR', amountCents: centsFromEuros(amount), settled: true }
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
