import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { numberLines, type StatementLine } from './statement.ts'
import { unreadableFile } from './unreadable-file.ts'

/** The credits of a bank's file in euros, CSV or CAMT.053, in its own order. Problem: invalid-fields. */
export function readBankFile(content: string): StatementLine[] {
  const text = content.replace(/^\uFEFF/, '').trimStart()
  if (text === '') throw unreadableFile('This file is empty')
  return numberLines(text.startsWith('<') ? readCamt(text) : readCsv(text))
}
