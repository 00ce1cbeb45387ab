import type { BankColumns, UnknownTable } from '#domain/bank-import/bank-import.ts'
import { findByHeadings, findPlainTable, readAsPointed, readTables, sampleOf } from './csv-table.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { statementOf, unreadableFile, type Statement } from './statement.ts'

/** The columns of a kind of file, with its fingerprint. */
interface KnownLayout {
  fingerprint: string
  columns: BankColumns
}

export interface BankFileInput {
  content: string
  /** The columns chosen in earlier files. */
  layouts?: readonly KnownLayout[]
  /** The columns chosen in this file. */
  pointed?: BankColumns
}

/** The file's statement, or a sample of a table whose columns have to be chosen first. */
export type BankFile = ({ statement: Statement; table: null } | { statement: null; table: UnknownTable }) & {
  /** Equal for all files of one kind. Null for XML, and for tables without payments. */
  fingerprint: string | null
}

/**
 * Reads the lines of a bank's file, CSV or CAMT.053, in its order. Columns that the operator chose come first, others are found by their
 * headings (decision 0095). Problem: invalid-fields.
 */
export function readBankFile({ content, layouts = [], pointed }: BankFileInput): BankFile {
  const text = textOf(content)
  if (text.startsWith('<')) return { statement: statementOf(readCamt(text)), table: null, fingerprint: null }
  const { tables, isCut } = readTables(text)
  const plain = findPlainTable(tables)
  const fingerprint = plain?.fingerprint ?? null
  const columns = pointed ?? layouts.find((layout) => layout.fingerprint === fingerprint)?.columns
  const table = plain && columns ? readAsPointed(plain, columns) : findByHeadings(tables)
  if (table) return { statement: statementOf([readCsv(table)]), table: null, fingerprint }
  if (isCut) {
    throw unreadableFile(
      'This file is damaged: a quotation mark isn’t closed. Please export it from your bank again',
    )
  }
  if (plain) return { statement: null, table: sampleOf(plain), fingerprint }
  throw unreadableFile(
    'This file has no headings for a date and an amount. Export it from your bank as CSV with headings, or as CAMT.053',
  )
}

function textOf(content: string): string {
  const text = content.replace(/^\uFEFF/, '').trimStart()
  if (text === '') throw unreadableFile('This file is empty')
  return text
}
