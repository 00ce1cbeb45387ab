import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay, formatTime } from '#domain/base/dates.ts'
import type { TodayWind } from '#domain/contract/wind-calls.ts'
import { KITE_KINDS, KITE_WORDS, type Kite } from '#domain/wind/wind.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { KiteMark } from '#web/ui/kite-mark.tsx'
import { keepTap, useKeptTaps } from './kept-taps.tsx'

const ABOUT: Record<Kite, string> = {
  full: 'Everyone rode as planned',
  partly: 'Some rode, or not for long',
  none: 'Too little wind, or too much',
}

/** The time after which a tap that got no answer is said to be on this phone, in milliseconds. */
const ANSWER_MS = 1_500

interface Day {
  retreatId: string
  day: string
  /** As on the server, and when it was entered. */
  kite: Kite | null
  at: string | null
}

/** Returns the day as tapped on this device, even if that is not sent yet. */
export function useTapped({ retreatId, day, kite }: Pick<Day, 'retreatId' | 'day' | 'kite'>) {
  const kept = useKeptTaps().find((tap) => tap.retreatId === retreatId && tap.day === day)
  return { kite: kept ? kept.kite : kite, isKept: kept !== undefined }
}

/** Today's kite day of a retreat, entered by one tap. */
export function WindToday({ label, number, ...day }: TodayWind['today'][number]) {
  return (
    <section aria-labelledby={`wind-${day.retreatId}`} className="mb-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h2 id={`wind-${day.retreatId}`} className="text-lg">
            The wind today
          </h2>
          <p className="figures text-sm text-ink-soft">
            {formatShortDay(day.day)} · day {number} of {label}
          </p>
        </div>
        <Link
          to={datePath(day.retreatId, 'wind')}
          className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}
        >
          All days
        </Link>
      </div>
      <WindEntry {...day} />
    </section>
  )
}

/** Three large targets for a kite day. One tap saves it, also without a network, and can be undone until the next. */
export function WindEntry({ retreatId, day, kite, at }: Day) {
  const tapped = useTapped({ retreatId, day, kite })
  const [before, setBefore] = useState<{ kite: Kite | null } | null>(null)
  function enter(next: Kite | null) {
    setBefore({ kite: tapped.kite })
    keepTap({ retreatId, day, kite: next })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-3">
        {KITE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={tapped.kite === kind}
            onClick={() => enter(kind)}
            className={classNames(
              'flex min-h-24 items-center gap-4.5 rounded-xl border-2 border-sea px-5 py-3 text-left md:flex-col md:items-start',
              tapped.kite === kind ? 'bg-sea text-white' : 'bg-white hover:bg-cream',
            )}
          >
            <KiteMark kite={kind} className="size-10 shrink-0" />
            <span>
              <span className="block font-display text-2xl font-bold">{KITE_WORDS[kind]}</span>
              <span className="text-sm">{ABOUT[kind]}</span>
            </span>
          </button>
        ))}
      </div>
      <Saved
        key={`${day} ${tapped.isKept}`}
        isKept={tapped.isKept}
        at={tapped.kite === null ? null : at}
        isEmpty={tapped.kite === null}
        onUndo={
          before &&
          (() => {
            keepTap({ retreatId, day, kite: before.kite })
            setBefore(null)
          })
        }
      />
    </div>
  )
}

function Saved({
  isKept,
  isEmpty,
  at,
  onUndo,
}: {
  isKept: boolean
  isEmpty: boolean
  at: string | null
  onUndo: (() => void) | null
}) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => setLate(true), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isKept])
  if (isEmpty && !onUndo && !isKept) {
    return (
      <p className="text-sm text-ink-soft">
        One tap saves it, also without a network. You can undo it until the next tap.
      </p>
    )
  }
  return (
    <div
      className={classNames(
        'flex min-h-17 items-center justify-between gap-4 rounded-lg px-4 py-2.5',
        isKept ? 'bg-amber-soft text-amber-deep' : 'bg-success-soft text-success',
      )}
    >
      <output className="figures">
        {isKept && (isLate ? <b>On this phone. We’ll send it.</b> : <b>Saving...</b>)}
        {!isKept && isEmpty && <b>The day is empty.</b>}
        {!isKept && !isEmpty && (
          <>
            <b>Saved{at && ` at ${formatTime(new Date(at))}`}.</b> Guests see it now.
          </>
        )}
      </output>
      {onUndo && <SmallButton onClick={onUndo}>Undo</SmallButton>}
    </div>
  )
}
