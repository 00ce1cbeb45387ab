import { MONTHS } from '#domain/base/dates.ts'
import { monthFigure, type YearRow } from './weather.tsx'

const WIDTH = 343
const COLUMN = WIDTH / MONTHS.length
const HEAD = 28
/** The heights within a row: its name, the figures above it, the plot, and the figures below a bar with two ends. */
const NAME = 30
const FIGURE = 18
const PLOT = 44

/** The classes of a row's marks, in months with retreats and in the others. */
const MARKS: Record<YearRow['key'], [string, string]> = {
  wind: ['fill-teal', 'fill-teal/45'],
  water: ['fill-sea', 'fill-white'],
  air: ['fill-amber', 'fill-amber/50'],
  rain: ['fill-mauve', 'fill-mauve'],
}

/**
 * A decorative chart of the year by month, with `marked` months shaded; the table beside it has the same figures. It keeps its colours in
 * forced-colours mode.
 */
export function YearChart({ rows, marked }: { rows: readonly YearRow[]; marked: ReadonlySet<number> }) {
  const tops = rows.map((_, index) => HEAD + heightOf(rows.slice(0, index)))
  const height = HEAD + heightOf(rows)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="figures w-full rounded-lg bg-white fill-ink text-[13px] [forced-color-adjust:none]"
    >
      {[...marked].map((month) => (
        <path
          key={month}
          d={`M${month * COLUMN} 0h${COLUMN}v${height}h${-COLUMN}z`}
          className="fill-amber-soft [shape-rendering:crispEdges]"
        />
      ))}
      {MONTHS.map((name, month) => (
        <text
          key={name}
          x={centre(month)}
          y={19}
          textAnchor="middle"
          className={marked.has(month) ? 'text-[12px] font-bold' : 'text-[12px] font-medium'}
        >
          {name.slice(0, 3)}
        </text>
      ))}
      {rows.map((row, index) => (
        <g key={row.key} transform={`translate(0 ${tops[index]})`}>
          {index > 0 && <path d={`M0 0h${WIDTH}`} className="stroke-line" />}
          <text x={7} y={20}>
            <tspan className="font-bold">{row.name}</tspan> {row.of}, {row.unit}
          </text>
          <g transform={`translate(0 ${NAME + FIGURE})`}>
            <Marks row={row} marked={marked} />
          </g>
        </g>
      ))}
    </svg>
  )
}

function heightOf(rows: readonly YearRow[]): number {
  return rows.reduce((sum, { low }) => sum + NAME + FIGURE + PLOT + (low ? FIGURE : 6), 0)
}

function centre(month: number): number {
  return Math.round((month + 0.5) * COLUMN * 10) / 10
}

/** Bars from zero, bars from low to high, or a line for the water, whose zero means nothing. */
function Marks({ row, marked }: { row: YearRow; marked: ReadonlySet<number> }) {
  const y = scaleOf(row)
  const [inSeason, otherwise] = MARKS[row.key]
  return (
    <>
      {row.key === 'water' && (
        <polyline
          points={row.high.map((value, month) => `${centre(month)},${y(value)}`).join(' ')}
          className="fill-none stroke-sea stroke-2"
        />
      )}
      {row.high.map((value, month) => {
        const look = marked.has(month) ? inSeason : otherwise
        const [upper, lower] = [y(value), row.low ? y(row.low[month] ?? 0) : PLOT]
        const [low = '', high = low] = monthFigure(row, month).split('–')
        return (
          <g key={MONTHS[month]}>
            {row.key === 'water' ? (
              <circle cx={centre(month)} cy={upper} r={4} className={`${look} stroke-sea stroke-2`} />
            ) : (
              <rect
                x={centre(month) - 8}
                y={upper}
                width={16}
                height={Math.max(lower - upper, 0)}
                rx={row.low ? 7 : 3}
                className={look}
              />
            )}
            <text x={centre(month)} y={upper - (row.key === 'water' ? 9 : 5)} textAnchor="middle">
              {high}
            </text>
            {row.low && (
              <text x={centre(month)} y={lower + 14} textAnchor="middle">
                {low}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

/** Returns the scale from a figure to its height in the plot; degrees start at the year's lowest figure, all others at zero. */
function scaleOf(row: YearRow): (value: number) => number {
  const degrees = row.unit === '°C'
  const least = degrees ? Math.min(...(row.low ?? row.high)) - (row.low ? 0 : 1) : 0
  const most = Math.max(...row.high, least + 1)
  return (value) => Math.round((PLOT - ((value - least) / (most - least)) * PLOT) * 10) / 10
}

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
          {rows.map(({ key, name, unit }) => (
            <th key={key} scope="col" className="px-1 py-2 text-right font-semibold last:pr-2">
              {name} <span className="whitespace-nowrap">{unit}</span>
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
