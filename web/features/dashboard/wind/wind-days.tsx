import { formatShortDay, formatWeekday, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { GuestWind } from '#domain/contract/wind-calls.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS, WIND_OR_WIN_MINIMUM_KITE_DAYS } from '#domain/terms/booking-terms.ts'
import { KITE_WORDS } from '#domain/wind/wind.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { KiteMark } from '#web/ui/kite-mark.tsx'

/** The kite days of a retreat in progress, which every guest of the date sees. */
export function WindSoFar({
  wind,
  today,
  fullDay,
}: {
  wind: GuestWind
  today: CalendarDay
  /** What a full day is, in the owner's words, once she has said it. */
  fullDay: string | undefined
}) {
  const last = wind.days.at(-1)
  if (!last || (wind.days[0]?.day ?? '') > today) return null
  return (
    <Card as="section" className="sm:p-6!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl">The wind so far</h3>
        <p className="figures text-sm text-ink-soft">{counted(wind.fullDays, 'full day')}</p>
      </div>
      <WindDays days={wind.days} today={today} />
      <p className="mt-3 text-sm text-ink-soft">
        {standText(wind, last.day)} {fullDay}
      </p>
    </Card>
  )
}

/** Returns how the days stand against the guarantee. */
function standText({ applies, missingDays }: GuestWind, lastDay: CalendarDay): string {
  const least = WIND_OR_WIN_MINIMUM_KITE_DAYS
  if (missingDays === 0) return `${least} full days: Wind or Win isn’t needed this time.`
  if (applies) {
    return `Fewer than ${least} full days: Wind or Win applies. Kiters choose kite days again, or ${formatCents(WIND_OR_WIN_CASH_BACK_CENTS)} cash back.`
  }
  return `Your coach enters each day in the evening. With fewer than ${least} full days by ${formatShortDay(lastDay)}, Wind or Win applies.`
}

/** The kite days in a row, each with what was entered. */
export function WindDays({ days, today }: { days: GuestWind['days']; today: CalendarDay }) {
  return (
    <ol className="figures mt-3 grid max-w-lg grid-cols-6 gap-1.5">
      {days.map(({ day, kite }) => (
        <li
          key={day}
          className={classNames(
            'flex min-h-24 min-w-0 flex-col items-center gap-1 rounded-lg border py-1.5 text-sm leading-tight',
            kite === 'full' && 'border-teal-deep bg-teal-soft text-teal-deep',
            kite !== 'full' && kite !== null && 'border-line',
            kite === null && (day === today ? 'border-2 border-sea' : 'border-dashed border-line'),
          )}
        >
          <span aria-hidden>{formatWeekday(day).slice(0, 3)}</span>
          <b aria-hidden className="text-lg leading-none">
            {Number(day.slice(8))}
          </b>
          <span className="sr-only">{formatShortDay(day)}: </span>
          {kite ? <KiteMark kite={kite} className="size-6" /> : <span className="size-6" />}
          {dayWord(kite, day, today)}
        </li>
      ))}
    </ol>
  )
}

function dayWord(kite: GuestWind['days'][number]['kite'], day: CalendarDay, today: CalendarDay): string {
  if (kite) return KITE_WORDS[kite]
  if (day === today) return 'Today'
  return day < today ? 'Off' : ''
}
