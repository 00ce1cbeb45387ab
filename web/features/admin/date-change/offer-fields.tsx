import { formatDay, isCalendarDay, type CalendarDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { choiceDeadlines } from '#domain/date-change/change-choice.ts'
import { hasStarted, isPublished } from '#domain/retreat/retreats.ts'
import { taken } from '#web/features/admin/dates/date-list.ts'
import type { LoadedDate } from '#web/features/admin/dates/date-page.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { SelectField, type SelectOption } from '#web/ui/form/choices.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SILENCE_TEXTS } from './change-texts.ts'

/** The other date offered before a refund, as in the form. */
export interface OfferDraft {
  offerRetreatId: string
  chooseBy: string
}

/** Fields for the other date offered to guests of a cancelled one, and the deadline. */
export function OfferFields({
  date,
  dates,
  draft,
  errors,
  onChange,
}: LoadedDate & {
  draft: OfferDraft
  errors: ReadonlyMap<string, string>
  onChange: (change: Partial<OfferDraft>) => void
}) {
  const today = useToday()
  /** Returns the first and last possible deadline, before the earlier of both dates. Null if that is a week away or less. */
  const deadlinesFor = (offerRetreatId: string) => {
    const other = dates.find(({ id }) => id === offerRetreatId)
    return choiceDeadlines(other && other.startsOn < date.startsOn ? other.startsOn : date.startsOn, today)
  }
  const days = deadlinesFor(draft.offerRetreatId)
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label="Which date"
        placeholder="Choose a date"
        options={offerChoices(date, dates, today)}
        value={draft.offerRetreatId}
        error={errors.get('offerRetreatId')}
        onChange={({ target: { value } }) =>
          onChange({ offerRetreatId: value, chooseBy: deadlinesFor(value)?.from ?? '' })
        }
      />
      {days && draft.offerRetreatId !== '' && (
        <TextField
          label="Guests choose until"
          type="date"
          hint={`From ${formatDay(days.from)} to ${formatDay(days.to)}. ${SILENCE_TEXTS.other_date}`}
          min={days.from}
          max={days.to}
          value={draft.chooseBy}
          error={errors.get('chooseBy')}
          onChange={({ target: { value } }) => isCalendarDay(value) && onChange({ chooseBy: value })}
        />
      )}
    </div>
  )
}

/** Returns the dates that can be offered instead, with their free places. A date without a place for every guest is disabled. */
export function offerChoices(
  date: RetreatView,
  dates: readonly RetreatView[],
  today: CalendarDay,
): SelectOption[] {
  return dates
    .filter((other) => other.id !== date.id && isPublished(other) && !hasStarted(other, today))
    .map((other) => {
      const kiters = Math.max(0, other.placesKiter - taken(other.kiters))
      const nonKiters = Math.max(0, other.placesNonKiter - taken(other.nonKiters))
      const hasRoom = kiters >= taken(date.kiters) && nonKiters >= taken(date.nonKiters)
      const room = `${kiters} kiter and ${nonKiters} non-kiter places free`
      return {
        value: other.id,
        label: hasRoom ? `${other.label}: ${room}` : `${other.label}: not enough places`,
        disabled: !hasRoom,
      }
    })
}

/** True if the date has guests and another date has a place for each, so that it is offered before a refund. */
export function mayOffer(date: RetreatView, dates: readonly RetreatView[], today: CalendarDay): boolean {
  const guests = taken(date.kiters) + taken(date.nonKiters)
  return guests > 0 && offerChoices(date, dates, today).some(({ disabled }) => !disabled)
}
