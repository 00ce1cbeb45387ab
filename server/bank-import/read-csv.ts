import { parse } from 'csv-parse/sync'
import type { Credit } from './statement.ts'
import { unreadableFile } from './unreadable-file.ts'
import { parseAmount, parseDay } from './parse-values.ts'

const DELIMITERS = [';', ',', '\t', '|']

// Headings in English, French, Dutch and German, without accents and in small letters.
const DATE = /\b(date|datum|buchungstag|boekingsdatum|buchungsdatum|wertstellung)\b/
const AMOUNT = /\b(amount|montant|bedrag|betrag)\b/
const OTHER_AMOUNT = /\b(orig|original|fee|fees|total|balance|saldo|solde)\b/
const CREDIT = /^(credit|credits|credit amount|bij|haben|gutschrift)\b/
const DIRECTION = /^(af bij|af\/bij|debit\/credit|credit\/debit|debet\/credit|d\/c|c\/d|soll\/haben)$/
const CURRENCY = /\b(currency|devise|munt|muntsoort|wahrung|valuta)\b/

const INCOMING = /^(c|cr|credit|bij|h|haben|\+)$/

interface Columns {
  delimiter: string
  /** In which row they stand: some banks write about the account first. */
  header: number
  date: number
  amount: number
  /** The column of credits beside one of debits, in files that have no amount with a sign. */
  direction: number
  currencies: number[]
  /** What says nothing about the transfer itself. */
  figures: ReadonlySet<number>
}

/**
 * The credits of a statement as CSV. Banks agree on nothing, so the columns are found by their headings, and everything
 * beside the amount counts as text, wherever a bank puts the guest's words. Problem: invalid-fields.
 */
export function readCsv(content: string): Credit[] {
  const found = findColumns(content)
  if (!found) {
    throw unreadableFile(
      'This file has no headings for a date and an amount. Export it from your bank as CSV with headings, or as CAMT.053',
    )
  }
  const { columns, rows } = found
  return rows.slice(columns.header + 1).flatMap((row) => creditOf(row, columns) ?? [])
}

function findColumns(content: string): { columns: Columns; rows: string[][] } | null {
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(content, delimiter)
    const header = rows.findIndex((row) => columnsOf(row, 0, delimiter) !== null)
    const columns = header === -1 ? null : columnsOf(rows[header] ?? [], header, delimiter)
    if (columns) return { columns, rows }
  }
  return null
}

function rowsOf(content: string, delimiter: string): string[][] {
  try {
    return parse(content, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    return []
  }
}

function columnsOf(row: readonly string[], header: number, delimiter: string): Columns | null {
  const headings = row.map(plainHeading)
  const where = (pattern: RegExp) => headings.findIndex((heading) => pattern.test(heading))
  const date = where(DATE)
  const own = headings.findIndex((heading) => AMOUNT.test(heading) && !OTHER_AMOUNT.test(heading))
  const amount = own === -1 ? where(CREDIT) : own
  // With the wrong delimiter a whole row is one cell that holds both words.
  if (date === -1 || amount === -1 || date === amount) return null
  const figures = headings.flatMap((heading, index) =>
    DATE.test(heading) || AMOUNT.test(heading) || CREDIT.test(heading) || OTHER_AMOUNT.test(heading)
      ? index
      : [],
  )
  return {
    delimiter,
    header,
    date,
    amount,
    direction: where(DIRECTION),
    currencies: headings.flatMap((heading, index) => (CURRENCY.test(heading) ? index : [])),
    figures: new Set(figures),
  }
}

function plainHeading(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
}

/** Null for money that leaves, for another currency, and for what is no booking. */
function creditOf(row: readonly string[], columns: Columns): Credit | null {
  const amountCents = parseAmount(row[columns.amount] ?? '')
  if (amountCents === null || amountCents <= 0 || !isIncoming(row, columns) || !isInEuros(row, columns))
    return null
  const isSaid = (cell: string, index: number) => cell !== '' && !columns.figures.has(index) && cell !== 'EUR'
  const text = row.filter(isSaid).join(' · ')
  return { bookedOn: parseDay(row[columns.date] ?? ''), amountCents, text, bankReference: null }
}

function isIncoming(row: readonly string[], { direction }: Columns): boolean {
  return direction === -1 || INCOMING.test((row[direction] ?? '').toLowerCase())
}

/** "Valuta" is a currency at one bank and a date at another: only three letters are a currency. */
function isInEuros(row: readonly string[], { currencies }: Columns): boolean {
  return currencies.every(
    (index) => !/^[A-Za-z]{3}$/.test(row[index] ?? '') || row[index]?.toUpperCase() === 'EUR',
  )
}
