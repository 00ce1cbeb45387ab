import { MONTHS } from './months.ts'
import { monthFigure, type YearRow } from './year-rows.ts'

/** The chart's figures as a table, which names the `marked` months that the chart shades. */
export function YearTable({ rows, marked }: { rows: readonly YearRow[]; marked: ReadonlySet<number> }) {
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="sr-only">The year month by month</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="py-2 pr-1 pl-2 text-left font-semibold">
            Month
          </th>
          {rows.map(({ key, name, unit, isExample }) => (
            <th key={key} scope="col" className="px-1 py-2 text-right font-semibold last:pr-2">
              {name} <span className="whitespace-nowrap">{unit}</span>
              {isExample && <span className="block text-xs font-normal">example</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((name, month) => (
          <tr
            key={name}
            className={marked.has(month) ? 'border-t border-line bg-amber-soft' : 'border-t border-line'}
          >
            <th scope="row" className="py-1.5 pr-1 pl-2 text-left font-semibold">
              {name.slice(0, 3)}
              {marked.has(month) && <span className="sr-only">, with retreats on sale</span>}
            </th>
            {rows.map((row) => (
              <td key={row.key} className="px-1 py-1.5 text-right whitespace-nowrap last:pr-2">
                {monthFigure(row, month)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
