import type { DayOrder } from '#domain/contract/bank-shapes.ts'
import { findTable } from './csv-columns.ts'
import { readTables } from './csv-table.ts'
import { parseDay } from './parse-values.ts'
import { readCamt } from './read-camt.ts'
import { readCsv, undecidedDay } from './read-csv.ts'
import { statementOf, unreadableFile, type Statement } from './statement.ts'

export interface BankFileInput {
  content: string
  /** The operator's answer to `undecided`. */
  dayOrder?: DayOrder | undefined
}

/** The file's statement, or a day in it whose order of day and month has to be chosen first. */
export type BankFile =
  | { statement: Statement; undecided: null }
  | { statement: null; undecided: UndecidedDay }
interface UndecidedDay {
  written: string
  dayFirst: string
  monthFirst: string
}

/** Reads a bank's file in another thread. Problems: too-busy, invalid-fields. */
export interface WithBankFiles {
  workers: { readBankFile: (input: BankFileInput) => Promise<BankFile> }
}

/** Reads the lines of a bank's file, CSV or CAMT.053, in its order (decision 0095). Problem: invalid-fields. */
export function readBankFile({ content, dayOrder }: BankFileInput): BankFile {
  const text = content.replace(/^\uFEFF/, '').trimStart()
  if (text === '') throw unreadableFile('This file is empty')
  const kind = foreignKind(text)
  if (kind)
    throw unreadableFile(`This is ${kind}. Export CAMT.053 from your bank instead, or CSV with headings`)
  if (text.startsWith('<')) return { statement: statementOf(readCamt(text)), undecided: null }
  const { tables, isCut } = readTables(text)
  const table = findTable(tables)
  if ('lacks' in table) {
    throw unreadableFile(
      isCut
        ? 'This file is damaged: a quotation mark isn’t closed. Please export it from your bank again'
        : `This file has no heading for ${table.lacks} that we know. Export it from your bank as CAMT.053 instead`,
    )
  }
  const written = dayOrder ? null : undecidedDay(table)
  const dayFirst = parseDay(written ?? '', 'day_first')
  const monthFirst = parseDay(written ?? '', 'month_first')
  if (written !== null && dayFirst && monthFirst)
    return { statement: null, undecided: { written, dayFirst, monthFirst } }
  return { statement: statementOf([readCsv(table, dayOrder)]), undecided: null }
}

/** Kinds of file that banks and people mistake for a statement in CSV or CAMT.053, by how their text begins or what it contains. */
const KINDS: readonly [RegExp, string][] = [
  [/^PK\p{Cc}\p{Cc}[^]*(xl\/|\[Content_Types\]|docProps)/u, 'an Excel file'],
  [/^PK\p{Cc}\p{Cc}/u, 'a ZIP file. Open it, and choose the file inside'],
  [/^(ÐÏ\p{Cc}à|\ufffd{2}\p{Cc}\ufffd)/u, 'an Excel file'],
  [/^<\?xml[^>]*>\s*<\?mso-application|^(<\?xml[^>]*>\s*)?<Workbook/, 'an Excel file'],
  [/^%PDF-/, 'a PDF file'],
  [/^(\{1:|(.*\r?\n){0,5}:20:)[^]*:(25|28C|60F|61):/, 'an MT940 file'],
  [/^0{5}\d{9}05/, 'a CODA file'],
  [/^(OFXHEADER|(<\?(xml|OFX)[^>]*>\s*)*<OFX)/, 'an OFX file'],
  [/^!(Type|Account)/i, 'a QIF file'],
  [/<(\w+:)?BkToCstmrAcctRpt/, 'CAMT.052, a report of lines that may not be booked yet'],
  [/<(\w+:)?BkToCstmrDbtCdtNtfctn/, 'CAMT.054, a notice of single payments'],
  [/<(\w+:)?CstmrCdtTrfInitn/, 'a payment order (pain.001)'],
  [/^(<!doctype html|<html)/i, 'a web page'],
  [/^[{[]\s*["{]/, 'a JSON file'],
]

/** Names a file that is no statement we read, as the end of "This is …". Null if it may be one. */
function foreignKind(text: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
