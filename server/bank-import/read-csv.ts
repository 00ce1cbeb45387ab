import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import type { DayOrder } from '#domain/contract/bank-shapes.ts'
import { directionOf, isAccountNumber, isSettled, type Columns, type ReadableTable } from './csv-columns.ts'
import type { CsvRow } from './csv-table.ts'
import {
  dayOrdersOf,
  decimalMarkOf,
  isEuro,
  isOtherMoney,
  parseAmount,
  parseDay,
  type DecimalMark,
} from './parse-values.ts'
import { identityOf, unreadableRow, type FileRow } from './statement.ts'

/** How a file writes its days and amounts, decided for all its lines. */
interface Notation {
  order: DayOrder
  mark: DecimalMark | null
  /** True if a column has words such as "Credit" and "Debit". */
  hasDirections: boolean
  isOtherMoney: boolean
}

/** Returns a day of the table that can be read in both orders, or in none, if nothing in the file decides. Null otherwise. */
export function undecidedDay({ columns, isDayFirst, rows }: ReadableTable): string | null {
  const days = rows.flatMap(({ cells }) => cells[columns.date] ?? [])
  const isContinental = isDayFirst || decimalMarkOf(amountCells(columns, rows)) === ','
  const orders = dayOrdersOf(days)
  if (orders.length === 1 || (orders.length === 2 && isContinental)) return null
  return days.find((day) => dayOrdersOf([day]).length === 2) ?? null
}

/**
 * Reads every line of a CSV statement: credits, debits, and unreadable lines with their number and reason. `chosen`: the order of day and
 * month that the operator chose, if the file does not decide it.
 */
export function readCsv(table: ReadableTable, chosen: DayOrder | undefined): FileRow[] {
  const { columns, width, delimiter, rows } = table
  const { debitCredit, date } = columns
  const [order = 'day_first', ...others] = dayOrdersOf(rows.flatMap(({ cells }) => cells[date] ?? []))
  const notation: Notation = {
    order: others.length === 0 ? order : (chosen ?? 'day_first'),
    mark: decimalMarkOf(amountCells(columns, rows)),
    hasDirections:
      debitCredit !== null && rows.some(({ cells }) => directionOf(cells[debitCredit] ?? '') !== null),
    isOtherMoney: table.isOtherMoney,
  }
  return rows.flatMap((row) => {
    if (hasSwallowed(row, width, delimiter)) return swallowedRows(row)
    if (row.cells.length <= Math.max(date, columns.amount))
      return unreadableRow(
        row.line,
        `It has ${row.cells.length} of ${width} columns`,
        row.cells.join(delimiter),
      )
    const read = readRow(row.cells, columns, notation)
    return typeof read === 'string' ? unreadableRow(row.line, read, row.cells.join(delimiter)) : read
  })
}

function amountCells({ amount, debitCredit }: Columns, rows: readonly CsvRow[]): string[] {
  return rows.flatMap(({ cells }) => [cells[amount] ?? '', cells[debitCredit ?? -1] ?? ''])
}

/** Reads one line. A string is the reason why it cannot be read. */
function readRow(cells: readonly string[], columns: Columns, notation: Notation): FileRow | string {
  const { order, mark, hasDirections } = notation
  const cell = (index: number | null) => cells[index ?? -1] ?? ''
  const day = cell(columns.date)
  const bookedOn = parseDay(day, order)
  if (day !== '' && bookedOn === null) return `“${short(day)}” isn’t a date`

  const written = cell(columns.amount)
  const amountCents = parseAmount(written, mark)
  const direction = readDirection(cell(columns.debitCredit), mark)
  if (direction === 'unclear')
    return `“${short(cell(columns.debitCredit))}” doesn’t say whether the money came in or went out`
  // In files with separate columns for credit and debit, the credit is empty or zero for a debit.
  if (direction === 'out' && (written === '' || amountCents === 0)) {
    return outgoing(cells, columns, {
      bookedOn,
      cents: parseAmount(cell(columns.debitCredit), mark),
      notation,
    })
  }
  if (amountCents === null) return written === '' ? 'It has no amount' : `“${short(written)}” isn’t an amount`
  if (amountCents === 'unclear') return `“${short(written)}” can be read as thousands or as decimals`
  if (hasDirections && direction === null && amountCents > 0)
    return 'It doesn’t say whether the money came in or went out'
  if (amountCents <= 0 || direction === 'out')
    return outgoing(cells, columns, { bookedOn, cents: amountCents, notation })
  const settled = isSettled(cell(columns.status))
  if (settled && bookedOn === null) return 'It has no date'
  return {
    kind: 'credit',
    credit: {
      // CSV files name the account in a column if at all, so it is part of the text.
      account: null,
      bookedOn,
      amountCents,
      currency: currencyOf(cells, columns, notation),
      settled,
      ...wordsOf(cells, columns),
    },
  }
}

/** Returns a row for money that went out. */
function outgoing(
  cells: readonly string[],
  columns: Columns,
  {
    bookedOn,
    cents,
    notation,
  }: { bookedOn: CalendarDay | null; cents: Cents | 'unclear' | null; notation: Notation },
): FileRow {
  const isPayout =
    typeof cents === 'number' &&
    cents !== 0 &&
    currencyOf(cells, columns, notation) === 'EUR' &&
    isSettled(cells[columns.status ?? -1] ?? '')
  if (!isPayout) return { kind: 'outgoing' }
  return {
    kind: 'outgoing',
    payout: { bookedOn, amountCents: Math.abs(cents), text: wordsOf(cells, columns).text },
  }
}

/** Returns the direction by the word column or the debit column. Null if it is empty. */
function readDirection(written: string, mark: DecimalMark | null): 'in' | 'out' | 'unclear' | null {
  if (written === '') return null
  const direction = directionOf(written)
  if (direction) return direction
  const cents = parseAmount(written, mark)
  if (cents === null || cents === 'unclear') return 'unclear'
  return cents === 0 ? null : 'out'
}

/** Returns the text of a line, the payer and the message first and account numbers last, and what identifies it. */
function wordsOf(cells: readonly string[], columns: Columns): { text: string; identity: string } {
  const { payers, payerAccounts, messages, words, reference } = columns
  const filled = (indexes: readonly number[]) => indexes.flatMap((index) => cells[index] || [])
  const parts = [...new Set([...payers, ...messages, ...words].flatMap((index) => cells[index] || []))]
  const text = [
    ...parts.filter((part) => !isAccountNumber(part)),
    ...parts.filter((part) => isAccountNumber(part)),
  ].join(' · ')
  const payerAccount = filled(payerAccounts).find(isAccountNumber) ?? ''
  const message = filled(messages).join(' ')
  const identity = identityOf({
    reference: cells[reference ?? -1] ?? '',
    payerAccount,
    message: payerAccount + message === '' ? text : message,
  })
  return { text, identity }
}

/** Returns EUR only if nothing on the line or in the headings says otherwise; else what the file calls the currency. */
function currencyOf(
  cells: readonly string[],
  { currencies, amount, debitCredit }: Columns,
  notation: Notation,
): string {
  // "Valuta" is a currency at one bank and a date at another.
  const named = currencies
    .map((index) => cells[index] ?? '')
    .find((cell) => cell !== '' && !isEuro(cell) && parseDay(cell, notation.order) === null)
  if (named !== undefined) return short(named)
  const isOther =
    notation.isOtherMoney || [amount, debitCredit ?? -1].some((index) => isOtherMoney(cells[index] ?? ''))
  return isOther ? '' : 'EUR'
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
