import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { api } from '#web/api/client.ts'
import { DateChanges } from '#web/features/admin/date-change/date-changes.tsx'
import { useAct, SmallButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { fieldErrorsOf } from '#web/features/admin/kit/form/form-page.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { DateForm } from './date-form.tsx'
import { datePath, taken } from './date-list.ts'
import { datePage, type LoadedDate } from './date-page.tsx'
import { KeepOpen } from './keep-open.tsx'

export const loader = reading('adminRetreats')

/** Page of one date: its form, guests, photos once it has started, and cancellation. */
export default datePage('Date', PageOfDate)

function PageOfDate({ date }: LoadedDate) {
  const today = useToday()
  return (
    <>
      <DateHead title={date.label} />
      {date.status === 'cancelled' ? (
        <EmptyState title="This date is cancelled">
          <SmallButtonLink to={datePath(date.id, 'cancel')}>See who got what</SmallButtonLink>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
          {/* On a phone the guests come before the form. */}
          <div className="min-w-0 xl:col-start-2">
            <WhoComes date={date} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <KeepOpen date={date} />
            <DateForm date={date} />
            <Link
              to={datePath(date.id, 'cancel')}
              className="inline-flex min-h-11 items-center self-start font-semibold text-danger underline underline-offset-4"
            >
              Cancel this date
            </Link>
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {hasStarted(date, today) && <DatePhotos date={date} />}
            <DateChanges date={date} />
          </div>
        </div>
      )}
    </>
  )
}

/** Number of guests, with links to the sheet, to the waiting list, and to the wind of its days. */
function WhoComes({ date: { id, startsOn, kiters, nonKiters, due, waiting } }: { date: RetreatView }) {
  const today = useToday()
  return (
    <section aria-labelledby="who-comes" className="rounded-lg border border-line bg-white p-5">
      <h2 id="who-comes" className="text-lg">
        Who’s coming
      </h2>
      <p className="figures mt-1">
        {dotted(
          counted(taken(kiters), 'kiter'),
          counted(taken(nonKiters), 'non-kiter'),
          due > 0 && `${formatEuros(due)} left to pay`,
          waiting > 0 && `${waiting} waiting`,
        )}
      </p>
      <p className="mt-1 text-sm text-ink-soft">Rooms, wetsuits, diets and arrivals, ready to print.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButtonLink to={datePath(id, 'sheet')}>Open the sheet</SmallButtonLink>
        <SmallButtonLink to={datePath(id, 'write')}>Write to all guests</SmallButtonLink>
        {startsOn < today && <SmallButtonLink to={datePath(id, 'wind')}>The wind</SmallButtonLink>}
        {startsOn > today && (
          <SmallButtonLink to={datePath(id, 'waiting-list')}>Waiting list</SmallButtonLink>
        )}
      </div>
    </section>
  )
}

export function DateHead({ title }: { title: string }) {
  return (
    <div className="mb-5">
      <BackLink to="/admin/dates">All dates</BackLink>
      <AdminHead title={title} />
    </div>
  )
}

/** Form for the link to a date's photos and the day until which they are available. Emptying both removes the link for guests. */
function DatePhotos({ date }: { date: RetreatView }) {
  const [url, setUrl] = useState(date.photosUrl ?? '')
  const [until, setUntil] = useState(date.photosUntil ?? '')
  const save = useAct({
    act: () =>
      api('PATCH', '/api/admin/retreats/{retreatId}', {
        params: { retreatId: date.id },
        body: { photosUrl: url.trim() || null, photosUntil: until || null },
      }),
    done: ({ retreat }) => ({
      title: retreat.photosUrl === null ? 'Link removed' : 'Link to the photos saved',
    }),
    onDone: ({ retreat }) => setUrl(retreat.photosUrl ?? ''),
  })
  useUnsaved(() => url !== (date.photosUrl ?? '') || until !== (date.photosUntil ?? ''))
  const errors = fieldErrorsOf(save.error)
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="date-photos"
      className="rounded-lg border border-line bg-white p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <h2 id="date-photos" className="text-lg">
        Photos and video
      </h2>
      <p className="figures mt-1 text-sm text-ink-soft">
        Guests who paid for this date see the link on their dashboard from {formatDay(date.endsOn)}.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {errors.size === 0 && (
          <CallFailure
            title="Link not saved"
            error={save.error}
            otherwise="No answer from the server. Please try again."
          />
        )}
        <TextField
          label="Link to the album"
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={url}
          error={errors.get('photosUrl')}
          onChange={(event) => {
            save.reset()
            setUrl(event.target.value)
          }}
        />
        <TextField
          label="Available until"
          type="date"
          className="max-w-60"
          min={date.endsOn}
          value={until}
          error={errors.get('photosUntil')}
          onChange={(event) => {
            save.reset()
            setUntil(event.target.value)
          }}
        />
        <SmallButton type="submit" className="self-start" busy={save.isPending} busyLabel="Saving...">
          Save the link
        </SmallButton>
      </div>
    </form>
  )
}
