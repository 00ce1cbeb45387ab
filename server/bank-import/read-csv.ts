import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { directionOf, isSettled, type Columns, type CsvRow, type ReadableTable } from './csv-table.ts'
import { parseAmount, parseDay } from './parse-values.ts'
import { unreadableRow, type FileRow } from './statement.ts'

/**
 * Reads every line of a CSV statement: credits, debits, and unreadable lines with their number and reason. All cells except figures count
 * as text, because every bank puts the guest's text in another column.
 */
export function readCsv({ columns, width, delimiter, rows }: ReadableTable): FileRow[] {
  const { debitCredit } = columns
  const hasDirections =
    debitCredit !== null && rows.some(({ cells }) => directionOf(cells[debitCredit] ?? '') !== null)
  return rows.flatMap((row) => {
    if (hasSwallowed(row, width, delimiter)) return swallowedRows(row)
    const read = readRow(row.cells, columns, { width, hasDirections })
    return typeof read === 'string' ? unreadableRow(row.line, read, row.cells.join(delimiter)) : read
  })
}

/** Reads one line. A string is the reason why it cannot be read. `hasDirections`: a column has words such as "Credit" and "Debit". */
function readRow(
  cells: readonly string[],
  columns: Columns,
  { width, hasDirections }: { width: number; hasDirections: boolean },
): FileRow | string {
  if (cells.length <= Math.max(columns.date, columns.amount))
    return `It has ${cells.length} of ${width} columns`
  const day = cells[columns.date] ?? ''
  const bookedOn = parseDay(day)
  if (day !== '' && bookedOn === null) return `“${short(day)}” isn’t a date`

  const written = cells[columns.amount] ?? ''
  const amountCents = parseAmount(written)
  const direction = readDirection(cells, columns)
  if (direction === 'unclear')
    return `“${short(cells[columns.debitCredit ?? -1] ?? '')}” doesn’t say whether the money came in or went out`
  // In files with separate columns for credit and debit, the credit is empty or zero for a debit.
  if (direction === 'out' && (written === '' || amountCents === 0)) {
    return outgoing(cells, columns, bookedOn, parseAmount(cells[columns.debitCredit ?? -1] ?? ''))
  }
  if (amountCents === null) return written === '' ? 'It has no amount' : `“${short(written)}” isn’t an amount`
  if (hasDirections && direction === null && amountCents > 0)
    return 'It doesn’t say whether the money came in or went out'
  if (amountCents <= 0 || direction === 'out') return outgoing(cells, columns, bookedOn, amountCents)
  if (!isInEuros(cells, columns)) return { kind: 'other_currency' }
  return {
    kind: 'credit',
    credit: {
      // CSV files name the account in a column if at all, so it is part of the text.
      account: null,
      bookedOn,
      amountCents,
      text: wordsOf(cells, columns),
      bankReference: null,
      settled: isSettled(cells[columns.status ?? -1] ?? ''),
    },
  }
}

/** Returns a row for money that went out. */
function outgoing(
  cells: readonly string[],
  columns: Columns,
  bookedOn: CalendarDay | null,
  cents: Cents | null,
): FileRow {
  if (!cents || !isInEuros(cells, columns) || !isSettled(cells[columns.status ?? -1] ?? '')) {
    return { kind: 'outgoing' }
  }
  return {
    kind: 'outgoing',
    payout: { bookedOn, amountCents: Math.abs(cents), text: wordsOf(cells, columns) },
  }
}

/** Returns the direction by the word column or the debit column. Null if it is empty. */
function readDirection(cells: readonly string[], { debitCredit }: Columns): 'in' | 'out' | 'unclear' | null {
  const written = debitCredit === null ? '' : (cells[debitCredit] ?? '')
  if (written === '') return null
  const direction = directionOf(written)
  if (direction) return direction
  const cents = parseAmount(written)
  if (cents === null) return 'unclear'
  return cents === 0 ? null : 'out'
}

function wordsOf(cells: readonly string[], { words, figures }: Columns): string {
  const texts = words?.map((index) => cells[index] ?? '') ?? cells.filter((_, index) => !figures.has(index))
  return texts.filter((cell) => cell !== '' && cell !== 'EUR').join(' · ')
}

/** "Valuta" is a currency at one bank and a date at another, so only three letters count as a currency. */
function isInEuros(cells: readonly string[], { currencies }: Columns): boolean {
  return currencies.every(
    (index) => !/^[A-Za-z]{3}$/.test(cells[index] ?? '') || cells[index]?.toUpperCase() === 'EUR',
  )
}

/** True if an unclosed quotation mark has pulled the following lines into one cell. */
function hasSwallowed({ cells, height }: CsvRow, width: number, delimiter: string): boolean {
  return (
    height > 1 &&
    cells.some((cell) =>
      cell
        .split('\n')
        .slice(1)
        .some((line) => line.split(delimiter).length * 2 > width),
    )
  )
}

function swallowedRows({ cells, line, height }: CsvRow): FileRow[] {
  return Array.from({ length: height }, (_, index) =>
    index === 0
      ? unreadableRow(line, 'It has a quotation mark that isn’t closed', cells.join(' '))
      : unreadableRow(line + index, `It belongs to line ${line}, whose quotation mark isn’t closed`, ''),
  )
}

function short(written: string): string {
  return written.slice(0, 40).toWellFormed()
}
