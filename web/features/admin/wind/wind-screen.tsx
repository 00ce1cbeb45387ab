import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatShortDay, formatTime, formatWeekday, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatWind } from '#domain/contract/wind-calls.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS, WIND_OR_WIN_MINIMUM_KITE_DAYS } from '#domain/terms/booking-terms.ts'
import { KITE_WORDS } from '#domain/wind/wind.ts'
import { Loaded, readQuery, useAdminQuery, useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink, GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Group, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { KiteMark } from '#web/ui/kite-mark.tsx'
import { keepTap } from './kept-taps.tsx'
import { useTapped, WindEntry } from './wind-entry.tsx'

export const loader = reading('readRetreatWind')

/** The kite days of a date: enter and correct them, and what each kiter chose. */
export default function WindScreen() {
  const { retreatId = '' } = useParams()
  const query = useAdminQuery(readQuery('/api/admin/retreats/{retreatId}/wind', { params: { retreatId } }))
  return (
    <>
      <BackLink to="/admin/today">Today</BackLink>
      {!query.data && <AdminHead title="The wind" />}
      <Loaded query={query} what="The wind" seen="the wind">
        {(wind) => <LoadedWind wind={wind} />}
      </Loaded>
    </>
  )
}

function LoadedWind({ wind }: { wind: RetreatWind }) {
  const today = useToday()
  const come = wind.days.filter(({ day }) => day <= today)
  const [chosen, setChosen] = useState<CalendarDay | null>(null)
  const shown =
    wind.days.find(({ day }) => day === chosen) ?? wind.days.find(({ day }) => day === today) ?? come.at(-1)
  const number = shown ? wind.days.indexOf(shown) + 2 : 0
  return (
    <>
      <AdminHead
        title={shown && shown.day !== today ? `The wind on ${formatShortDay(shown.day)}` : 'The wind today'}
        below={shown ? `${formatShortDay(shown.day)} · day ${number} of ${wind.label}` : wind.label}
      />
      <div className="mt-3 grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {shown ? (
            <WindEntry
              key={shown.day}
              retreatId={wind.retreatId}
              day={shown.day}
              kite={shown.kite}
              at={shown.entries.at(-1)?.at ?? null}
            />
          ) : (
            <p>Kiting begins on {formatShortDay(wind.days[0]?.day ?? today)}.</p>
          )}
          <ol className="grid max-w-lg grid-cols-6 gap-1.5">
            {wind.days.map((day) => (
              <DayButton
                key={day.day}
                day={day}
                retreatId={wind.retreatId}
                isShown={day === shown}
                hasCome={day.day <= today}
                onChoose={() => setChosen(day.day)}
              />
            ))}
          </ol>
          <p className="text-sm text-ink-soft">
            Tap a day to correct it. A day without kiting stays empty.
            {shown && shown.kite !== null && (
              <>
                {' '}
                <button
                  type="button"
                  className={`${linkStyle} min-h-11`}
                  onClick={() => keepTap({ retreatId: wind.retreatId, day: shown.day, kite: null })}
                >
                  Empty this day
                </button>
              </>
            )}
          </p>
          {shown && shown.entries.length > 1 && <Corrections entries={shown.entries} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <section className="rounded-lg border border-line bg-amber-soft p-4">
            <h2 className="text-base">
              {counted(wind.fullDays, 'full day')}
              {(wind.days.at(-1)?.day ?? '') >= today && ' so far'}
            </h2>
            <p className="text-sm">{standText(wind, today)}</p>
          </section>
          <p className="text-sm text-ink-soft">The guests of this retreat see each day on their dashboard.</p>
          {wind.asked.length > 0 && <Asked asked={wind.asked} />}
        </div>
      </div>
    </>
  )
}

function DayButton({
  day: { day, kite },
  retreatId,
  isShown,
  hasCome,
  onChoose,
}: {
  day: RetreatWind['days'][number]
  retreatId: string
  isShown: boolean
  hasCome: boolean
  onChoose: () => void
}) {
  const tapped = useTapped({ retreatId, day, kite })
  return (
    <li>
      <button
        type="button"
        disabled={!hasCome}
        aria-pressed={isShown}
        onClick={onChoose}
        className={classNames(
          'figures flex min-h-22 w-full flex-col items-center gap-1 rounded-lg border py-2 text-sm',
          isShown ? 'border-2 border-sea bg-white' : 'border-line bg-white',
          hasCome && tapped.kite === null && !isShown && 'border-dashed bg-transparent',
        )}
      >
        <span aria-hidden>{formatWeekday(day).slice(0, 3)}</span>
        <b aria-hidden className="text-lg leading-none">
          {Number(day.slice(8))}
        </b>
        <span className="sr-only">
          {formatShortDay(day)}
          {tapped.kite ? `: ${KITE_WORDS[tapped.kite]}` : hasCome && ': empty'}
        </span>
        {tapped.kite && <KiteMark kite={tapped.kite} className="size-6 text-teal-deep" />}
      </button>
    </li>
  )
}

/** Every entry of a corrected day, with its time and device. */
function Corrections({ entries }: { entries: RetreatWind['days'][number]['entries'] }) {
  return (
    <section aria-label="Entries of this day" className="text-sm">
      <h2 className="text-base">Corrected</h2>
      <ol className="figures mt-1 flex flex-col gap-1">
        {entries.map(({ kite, at, device }) => (
          <li key={at}>
            <b>{kite ? KITE_WORDS[kite] : 'Emptied'}</b> · {formatTime(new Date(at))}, {device}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns how the date stands against the guarantee. */
function standText(wind: RetreatWind, today: CalendarDay): string {
  const { applies, daysLeft, missingDays, kiters } = wind
  const cash = formatCents(WIND_OR_WIN_CASH_BACK_CENTS)
  if (missingDays === 0) return 'Wind or Win isn’t needed this time.'
  if (applies) {
    const again = counted(missingDays, 'kite day')
    return kiters === 1
      ? `Wind or Win applies. The kiter chooses: ${again} again, or ${cash}.`
      : `Wind or Win applies. Each of the ${kiters} kiters chooses: ${again} again, or ${cash}.`
  }
  if (daysLeft === 0) return 'Enter the days, so that kiters can be asked if Wind or Win applies.'
  const isTodayOpen = wind.days.some(({ day, kite }) => day === today && kite === null)
  const left = `${counted(daysLeft, 'day is left', 'days are left')}${isTodayOpen ? ', today included' : ''}.`
  if (missingDays === 1) return `${left} One more, and Wind or Win isn’t needed.`
  return `${left} With fewer than ${WIND_OR_WIN_MINIMUM_KITE_DAYS} full days, we ask the ${counted(kiters, 'kiter')} to choose: kite days again, or ${cash}.`
}

function Asked({ asked }: Pick<RetreatWind, 'asked'>) {
  const chosen = asked.filter(({ choice }) => choice !== null).length
  return (
    <Group
      title="What each one chose"
      aside={`${chosen} of ${asked.length}`}
      foot={
        <Link to="/admin/wind" className={`${linkStyle} flex min-h-12 items-center px-4`}>
          All credits and cash back
        </Link>
      }
    >
      {asked.map(({ leadId, name, choice }) => (
        <li key={leadId} className={`${rowStyle} flex flex-wrap items-center justify-between gap-x-4`}>
          <GuestLink id={leadId} name={name} />
          <span className="text-sm text-ink-soft">
            {choice === null && 'No answer yet'}
            {choice === 'days' && 'Kite days again'}
            {choice === 'cash' && 'Cash back'}
          </span>
        </li>
      ))}
    </Group>
  )
}
