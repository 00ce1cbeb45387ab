import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { SALE_STATUSES, type SaleStatus } from '#domain/retreat/retreats.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { ActionBar, fieldErrorsOf, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Segmented } from '#web/ui/form/choices.tsx'
import { Field, FieldHint, useFieldIds, type FieldTexts } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  changeOf,
  draftOf,
  lengthText,
  minimumHint,
  NEW_DATE,
  overlapText,
  SALE_TEXTS,
  saveText,
  withFirstDay,
  type DateDraft,
} from './date-draft.ts'
import { CLOSING_TEXTS } from './date-list.ts'
import { datesQuery } from './date-page.tsx'

interface StepperProps extends Pick<FieldTexts, 'hint' | 'error' | 'optional'> {
  label: string
  value: number
  onChange: (value: number) => void
  max: number
}

/** Number field with a minus and a plus button, which are quicker than typing on a phone. */
function Stepper({ value, onChange, max, hint, ...texts }: StepperProps) {
  const { label, error } = texts
  const ids = useFieldIds(undefined, { hint, error })
  const within = (next: number) => Math.min(max, Math.max(0, next))
  const step = (by: 1 | -1, word: string, icon: ReactNode) => (
    <button
      type="button"
      className="grid size-12 shrink-0 place-items-center rounded-md text-sea hover:bg-cream disabled:text-line-strong disabled:hover:bg-white"
      disabled={within(value + by) === value}
      onClick={() => onChange(within(value + by))}
      aria-label={`${label}: one ${word}`}
    >
      {icon}
    </button>
  )
  return (
    <Field ids={ids} texts={texts}>
      <div className="flex rounded-md border border-line-strong bg-white">
        {step(-1, 'less', <Minus aria-hidden className="size-5" />)}
        <input
          {...ids.control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(within(Number(event.target.value.replaceAll(/\D/g, ''))))}
          className="figures min-h-12 w-full min-w-0 grow bg-white text-center text-lg font-bold"
        />
        {step(1, 'more', <Plus aria-hidden className="size-5" />)}
      </div>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </Field>
  )
}

const MOST_PLACES = 100
const SALE_LABELS: Record<SaleStatus, string> = { draft: 'Draft', on_sale: 'On sale', closed: 'Closed' }

/** Form for a new or an existing date. The server refuses changes that would take guests' places, and names the guests. */
export function DateForm({ date }: { date: RetreatView | null }) {
  // Stays as the form was opened, because the page refetches the date.
  const [before] = useState(date ? draftOf(date) : NEW_DATE)
  const [draft, setDraft] = useState(before)
  const others = useQuery(datesQuery).data?.retreats.filter(({ id }) => id !== date?.id)
  const overlap = overlapText(draft, others ?? [])
  const save = useFormAction({
    isChanged: () => JSON.stringify(draft) !== JSON.stringify(before),
    act: () =>
      date
        ? api('PATCH', '/api/admin/retreats/{retreatId}', {
            params: { retreatId: date.id },
            body: changeOf(draft, before),
          })
        : api('POST', '/api/admin/retreats', { body: draft }),
    done: ({ retreat }) => ({
      title: `${retreat.label} is saved`,
      description: retreat.closedBy ? CLOSING_TEXTS[retreat.closedBy] : SALE_TEXTS[draftOf(retreat).status],
    }),
    back: '/admin/dates',
  })
  const errors = fieldErrorsOf(save.error)
  const put = (change: Partial<DateDraft>) => {
    save.reset()
    setDraft((now) => ({ ...now, ...change }))
  }

  return (
    <form
      method="post"
      aria-label={date ? `Edit ${date.label}` : 'New date'}
      className="lg:max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <SaveFailure error={save.error} />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
        <TextField
          label="First day"
          type="date"
          required
          value={draft.startsOn}
          error={errors.get('startsOn')}
          onChange={(event) => put(withFirstDay(draft, event.target.value))}
        />
        <TextField
          label="Last day"
          type="date"
          required
          value={draft.endsOn}
          error={errors.get('endsOn')}
          onChange={(event) => put({ endsOn: event.target.value })}
        />
        <p aria-live="polite" className="col-span-2 -mt-4 min-h-6 text-sm text-ink-soft">
          {lengthText(draft)}
          {overlap && <span className="block font-semibold text-amber-deep">{overlap}</span>}
        </p>
        <Stepper
          label="Kiters"
          value={draft.placesKiter}
          max={MOST_PLACES}
          error={errors.get('placesKiter')}
          onChange={(placesKiter) => put({ placesKiter })}
        />
        <Stepper
          label="Non-kiters"
          value={draft.placesNonKiter}
          max={MOST_PLACES}
          error={errors.get('placesNonKiter')}
          onChange={(placesNonKiter) => put({ placesNonKiter })}
        />
        <div className="col-span-2 sm:col-span-1">
          <Stepper
            label="Minimum guests"
            optional
            value={draft.minimumGuests ?? 0}
            max={draft.placesKiter + draft.placesNonKiter}
            hint={minimumHint(draft.minimumGuests)}
            error={errors.get('minimumGuests')}
            onChange={(guests) => put({ minimumGuests: guests || null })}
          />
        </div>
        <Segmented
          className="col-span-2"
          legend="Sale"
          name="status"
          hint={date?.closedBy && draft.status === 'on_sale' ? undefined : SALE_TEXTS[draft.status]}
          choices={SALE_STATUSES.map((value) => ({ value, label: SALE_LABELS[value] }))}
          value={draft.status}
          onChoose={(status) => put({ status })}
        />
      </div>
      <ActionBar onLaptop="static" className="mt-6">
        <Button type="submit" wide className="lg:w-auto" busy={save.isPending} busyLabel="Saving...">
          {saveText(draft, date && before.status)}
        </Button>
      </ActionBar>
    </form>
  )
}

/** Says why the date was not saved, with the guests affected. */
function SaveFailure({ error }: { error: Error | null }) {
  if (!error) return null
  const guests = (error instanceof ApiError && error.problem?.guests) || []
  const title = error instanceof ApiError ? error.title : 'Nothing was saved'
  const text = errorText(error, 'No answer from the server. Please try again.')
  return (
    <Notice tone="danger" title={title} live="alert" className="mb-5">
      {text !== title && <p>{text}</p>}
      {guests.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {guests.map(({ leadId, name }) => (
            <li key={leadId}>
              <Link
                to={`/admin/guests/${leadId}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
