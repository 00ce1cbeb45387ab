import type { CalendarDay } from '#domain/base/dates.ts'
import { Missing } from './missing.tsx'
import { journeyText } from './sheet-texts.ts'

/** Day, time and flight of an arrival or departure, as far as known. */
export function Journey({
  day,
  time,
  flight,
}: {
  day: CalendarDay | null
  time: string | null
  flight: string | null
}) {
  const when = journeyText(day, time)
  if (when === null && flight === null) return <Missing>Not known</Missing>
  return (
    <>
      {when ?? <Missing>Day not known</Missing>}
      {flight && (
        <>
          {' '}
          <span className="inline-block wrap-anywhere">{flight}</span>
        </>
      )}
    </>
  )
}
