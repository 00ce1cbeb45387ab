import type { DayOrder } from '#domain/contract/bank-shapes.ts'
import { findTable } from './csv-columns.ts'
import { readTables } from './csv-table.ts'
import { foreignKind } from './foreign-kinds.ts'
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
