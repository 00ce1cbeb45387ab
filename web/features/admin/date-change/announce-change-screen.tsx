import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { choiceDeadlines } from '#domain/date-change/change-choice.ts'
import type { ChangeAnnouncement } from '#domain/date-change/date-change-calls.ts'
import { addDays, banjulDay, daysBetween, formatDay, isCalendarDay } from '#domain/base/dates.ts'
import {
  lastPriceRiseDay,
  mayRaisePrice,
  PRICE_RISE_FREE_LEAVE_PERCENT,
} from '#domain/date-change/price-rise.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { readEuros } from '#domain/payment/typed-euros.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { KeyHint } from '#web/features/admin/desk/key-hint.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { AskedGuests } from './asked-guests.tsx'
import { lengthText, SILENCE_TEXTS } from './change-texts.ts'
import { cancelAddress, dateAddress } from '#web/features/admin/dates/date-address.ts'
import { isStillOn, WithDate, type DatePageProps } from '#web/features/admin/dates/with-date.tsx'

/** A change is announced by writing it, reading whom it asks, and one confirmation. */
export function AnnounceChangeScreen({ now, ...props }: DatePageProps) {
  return (
    <WithDate title="Announce a change" isFor={isStillOn} {...props}>
      {(date) => <AnnounceChange key={date.id} date={date} now={now} />}
    </WithDate>
  )
}

interface Draft {
  startsOn: string
  endsOn: string
  words: string
  rise: string
  riseReason: string
  chooseBy: string
}

function AnnounceChange({ date, now }: { date: RetreatView; now: string }) {
  const today = banjulDay(new Date(now))
  const [draft, setDraft] = useState<Draft>({
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
  const saved = useUnsaved(() => isMove || draft.words !== '' || draft.rise !== '' || draft.riseReason !== '')
  const queries = useQueryClient()
  const navigate = useNavigate()
  useShortcut('Escape', 'Back to the date', () => void navigate(dateAddress(date)))
  const send = (dryRun: boolean) =>
    api('POST', '/api/admin/retreats/{retreatId}/change', {
      params: { retreatId: date.id },
      body: { dryRun, ...(isMove && { startsOn: draft.startsOn, endsOn: draft.endsOn }), ...bodyOf(draft) },
    })
  const look = useMutation({ mutationFn: () => send(true) })
  const announce = useMutation({
    mutationFn: () => send(false),
    onSuccess: async (result: ChangeAnnouncement) => {
      toasts.show({
        title: result.applied ? 'All guests have been told' : 'Still sending',
        description: result.applied
          ? 'Their answers are listed with the date.'
          : 'Not every email could be written yet. We try again every few seconds.',
      })
      await queries.invalidateQueries()
      saved()
      await navigate(isMove ? cancelAddress(date.id) : dateAddress(date))
    },
  })
  const failure = announce.error ?? look.error
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const put = (change: Partial<Draft>) => {
    look.reset()
    announce.reset()
    setRiseError(undefined)
    setDraft((before) => ({ ...before, ...change }))
  }
  const mayRise = mayRaisePrice(date.startsOn, today)
  return (
    <>
      <DeskHead title="Announce a change" below={date.label}>
        <RoutedButtonLink to={dateAddress(date)} variant="secondary" size="sm">
          Back to the date
          <KeyHint keys="Esc" />
        </RoutedButtonLink>
      </DeskHead>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <form
          noValidate
          aria-label="Announce a change"
          className="flex min-w-0 flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            const isNoAmount = draft.rise.trim() !== '' && readEuros(draft.rise) === null
            setRiseError(isNoAmount ? 'Type an amount, for example 40' : undefined)
            if (!isNoAmount && !look.isPending) look.mutate()
          }}
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
              value={draft.startsOn}
              error={errorOf('startsOn')}
              onChange={({ target: { value } }) => put({ startsOn: value, ...sameLength(date, value) })}
            />
            <TextField
              label="Last day"
              type="date"
              hint={lengthText(draft)}
              min={draft.startsOn}
              value={draft.endsOn}
              error={errorOf('endsOn')}
              onChange={(event) => put({ endsOn: event.target.value })}
            />
          </div>
          <TextArea
            label={isMove ? 'Why, in your words' : 'What changes'}
            optional
            hint={
              isMove
                ? 'The guests read it under the new days.'
                : 'In your words, as guests read them: another lodge, another village, other activities.'
            }
            rows={5}
            maxLength={2000}
            value={draft.words}
            error={errorOf('words')}
            onChange={(event) => put({ words: event.target.value })}
          />
          <TextField
            label="Each guest pays more"
            optional
            hint={
              mayRise
                ? `Guests must be told by ${formatDay(lastPriceRiseDay(date.startsOn))}. If it’s more than ${PRICE_RISE_FREE_LEAVE_PERCENT}% of their price, they can cancel free of charge.`
                : `The last day for a higher price was ${formatDay(lastPriceRiseDay(date.startsOn))}.`
            }
            inputMode="decimal"
            autoComplete="off"
            unit="€"
            className="figures"
            disabled={!mayRise}
            value={draft.rise}
            error={riseError ?? errorOf('rise')}
            onChange={(event) => put({ rise: event.target.value })}
          />
          {draft.rise.trim() !== '' && (
            <TextArea
              label="Reason and calculation"
              hint="By law, only fuel, taxes and exchange rates can raise a price, and guests are told how it’s calculated."
              rows={3}
              maxLength={2000}
              value={draft.riseReason}
              error={errorOf('riseReason')}
              onChange={(event) => put({ riseReason: event.target.value })}
            />
          )}
          {days && (
            <TextField
              label="Guests choose until"
              type="date"
              hint={`From ${formatDay(days.from)} to ${formatDay(days.to)}. ${SILENCE_TEXTS[isMove ? 'days' : 'terms']}`}
              min={days.from}
              max={days.to}
              value={draft.chooseBy}
              error={errorOf('chooseBy')}
              onChange={(event) => put({ chooseBy: event.target.value })}
            />
          )}
          {failure && errors.length === 0 && (
            <Notice tone="danger" title="No one was told" live="alert">
              {errorText(failure, 'No connection. Please try again.')}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" busy={look.isPending} busyLabel="Looking...">
              Preview
            </Button>
          </div>
        </form>
        {look.data && (
          <AskedGuests
            result={look.data}
            busy={announce.isPending}
            onConfirm={() => {
              if (!announce.isPending) announce.mutate()
            }}
          />
        )}
      </div>
    </>
  )
}

/** The last day that keeps the retreat as long as it was. */
function sameLength(date: RetreatView, startsOn: string): { endsOn?: string } {
  return isCalendarDay(startsOn) ? { endsOn: addDays(startsOn, daysBetween(date.startsOn, date.endsOn)) } : {}
}

function bodyOf({ words, rise, riseReason, chooseBy }: Draft) {
  const euros = readEuros(rise)
  return {
    words,
    ...(euros !== null && { rise: euros, riseReason }),
    ...(chooseBy !== '' && { chooseBy }),
  }
}
