import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import type { BankColumns, UnknownTable } from '#domain/bank-import/bank-import.ts'
import { parseAmount, parseDay } from './parse-values.ts'

const DELIMITERS = [';', ',', '\t', '|']

export interface CsvRow {
  cells: string[]
  /** The number of its first line in the file, from 1. */
  line: number
  /** How many lines of the file it spans: more than one if a cell contains line breaks. */
  height: number
}

interface CsvTable {
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

// Headings in English, French, Dutch and German, in lower case without accents.
const DATE = /\b(date|datum|buchungstag|boekingsdatum|buchungsdatum|wertstellung)\b/
/** Used if no heading matches DATE. */
const OTHER_DATE = /date|datum|^buchung$/
const AMOUNT = /\b(amount|montant|bedrag|betrag)\b/
const OTHER_AMOUNT = /\b(orig|original|fee|fees|total|balance|saldo|solde)\b/
const CREDIT = /^(credit|credits|credit amount|bij|haben|gutschrift)\b/
const DEBIT = /^(debit|debits|debit amount|debet|af|soll|lastschrift)\b/
const DIRECTION = /^(af bij|af\/bij|debit\/credit|credit\/debit|debet\/credit|d\/c|c\/d|soll\/haben)$/
const CURRENCY = /\b(currency|devise|munt|muntsoort|munteenheid|wahrung|waehrung|valuta)\b/
const OTHER_CURRENCY = /\b(orig|original|oorspr|foreign|source)\b/
const STATUS = /^(status|state|statut|etat|info)$/

/** The columns of a file, found by its headings or chosen by the operator. */
export interface Columns extends Omit<BankColumns, 'text' | 'name' | 'account'> {
  currencies: readonly number[]
  /** The columns with text about the transfer. Null means every column except `figures`. */
  words: readonly number[] | null
  /** The columns that say nothing about the transfer itself. */
  figures: ReadonlySet<number>
}

/** A table's rows, with its known columns. */
export interface ReadableTable {
  columns: Columns
  /** The number of columns. */
  width: number
  delimiter: string
  rows: readonly CsvRow[]
}

/** Returns the first table whose headings name a date and an amount. Null if there is none. */
export function findByHeadings(tables: readonly CsvTable[]): ReadableTable | null {
  for (const { delimiter, rows } of tables) {
    const header = rows.findIndex(({ cells }) => columnsOf(cells) !== null)
    const headings = rows[header]?.cells ?? []
    const columns = columnsOf(headings)
    if (columns) return { columns, width: headings.length, delimiter, rows: rows.slice(header + 1) }
  }
  return null
}

function columnsOf(row: readonly string[]): Columns | null {
  const headings = row.map(plainWord)
  const where = (pattern: RegExp) => indexOf(headings, (heading) => pattern.test(heading))
  const date = where(DATE) ?? where(OTHER_DATE)
  const own = indexOf(headings, (heading) => AMOUNT.test(heading) && !OTHER_AMOUNT.test(heading))
  const amount = own ?? where(CREDIT)
  // With the wrong delimiter a whole row is one cell, which matches both.
  if (date === null || amount === null || date === amount) return null
  const figures = headings.flatMap((heading, index) =>
    DATE.test(heading) || AMOUNT.test(heading) || CREDIT.test(heading) || OTHER_AMOUNT.test(heading)
      ? index
      : [],
  )
  return {
    date,
    amount,
    debitCredit: where(DIRECTION) ?? (own === null ? where(DEBIT) : null),
    status: where(STATUS),
    currencies: currenciesOf(headings),
    words: null,
    figures: new Set([...figures, date, amount]),
  }
}

function currenciesOf(headings: readonly string[]): number[] {
  return headings.flatMap((heading, index) =>
    CURRENCY.test(heading) && !OTHER_CURRENCY.test(heading) ? index : [],
  )
}

function indexOf(headings: readonly string[], fits: (heading: string) => boolean): number | null {
  const index = headings.findIndex(fits)
  return index === -1 ? null : index
}

/** A table whose columns are unknown, except that its rows contain days and amounts. */
interface PlainTable extends Omit<ReadableTable, 'columns'> {
  /** A hash of the headings, or of the width without them. Equal for all files of one kind. */
  fingerprint: string
  headings: string[] | null
}

/** Returns the table with the most rows that contain a day and an amount. Null if there is none. */
export function findPlainTable(tables: readonly CsvTable[]): PlainTable | null {
  const counted = tables.map((table) => ({ table, count: table.rows.filter(isPayment).length }))
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  if (!best || best.count === 0) return null
  const { delimiter, rows } = best.table
  const width = rows.find(isPayment)?.cells.length ?? 0
  // The first row as wide as payments, so that an unreadable payment at the top is not skipped.
  const top = rows.findIndex(({ cells }) => cells.length === width)
  const first = rows[top]
  const headings = first && !isPayment(first) ? first.cells : null
  const traits = headings ? [delimiter, ...headings.map(plainWord)] : [delimiter, width]
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(traits)).digest('hex').slice(0, 32),
    headings,
    width,
    delimiter,
    rows: rows.slice(headings ? top + 1 : top),
  }
}

function isPayment(row: CsvRow): boolean {
  return suggest(row) !== null
}

/** Suggests the columns of day and amount, preferring an amount with cents, since other numbers may be account numbers. */
function suggest({ cells }: CsvRow): UnknownTable['suggested'] | null {
  const date = cells.findIndex((cell) => parseDay(cell) !== null)
  const amounts = cells.flatMap((cell, index) => (index !== date && parseAmount(cell) !== null ? index : []))
  const amount = amounts.find((index) => /[.,]\d\d\b/.test(cells[index] ?? '')) ?? amounts[0]
  return date === -1 || amount === undefined ? null : { date, amount }
}

/** Returns the table with the columns that the operator chose. */
export function readAsPointed(table: PlainTable, pointed: BankColumns): ReadableTable {
  const { text, name, account, ...columns } = pointed
  const words = [text, name, account].filter((index) => index !== null)
  return {
    ...table,
    columns: {
      ...columns,
      currencies: currenciesOf((table.headings ?? []).map(plainWord)),
      words: words.length > 0 ? words : null,
      figures: new Set([pointed.date, pointed.amount]),
    },
  }
}

const SAMPLE_ROWS = 5
const SAMPLE_LENGTH = 80

/** Returns a sample of the table for choosing its columns. */
export function sampleOf({ headings, width, rows }: PlainTable): UnknownTable {
  return {
    headings: Array.from({ length: width }, (_, index) => headings?.[index] || `Column ${index + 1}`),
    rows: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, SAMPLE_LENGTH))),
    suggested: rows.map(suggest).find((found) => found !== null) ?? { date: 0, amount: 1 },
  }
}

// Words that banks write in status and direction columns, in lower case without accents.
const SETTLED = new Set(
  'accepte accepted akzeptiert abgeschlossen afgerond ausgefuhrt book booked cleared complete completed comptabilise done executed execute finished geaccepteerd geboekt gebucht ok paid posted processed settled success successful termine uitgevoerd verbucht verwerkt'.split(
    ' ',
  ),
)
const INCOMING = new Set(
  'c cr crdt credit bij bijschrijving h haben gutschrift eingang in + entrant kredit'.split(' '),
)
const OUTGOING = new Set(
  'd dr dbit debit debet af afschrijving s soll lastschrift belastung ausgang out - sortant'.split(' '),
)

/** Returns a text in lower case without accents, with blanks for underscores, for comparing headings and words. */
function plainWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
}

/**
 * True if the bank has booked the line, by the word in its status column. Empty means booked; an unknown word means not booked, because
 * announced money must not count as received. Sparkassen write a sentence.
 */
export function isSettled(status: string): boolean {
  const word = plainWord(status).replace(/^umsatz /, '')
  return word === '' || SETTLED.has(word)
}

/** Returns whether money came in or went out, by the word beside it. Null for an unknown word. */
export function directionOf(written: string): 'in' | 'out' | null {
  const word = plainWord(written)
  if (INCOMING.has(word)) return 'in'
  return OUTGOING.has(word) ? 'out' : null
}
