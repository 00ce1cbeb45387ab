import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, daysBetween, formatDay, isCalendarDay } from '#domain/base/dates.ts'
import { readEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { pick } from '#domain/booking/typed-records.ts'
import {
  choiceDeadlines,
  lastPriceIncreaseDay,
  mayRaisePrice,
  FREE_CANCELLATION_INCREASE_PERCENT,
} from '#domain/date-change/change-choice.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { nightsText } from '#web/features/admin/dates/date-draft.ts'
import { dateAddress, datePath } from '#web/features/admin/dates/date-list.ts'
import { datePage, type LoadedDate } from '#web/features/admin/dates/date-page.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { TextArea, EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { AskedGuests } from './affected-guests.tsx'
import { SILENCE_TEXTS } from './change-texts.ts'

/** Page that announces a date change: the operator writes it, reads whom it asks, and confirms once. */
export const AnnounceChangeScreen = datePage('Announce a change', AnnounceChange, { forCancelled: false })

function AnnounceChange({ date }: LoadedDate) {
  const today = useToday()
  const [draft, setDraft] = useState({
    startsOn: date.startsOn,
    endsOn: date.endsOn,
    words: '',
    rise: '',
    riseReason: '',
    chooseBy: choiceDeadlines(date.startsOn, today)?.from ?? '',
  })
  const isMove = draft.startsOn !== date.startsOn || draft.endsOn !== date.endsOn
  const firstDay =
    isCalendarDay(draft.startsOn) && draft.startsOn < date.startsOn ? draft.startsOn : date.startsOn
  const days = choiceDeadlines(firstDay, today)
  const [riseError, setRiseError] = useState<string>()
  const [read, setRead] = useState(false)
  const euros = readEuros(draft.rise)
  const send = (dryRun: boolean) =>
    api('POST', '/api/admin/retreats/{retreatId}/change', {
      params: { retreatId: date.id },
      body: {
        dryRun,
        words: draft.words,
        ...(isMove && pick(draft, ['startsOn', 'endsOn'])),
        ...(euros !== null && { rise: euros, riseReason: draft.riseReason }),
        ...(draft.chooseBy !== '' && { chooseBy: draft.chooseBy }),
      },
    })
  const look = useMutation({ mutationFn: () => send(true) })
  const announce = useFormAction({
    isChanged: () => isMove || draft.words !== '' || draft.rise !== '' || draft.riseReason !== '',
    act: () => send(false),
    done: ({ applied }) => ({
      title: applied ? 'All guests have been told' : 'Still sending',
      description: applied
        ? 'Their answers are on the date’s page.'
        : 'Some emails aren’t written yet. We retry every few seconds.',
    }),
    back: isMove ? datePath(date.id, 'cancel') : dateAddress(date),
  })
  const failure = announce.error ?? look.error
  const errors = fieldErrorsOf(failure)
  const put = (change: Partial<typeof draft>) => {
    look.reset()
    announce.reset()
    setRead(false)
    setRiseError(undefined)
    setDraft((before) => ({ ...before, ...change }))
  }
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: errors.get(name),
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  })
  const mayIncrease = mayRaisePrice(date.startsOn, today)
  const asked = look.data?.change.guests.length ?? 0
  return (
    <FormPage
      title="Announce a change"
      back={{ to: dateAddress(date), label: date.label }}
      failure={errors.size > 0 ? null : failureOf('No one was told', failure)}
      onSubmit={() => {
        if (asked > 0) return announce.mutate()
        const isNoAmount = draft.rise.trim() !== '' && euros === null
        setRiseError(isNoAmount ? 'Type an amount, for example 40' : undefined)
        if (!isNoAmount) look.mutate()
      }}
      submit={
        asked > 0
          ? {
              label: `Tell ${counted(asked, 'guest')}`,
              busy: announce.isPending,
              busyLabel: 'Telling them...',
              disabled: !read,
            }
          : { label: 'Preview', busy: look.isPending, busyLabel: 'Looking...' }
      }
      keep="Discard"
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          hint={
            draft.startsOn === date.startsOn
              ? 'Change it to move the date.'
              : `Was ${formatDay(date.startsOn)}.`
          }
          min={addDays(today, 1)}
          {...field('startsOn')}
          onChange={({ target: { value } }) => put({ startsOn: value, ...sameLength(date, value) })}
        />
        <TextField
          label="Last day"
          type="date"
          hint={nightsText(draft)}
          min={draft.startsOn}
          {...field('endsOn')}
        />
      </div>
      <TextArea
        label={isMove ? 'Why, in your words' : 'What changes'}
        optional
        hint={
          isMove
            ? 'Guests read it below the new days.'
            : 'As guests will read it, for example another lodge, village or activity.'
        }
        rows={5}
        maxLength={2000}
        {...field('words')}
      />
      <TextField
        label="Each guest pays more"
        optional
        hint={
          mayIncrease
            ? `Guests must be told by ${formatDay(lastPriceIncreaseDay(date.startsOn))}. If it’s more than ${FREE_CANCELLATION_INCREASE_PERCENT}% of their price, they can cancel free of charge.`
            : `The last day for a price increase was ${formatDay(lastPriceIncreaseDay(date.startsOn))}.`
        }
        {...EUROS}
        disabled={!mayIncrease}
        {...field('rise')}
        error={riseError ?? errors.get('rise')}
      />
      {draft.rise.trim() !== '' && (
        <TextArea
          label="Reason and calculation"
          hint="By law, only fuel, taxes and exchange rates can raise a price, and guests are told how it’s calculated."
          rows={3}
          maxLength={2000}
          {...field('riseReason')}
        />
      )}
      {days && (
        <TextField
          label="Guests choose until"
          type="date"
          hint={`From ${formatDay(days.from)} to ${formatDay(days.to)}. ${SILENCE_TEXTS[isMove ? 'days' : 'terms']}`}
          min={days.from}
          max={days.to}
          {...field('chooseBy')}
        />
      )}
      {look.data && <AskedGuests result={look.data} read={read} onRead={setRead} />}
    </FormPage>
  )
}

/** Returns the last day that keeps the retreat's length; nothing until the first day is valid. */
function sameLength(date: RetreatView, startsOn: string): { endsOn?: string } {
  return isCalendarDay(startsOn) ? { endsOn: addDays(startsOn, daysBetween(date.startsOn, date.endsOn)) } : {}
}
