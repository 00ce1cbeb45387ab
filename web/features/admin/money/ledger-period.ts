import { addDays, formatMonth } from '#domain/base/dates.ts'

export interface LedgerPeriod {
  from: string
  to: string
}

/** Returns the quarter that contains a day. */
function quarterOf(day: string): LedgerPeriod & { label: string } {
  const year = day.slice(0, 4)
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3)
  const firstMonth = String(quarter * 3 - 2).padStart(2, '0')
  const nextYear = quarter === 4 ? String(Number(year) + 1) : year
  const nextMonth = quarter === 4 ? '01' : String(quarter * 3 + 1).padStart(2, '0')
  return {
    label: `Q${quarter} ${year}`,
    from: `${year}-${firstMonth}-01`,
    to: addDays(`${nextYear}-${nextMonth}-01`, -1),
  }
}

/** Returns the periods a bookkeeper usually asks for: this and the previous month, quarter and year. */
export function usualPeriods(today: string): (LedgerPeriod & { label: string })[] {
  const month = (day: string) => {
    const from = `${day.slice(0, 7)}-01`
    const next = addDays(from, 31)
    return { label: formatMonth(day.slice(0, 7)), from, to: addDays(`${next.slice(0, 7)}-01`, -1) }
  }
  const year = (name: string) => ({ label: name, from: `${name}-01-01`, to: `${name}-12-31` })
  const thisMonth = month(today)
  const thisQuarter = quarterOf(today)
  return [
    thisMonth,
    month(addDays(thisMonth.from, -1)),
    thisQuarter,
    quarterOf(addDays(thisQuarter.from, -1)),
    year(today.slice(0, 4)),
    year(String(Number(today.slice(0, 4)) - 1)),
  ]
}
