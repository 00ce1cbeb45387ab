import { CsvError, parse } from 'csv-parse/sync'

const DELIMITERS = [';', ',', '\t', '|']

export interface CsvRow {
  cells: string[]
  /** The number of its first line in the file, from 1. */
  line: number
  /** How many lines of the file it spans: more than one if a cell contains line breaks. */
  height: number
}

export interface CsvTable {
  delimiter: string
  rows: CsvRow[]
}

/**
 * Returns the file as a table for each delimiter that banks use. `isCut` if with one of them a quotation mark is never closed; there is no
 * table for that delimiter.
 */
export function readTables(content: string): { tables: CsvTable[]; isCut: boolean } {
  // The parser expects one kind of line break, and an edited file may contain two.
  const text = content.replaceAll(/\r\n?/g, '\n')
  const read = DELIMITERS.map((delimiter) => rowsOf(text, delimiter))
  return {
    tables: read.flatMap((table) => (table instanceof CsvError ? [] : table)),
    isCut: read.some((table) => table instanceof CsvError && table.code === 'CSV_QUOTE_NOT_CLOSED'),
  }
}

interface ParsedRow {
  record: string[]
  info: { lines: number }
  raw: string
}

/** Returns the table, or the error: with most delimiters a file is no table. */
function rowsOf(content: string, delimiter: string): CsvTable | CsvError {
  try {
    // The library's types ignore its options.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const parsed = parse(content, {
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      info: true,
      raw: true,
    }) as unknown as ParsedRow[]
    return { delimiter, rows: parsed.map(rowOf) }
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}

function rowOf({ record, info, raw }: ParsedRow): CsvRow {
  const height = raw.trim().split('\n').length
  return { cells: record, line: info.lines - height + 1, height }
}
