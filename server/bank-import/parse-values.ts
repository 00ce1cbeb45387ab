import { isCalendarDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

// One mark separates thousands, the other one cents.
const POINTS_PART = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
const COMMAS_PART = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/**
 * Returns an amount as banks write it, in cents: "200,00", "1.234,56", "1,234.56", "+200", "12,50-", "(12.50)", "€ 200.00". Null if it is
 * none. A single mark followed by three digits separates thousands: "1.234" is more than a thousand euros.
 */
export function parseAmount(written: string): Cents | null {
  const bare = written.replaceAll(/[\s\u00a0\u202f'’]|EUR|€/gi, '')
  const negative = /^[-−(]|[-−)]$/.test(bare)
  const unsigned = bare.replaceAll(/^[-+−(]|[-+−)]$/g, '')
  const match = POINTS_PART.exec(unsigned) ?? COMMAS_PART.exec(unsigned)
  if (!match) return null
  const [, whole = '', part = ''] = match
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return negative ? -cents : cents
}

/**
 * Returns a day as banks write it: 2025-09-03, 20250903, 03/09/2025, 3.9.25. Day before month, unless the year comes first. Null if it is
 * none.
 */
export function parseDay(written: string): CalendarDay | null {
  const text = written.trim()
  const sorted = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(text)
  if (sorted) return dayOf(sorted[1], sorted[2], sorted[3])
  const european = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text)
  if (!european) return null
  const [, day, month, year = ''] = european
  return dayOf(year.length === 2 ? `20${year}` : year, month, day)
}

function dayOf(year = '', month = '', day = ''): CalendarDay | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(written) ? written : null
}
