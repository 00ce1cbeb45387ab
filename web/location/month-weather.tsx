import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { RETREAT_NIGHTS } from '#domain/retreat/retreats.ts'
import { ExampleMark } from './example-mark.tsx'
import { monthOf, MONTHS } from './months.ts'
import type { Year } from './location-texts.ts'
import { monthFigure, yearRows } from './year-rows.ts'

/** The usual weather of the month in which most of the retreat lies. Renders nothing if the year's figures are unknown. */
export function MonthWeather({ year, startsOn }: { year: Year; startsOn: CalendarDay }) {
  const month = monthOf(addDays(startsOn, Math.floor(RETREAT_NIGHTS / 2)))
  const rows = yearRows(year)
  if (rows.length === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">Usually in {MONTHS[month]}</p>
      <dl className="figures mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-3">
        {rows.map((row) => (
          <div key={row.key}>
            <dt className="text-sm text-ink-soft">
              {row.name}
              {row.isExample && <ExampleMark />}
            </dt>
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
