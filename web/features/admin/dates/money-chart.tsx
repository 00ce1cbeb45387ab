import type { RetreatView } from '#domain/retreat-calls.ts'
import { SHOWN_DATES, type Season } from './date-list.ts'

const PARTS = {
  received: { words: 'received', look: 'bg-teal-deep border-teal-deep' },
  due: { words: 'still due', look: 'bg-white border-teal-deep' },
  overdue: {
    words: 'overdue',
    look: 'border-danger bg-[repeating-linear-gradient(135deg,var(--color-danger)_0_2px,var(--color-danger-soft)_2px_6px)]',
  },
} as const
type Part = keyof typeof PARTS

/** Bars of what came in and what is open, for the eye alone: it repeats the table above it, on a laptop. */
export function MoneyChart({ season }: { season: Season }) {
  // More bars than rows of the table would lie on top of each other.
  const dates = season.dates.slice(0, SHOWN_DATES)
  const most = Math.max(...dates.map(totalOf))
  if (most <= 0) return null
  return (
    <div aria-hidden className="mt-8 hidden lg:block print:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-display text-lg font-bold text-ink">Money by date</p>
        <p className="text-sm text-ink-soft">in thousands of euros</p>
      </div>
      <div className="mt-2.5 rounded-lg border border-line bg-white p-5">
        <div className="flex items-end border-b border-line-strong">
          {dates.map((date) => (
            <Bar key={date.id} date={date} most={most} />
          ))}
        </div>
        <div className="figures mt-1.5 flex text-sm text-ink-soft">
          {dates.map(({ id, label }) => (
            <span key={id} className="flex-1 text-center">
              {label.split('–')[0]?.split(',')[0]}
            </span>
          ))}
        </div>
        <p className="mt-4 flex gap-4 text-sm text-ink-soft">
          {Object.entries(PARTS).map(([part, { words, look }]) => (
            <span key={part} className="inline-flex items-center gap-1.5">
              <i className={`inline-block h-3 w-4 border-[1.5px] ${look}`} />
              {words}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const HEIGHT_REM = 8

function Bar({ date, most }: { date: RetreatView; most: number }) {
  const parts: [Part, number][] = [
    ['overdue', date.overdue],
    ['due', date.due - date.overdue],
    ['received', date.received],
  ]
  return (
    <div className="figures flex flex-1 flex-col items-center gap-1 text-sm font-semibold">
      {thousands(totalOf(date))}
      <div className="flex w-16 max-w-3/5 flex-col">
        {parts.map(
          ([part, euros]) =>
            euros > 0 && (
              <i
                key={part}
                className={`block border-[1.5px] ${PARTS[part].look}`}
                style={{ height: `${(HEIGHT_REM * euros) / most}rem` }}
              />
            ),
        )}
      </div>
    </div>
  )
}

function totalOf({ received, due }: RetreatView): number {
  return received + due
}

function thousands(euros: number): string {
  return euros === 0 ? '0' : (euros / 1000).toFixed(1)
}
