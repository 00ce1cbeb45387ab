import { choiceDeadlines } from '#domain/date-change/change-choice.ts'
import { banjulDay, formatDay, isCalendarDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { OfferDraft } from '#web/features/admin/dates/date-queries.ts'
import { offerChoices } from './offer-choices.ts'

/** Fields for the other date offered to guests of a cancelled one, the deadline and the explanation. */
export function OfferFields({
  date,
  dates,
  now,
  draft,
  errors,
  onChange,
  onWritten,
}: {
  date: RetreatView
  dates: readonly RetreatView[]
  now: string
  draft: OfferDraft
  errors: ReadonlyMap<string, string>
  onChange: (change: Partial<OfferDraft>) => void
  /** Called once the explanation is finished, to refresh the email preview. */
  onWritten: () => void
}) {
  const today = banjulDay(new Date(now))
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
        hint="The price stays. A place is held there for each guest."
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
          hint={`From ${formatDay(days.from)} to ${formatDay(days.to)}. Guests who don’t answer by then are refunded in full.`}
          min={days.from}
          max={days.to}
          value={draft.chooseBy}
          error={errors.get('chooseBy')}
          onChange={({ target: { value } }) => isCalendarDay(value) && onChange({ chooseBy: value })}
        />
      )}
      <TextArea
        label="Why, in your words"
        optional
        hint="The guests read it in the email and on the dashboard."
        rows={3}
        maxLength={2000}
        value={draft.words}
        error={errors.get('words')}
        onChange={({ target: { value } }) => onChange({ words: value })}
        onBlur={onWritten}
      />
    </div>
  )
}
