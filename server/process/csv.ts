import { stringify } from 'csv-stringify/sync'
import type { CsvFormat } from '#domain/contract/csv-format.ts'

/** A cell. Numbers are amounts in euros, written with two decimals; everything else is text. */
export type CsvCell = string | number | null

/**
 * Returns a table as a file for spreadsheets. Text that begins like a formula is escaped (row 31 of docs/acceptance.md); negative numbers
 * stay numbers. The byte order mark tells Excel that the file is UTF-8, so that it reads "Müller" correctly.
 */
export function csvFile(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  format: CsvFormat = 'machine',
): string {
  const isExcel = format === 'excel'
  return stringify([[...headings], ...rows.map((row) => [...row])], {
    bom: true,
    delimiter: isExcel ? ';' : ',',
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      number: (amount) => (isExcel ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2)),
    },
  })
}
