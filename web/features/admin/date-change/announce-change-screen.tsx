import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, daysBetween, formatDay, isCalendarDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { choiceDeadlines } from '#domain/date-change/change-choice.ts'
import { api } from '#web/api/client.ts'
import { nightsText } from '#web/features/admin/dates/date-draft.ts'
import { dateAddress, datePath } from '#web/features/admin/dates/date-list.ts'
import { datePage, type LoadedDate } from '#web/features/admin/dates/date-page.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { AskedGuests } from './affected-guests.tsx'
import { SILENCE_TEXTS } from './change-texts.ts'

export const loader = reading('adminRetreats')

/** Page that announces a date change: the operator writes it, reads whom it asks, and confirms once. */
export default datePage('Announce a change', AnnounceChange, { forCancelled: false })

function AnnounceChange({ date }: LoadedDate) {
  const today = useToday()
  const [draft, setDraft] = useState({
    startsOn: date.startsOn,
    endsOn: date.endsOn,
    words: '',
    chooseBy: choiceDeadlines(date.startsOn, today)?.from ?? '',
  })
  const isMove = draft.startsOn !== date.startsOn || draft.endsOn !== date.endsOn
  const firstDay =
    isCalendarDay(draft.startsOn) && draft.startsOn < date.startsOn ? draft.startsOn : date.startsOn
  const days = choiceDeadlines(firstDay, today)
  const [read, setRead] = useState(false)
  const send = (dryRun: boolean) =>
    api('POST', '/api/admin/retreats/{retreatId}/change', {
      params: { retreatId: date.id },
      body: {
        dryRun,
        words: draft.words,
        ...(isMove && pick(draft, ['startsOn', 'endsOn'])),
        ...(draft.chooseBy !== '' && { chooseBy: draft.chooseBy }),
      },
    })
  const look = useMutation({ mutationFn: () => send(true) })
  const announce = useFormAction({
    isChanged: () => isMove || draft.words !== '',
    act: () => send(false),
    done: ({ applied, unreached }) => {
      if (!applied)
        return {
          title: 'Still sending',
          description: 'Some emails aren’t written yet. We retry every few seconds.',
        }
      return unreached.length > 0
        ? {
            title: `Tell ${counted(unreached.length, 'guest')} yourself`,
            description: 'We emailed the others.',
          }
        : { title: 'All guests have been told', description: 'Their answers are on the date’s page.' }
    },
    back: isMove ? datePath(date.id, 'cancel') : dateAddress(date),
  })
  const failure = announce.error ?? look.error
  const errors = fieldErrorsOf(failure)
  const put = (change: Partial<typeof draft>) => {
    look.reset()
    announce.reset()
    setRead(false)
    setDraft((before) => ({ ...before, ...change }))
  }
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: errors.get(name),
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  })
  const asked = look.data?.change.guests.length ?? 0
  return (
    <FormPage
      title="Announce a change"
      back={{ to: dateAddress(date), label: date.label }}
      failure={errors.size > 0 ? null : failureOf('No one was told', failure)}
      onSubmit={() => (asked > 0 ? announce.mutate() : look.mutate())}
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
