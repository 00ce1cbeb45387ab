import { stringify } from 'csv-stringify/sync'
import type { CsvFormat } from '#domain/admin/csv-format.ts'

/** A cell: amounts of euros are numbers, written with two decimals; everything else is text. */
export type CsvCell = string | number | null

/**
 * A table as a file for spreadsheets. What begins like a formula is written so that no program takes it for one (row 31 of
 * docs/acceptance.md); a negative number stays a number. The mark at its beginning tells Excel that it is UTF-8, without which
 * "Müller" is not readable there.
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
