import { useRef, useState } from 'react'
import type { AvailabilityRecord } from '#domain/place/availability.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { ApiError, api, errorText, fieldErrorOf } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Counters } from './counters.tsx'
import { TextLink } from './entry-card.tsx'
import type { WantedPlaces } from './places-in.ts'

/** Joins the list of a date: how many, first name and address. Then "Check your email"; nothing typed is lost. */
export function JoinCard({
  wanted,
  known,
  date,
}: {
  wanted: WantedPlaces
  known: { firstName: string; email: string }
  date: AvailabilityRecord | null
}) {
  const { selectedDate } = wanted
  const [counts, setCounts] = useState({ kiters: wanted.kiters, nonKiters: wanted.nonKiters })
  const [typed, setTyped] = useState(known)
  const form = useRef<HTMLFormElement>(null)
  const join = useCall({
    call: () => api('POST', '/api/waiting-list', { body: { selectedDate, ...counts, ...typed } }),
    onError: () =>
      // After the errors are shown.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(),
      ),
  })
  if (join.answer) {
    return (
      <div>
        <h2 className="text-2xl">Check your email</h2>
        <p className="mt-2">
          {join.answer.mailed
            ? `We’ve sent a link to ${typed.email}. Open it, and you’re on the list.`
            : `We’ve sent several emails to ${typed.email} within the hour, so we’re not sending another yet. Open the newest link in them, or ask again in an hour.`}
        </p>
        <div className="-ml-4 mt-2 flex flex-wrap">
          <Button variant="link" size="sm" onClick={() => join.run()}>
            Send it again
          </Button>
          <Button variant="link" size="sm" onClick={() => join.reset()}>
            Change the address
          </Button>
        </div>
      </div>
    )
  }
  const errorOf = (field: string) => (join.error ? fieldErrorOf(join.error, field) : undefined)
  const isFree = join.error instanceof ApiError && join.error.code === 'places-free'
  const failure = join.error && !errorOf('firstName') && !errorOf('email') ? errorText(join.error) : null
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!join.isPending) join.run()
      }}
    >
      <div>
        <h2 className="text-2xl">Join the waiting list</h2>
        <p className="mt-1 text-ink-soft">
          {counts.kiters + counts.nonKiters > 1
            ? 'When there are places for all of you, we hold them'
            : 'When a place comes free, we hold it'}{' '}
          for you for {CLAIMED_HOLD_HOURS} hours and email you. Nothing to pay now.
        </p>
      </div>
      <Counters counts={counts} date={date} onChange={setCounts} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          value={typed.firstName}
          error={errorOf('firstName')}
          onChange={({ target }) => setTyped({ ...typed, firstName: target.value })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={typed.email}
          error={errorOf('email')}
          onChange={({ target }) => setTyped({ ...typed, email: target.value })}
        />
      </div>
      {failure && (
        <Notice tone={isFree ? 'info' : 'danger'} live="alert" title={failure}>
          <TextLink href={`/booking?date=${date?.startsOn ?? ''}`}>
            {isFree ? 'Book now' : 'See all dates'}
          </TextLink>
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        className="max-sm:w-full sm:self-start"
        busy={join.isPending}
        busyLabel="Sending..."
      >
        Join the waiting list
      </Button>
      <p className="text-sm text-ink-soft">
        You can leave with one tap. We delete your address 30 days after the retreat starts.
      </p>
    </form>
  )
}
