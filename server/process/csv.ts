import { stringify } from 'csv-stringify/sync'

/** A cell: amounts of euros are numbers, written with two decimals; everything else is text. */
export type CsvCell = string | number | null

/**
 * A table as a file for spreadsheets. What begins like a formula is written so that no program takes it for one (row 31 of
 * docs/acceptance.md); a negative number stays a number. The mark at its beginning tells Excel that it is UTF-8, without which
 * "Müller" is not readable there.
 */
export function csvFile(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return stringify([[...headings], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { number: (amount) => amount.toFixed(2) },
  })
}
