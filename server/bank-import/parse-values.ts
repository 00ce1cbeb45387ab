import { isCalendarDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { monthNumber } from '#domain/base/month-names.ts'
import { foldCharacters } from '#domain/base/search-text.ts'
import type { DayOrder } from '#domain/contract/bank-shapes.ts'

export type DecimalMark = '.' | ','

/** An amount's cell: signs and a currency may stand on either side of the number. */
const CELL =
  /^(?<sign>[-+−(]?)\s*(?<before>[\p{L}\p{Sc}]*)\s*(?<inner>[-+−(]?)\s*(?<number>(?:\d[\d.,'’\s]*)?\d)\s*(?<tail>[-+−)]?)\s*(?<after>[\p{L}\p{Sc}]*)(?<end>[-+−)]?)$/u
const EURO = new Set(['€', 'EUR', 'EURO', 'EUROS'])

interface WrittenAmount {
  /** Digits with their marks. */
  digits: string
  isNegative: boolean
  /** Null if the cell holds only a number. */
  currency: string | null
}

function amountIn(cell: string): WrittenAmount | null {
  const found = CELL.exec(cell.trim())?.groups
  if (!found) return null
  const { sign = '', before = '', inner = '', number = '', tail = '', after = '', end = '' } = found
  return {
    digits: number.replaceAll(/['’\s]/g, ''),
    isNegative: /[-−()]/.test(sign + inner + tail + end),
    currency: (before + after).toUpperCase() || null,
  }
}

/** True if a cell names the euro. */
export function isEuro(written: string): boolean {
  return EURO.has(written.trim().toUpperCase())
}

/** True if an amount's cell names a currency that is not the euro. */
export function isOtherMoney(cell: string): boolean {
  const currency = amountIn(cell)?.currency ?? null
  return currency !== null && !isEuro(currency)
}

/**
 * Returns the decimal mark that a column's amounts show: the last of two different marks, or one that is not followed by exactly three
 * digits. Null if they show none, or both.
 */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | null {
  const shown = new Set<DecimalMark>()
  for (const cell of cells) {
    const mark = ownMark(amountIn(cell)?.digits ?? '')
    if (mark) shown.add(mark)
  }
  return shown.size === 1 ? ([...shown][0] ?? null) : null
}

/** Returns the decimal mark that a number alone shows. Null if it has no mark, or one that may separate thousands. */
function ownMark(digits: string): DecimalMark | null {
  const [, whole = '', mark, part = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? []
  if (mark !== '.' && mark !== ',') return null
  const other = mark === '.' ? ',' : '.'
  if (whole.includes(other)) return mark
  if (whole.includes(mark)) return other
  return part.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : mark
}

/**
 * Returns an amount as banks write it in CSV, in cents: "200,00", "1.234,56", "+200", "12,50-", "(12.50)", "€ 200.00". Null if it is none or
 * has fractions of a cent; `unclear` if its only mark may separate thousands or decimals, and the column's `mark` does not decide it.
 */
export function parseAmount(cell: string, mark: DecimalMark | null): Cents | 'unclear' | null {
  const amount = amountIn(cell)
  if (!amount) return null
  const { digits, isNegative } = amount
  const decimal = ownMark(digits) ?? mark
  if (decimal === null && /[.,]/.test(digits)) return 'unclear'
  const [whole = '', part = '', ...more] = decimal === null ? [digits] : digits.split(decimal)
  const separator = decimal === '.' ? ',' : '.'
  if (more.length > 0 || !isGrouped(whole, separator)) return null
  const cents = centsOf(whole.replaceAll(separator, ''), part)
  return cents !== null && isNegative ? -cents : cents
}

/** Returns an amount of ISO 20022 in cents: a decimal number with a point and up to five places. Null for anything else. */
export function parseIsoAmount(written: string): Cents | null {
  const [, whole = '', part = ''] = /^\+?(\d*)(?:\.(\d{0,5}))?$/.exec(written) ?? []
  return whole + part === '' ? null : centsOf(whole, part)
}

function isGrouped(whole: string, separator: string): boolean {
  const [first = '', ...groups] = whole.split(separator)
  return (
    /^\d*$/.test(first) &&
    (groups.length === 0 || (first.length > 0 && first.length <= 3)) &&
    groups.every((group) => /^\d{3}$/.test(group))
  )
}

/** Null for no digits, fractions of a cent, and numbers too large to be exact. */
function centsOf(whole: string, part: string): Cents | null {
  if (!/^\d*$/.test(part) || whole + part === '' || /[1-9]/.test(part.slice(2))) return null
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** The day and month of a date in figures, whose order its file decides. */
const FIGURES = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/
const DAY_AND_WORD =
  /(?<day>\d{1,2})(?:st|nd|rd|th|er|e|de)?[\s./-]*(?<word>[a-z]{3,})[\s.,/-]*(?<year>\d{4}|\d{2})(?!\d)/
const WORD_AND_DAY = /(?<word>[a-z]{3,})[\s./-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(?<year>\d{4})(?!\d)/

/** Returns a day as banks write it: 2025-09-03, 20250903, 03/09/2025, 3.9.25, 3 Sept 2025. Null if it is none. */
export function parseDay(written: string, order: DayOrder = 'day_first'): CalendarDay | null {
  const text = foldCharacters(written.trim()).toLowerCase()
  const sorted = YEAR_FIRST.exec(text)
  if (sorted) return dayOf(sorted[1], sorted[2], sorted[3])
  const figures = FIGURES.exec(text)
  if (figures) {
    const [, first, mark, second, year] = figures
    const isDayFirst = order === 'day_first' || mark === '.'
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  const { day, word, year } = (DAY_AND_WORD.exec(text) ?? WORD_AND_DAY.exec(text))?.groups ?? {}
  return word === undefined ? null : dayOf(year, String(monthNumber(word) ?? ''), day)
}

/**
 * Returns the orders of day and month in which these cells can be read: both if none of them decides it, none if they contradict each
 * other. Points always follow the day.
 */
export function dayOrdersOf(cells: Iterable<string>): DayOrder[] {
  const orders = new Set<DayOrder>(['day_first', 'month_first'])
  let isNeeded = false
  for (const cell of cells) {
    const [, first, mark, second] = FIGURES.exec(cell.trim()) ?? []
    if (mark === undefined) continue
    isNeeded = true
    if (mark === '.' || Number(first) > 12) orders.delete('month_first')
    if (Number(second) > 12) orders.delete('day_first')
  }
  return isNeeded ? [...orders] : ['day_first']
}

function dayOf(year = '', month = '', day = ''): CalendarDay | null {
  const whole = year.length === 2 ? `20${year}` : year
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(written) ? written : null
}
