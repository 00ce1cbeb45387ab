import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { isSettled, directionOf } from './bank-words.ts'
import type { Columns, ReadableTable } from './csv-columns.ts'
import type { CsvRow } from './csv-table.ts'
import { parseAmount, parseDay } from './parse-values.ts'
import { unreadableRow, type FileRow } from './statement.ts'

/**
 * Every line of a statement as CSV: what came, what left, and what cannot be read, with its line and why. Banks agree on
 * nothing, so everything beside the figures counts as text, wherever a bank puts the guest's words.
 */
export function readCsv({ columns, width, delimiter, rows }: ReadableTable): FileRow[] {
  return rows.flatMap((row) => {
    if (hasSwallowed(row, width, delimiter)) return swallowedRows(row)
    const read = readRow(row.cells, columns, width)
    return typeof read === 'string' ? unreadableRow(row.line, read, row.cells.join(delimiter)) : read
  })
}

/** One line; a text says why it cannot be read. */
function readRow(cells: readonly string[], columns: Columns, width: number): FileRow | string {
  if (cells.length <= Math.max(columns.date, columns.amount))
    return `It has ${cells.length} of ${width} columns`
  const day = cells[columns.date] ?? ''
  const bookedOn = parseDay(day)
  if (day !== '' && bookedOn === null) return `“${short(day)}” is no day`

  const written = cells[columns.amount] ?? ''
  const amountCents = parseAmount(written)
  const direction = readDirection(cells, columns)
  if (direction === 'unclear')
    return `“${short(cells[columns.debitCredit ?? -1] ?? '')}” says neither that it came nor that it left`
  // A file with one column for what came leaves it empty where something left.
  if (written === '' && direction === 'out') {
    return outgoing(cells, columns, bookedOn, parseAmount(cells[columns.debitCredit ?? -1] ?? ''))
  }
  if (amountCents === null) return written === '' ? 'It has no amount' : `“${short(written)}” is no amount`
  if (amountCents <= 0 || direction === 'out') return outgoing(cells, columns, bookedOn, amountCents)
  if (!isInEuros(cells, columns)) return { kind: 'other_currency' }
  return {
    kind: 'credit',
    credit: {
      // A CSV names it in a column, if at all, and so it is in the text.
      account: null,
      bookedOn,
      amountCents,
      text: wordsOf(cells, columns),
      bankReference: null,
      settled: isSettled(cells[columns.status ?? -1] ?? ''),
    },
  }
}

/** A line of money that left. */
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

/** By the column of words, or by that of what left; nothing there says nothing. */
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
  const told = words?.map((index) => cells[index] ?? '') ?? cells.filter((_, index) => !figures.has(index))
  return told.filter((cell) => cell !== '' && cell !== 'EUR').join(' · ')
}

/** "Valuta" is a currency at one bank and a date at another: only three letters are a currency. */
function isInEuros(cells: readonly string[], { currencies }: Columns): boolean {
  return currencies.every(
    (index) => !/^[A-Za-z]{3}$/.test(cells[index] ?? '') || cells[index]?.toUpperCase() === 'EUR',
  )
}

/** Whether a quotation mark that is not closed has taken the lines after it into one cell. */
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
      ? unreadableRow(line, 'A quotation mark in it is not closed', cells.join(' '))
      : unreadableRow(line + index, `It belongs to line ${line}, whose quotation mark is not closed`, ''),
  )
}

function short(written: string): string {
  return written.slice(0, 40).toWellFormed()
}
