import type { BankColumns, UnknownTable } from '#domain/bank-import/bank-import.ts'
import { findByHeadings, findPlainTable, readAsPointed, sampleOf } from './csv-columns.ts'
import { readTables } from './csv-table.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { statementOf, unreadableFile, type Statement } from './statement.ts'

/** Where a kind of file has what, by its fingerprint. */
export interface KnownLayout {
  fingerprint: string
  columns: BankColumns
}

export interface BankFileInput {
  content: string
  /** What has been pointed at in files of before. */
  layouts?: readonly KnownLayout[]
  /** What is pointed at in this one. */
  pointed?: BankColumns
}

/** What a file holds, or the table whose columns have to be pointed at first. */
export type BankFile = ({ statement: Statement; table: null } | { statement: null; table: UnknownTable }) & {
  /** What every file of its kind is known by; null for XML, and for what is no table of payments. */
  fingerprint: string | null
}

/**
 * The lines of a bank's file, CSV or CAMT.053, in its own order. What the operator has pointed at is read that way; other
 * columns are found by their headings (decision 0095). Problem: invalid-fields.
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
      'This file is damaged: a quotation mark in it is never closed. Please export it from your bank again',
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
