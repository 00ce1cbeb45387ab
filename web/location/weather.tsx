import { addDays, MONTHS, type CalendarDay } from '#domain/base/dates.ts'
import { RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'
import type { Year, Months } from './location-texts.ts'

/** The usual weather of the month in which most of the retreat lies. Renders nothing if the year's figures are unknown. */
export function MonthWeather({ year, startsOn }: { year: Year; startsOn: CalendarDay }) {
  const month = monthOf(addDays(startsOn, Math.floor(RETREAT_NIGHTS / 2)))
  const rows = yearRows(year)
  if (rows.length === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">Average in {MONTHS[month]}</p>
      <dl className="figures mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-3">
        {rows.map((row) => (
          <div key={row.key}>
            <dt className="text-sm text-ink-soft">{row.name}</dt>
            <dd>
              <span className="font-display text-xl font-bold text-sea">
                {monthFigure(row, month)} {row.unit}
              </span>
              <span className="block text-xs text-ink-soft">{row.of}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Returns the month of a day; January is 0. */
export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7)) - 1
}

export interface YearRow {
  key: keyof Year
  name: string
  /** What is measured, and in which unit. */
  of: string
  unit: string
  /** The figures of the upper end of a bar or line; `low` is its lower end, null without one. */
  high: Months
  low: Months | null
  source: string
}

/** Returns the available rows with the texts for the chart, the table and a month's weather. */
export function yearRows({ wind, water, air, rain }: Year): YearRow[] {
  return [
    wind?.knots && { ...wind, key: 'wind' as const, name: 'Wind', unit: 'kn', high: wind.knots, low: null },
    water?.celsius && {
      ...water,
      key: 'water' as const,
      name: 'Water',
      unit: '°C',
      high: water.celsius,
      low: null,
    },
    air && { ...air, key: 'air' as const, name: 'Air', unit: '°C', high: air.highest, low: air.lowest },
    rain && { ...rain, key: 'rain' as const, name: 'Rain', unit: 'mm', high: rain.millimetres, low: null },
  ].filter((row) => row !== undefined)
}

/** Returns a month's figure: "12", or "16–32" if the row has two ends. */
export function monthFigure({ high, low }: YearRow, month: number): string {
  const rounded = (values: Months) => String(Math.round(values[month] ?? NaN))
  return low ? `${rounded(low)}–${rounded(high)}` : rounded(high)
}

/** Returns each source once, with the rows that come from it. */
export function sourcesOf(rows: readonly YearRow[]): { rows: string; source: string }[] {
  return [...Map.groupBy(rows, ({ source }) => source)].map(([source, own]) => ({
    rows: own.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(' and '),
    source,
  }))
}
