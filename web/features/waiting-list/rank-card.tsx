import { useState } from 'react'
import { BRUSSELS } from '#domain/base/guest-time.ts'
import type { WaitingOutcome } from '#domain/place/waiting-list.ts'
import { placesText } from '#domain/place/waiting-list.ts'
import { api, errorText } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { Counters } from './counters.tsx'
import { TextLink, type EntryCard } from './entry-card.tsx'

/** Confirms an entry by its emailed link; the page asks, because programs that check emails open links too. */
export function AskedCard({ token, entry, onChanged, onLeft }: EntryCard) {
  const confirm = useConfirm({ token, onChanged })
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">Shall we put you on the list?</h2>
      <p>
        You’d like to wait for {placesText(entry)} on {entry.selectedDate}. Your rank counts from now.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" busy={confirm.isPending} busyLabel="Joining..." onClick={() => confirm.run()}>
          Join the waiting list
        </Button>
        <LeaveButton token={token} label="No, delete my address" onLeft={onLeft} />
      </div>
    </div>
  )
}

/** The own rank, with ways to wait for other places and to leave. */
export function RankCard({ token, entry, asks, onChanged, onLeft }: EntryCard) {
  const [changes, setChanges] = useState(false)
  const { rank, ahead, selectedDate } = entry
  return (
    <div className="flex flex-col gap-3">
      {asks && <LeaveQuestion token={token} selectedDate={selectedDate} onLeft={onLeft} />}
      <div className="flex items-end gap-4">
        <span aria-hidden className="figures font-display text-[4.5rem] leading-none font-bold">
          {rank}
        </span>
        <div className="min-w-0">
          <h2 className="font-sans text-lg leading-snug font-semibold wrap-anywhere">
            You’re number {rank} on the list, {entry.firstName}.
          </h2>
          <p className="text-sm text-ink-soft">{placesText(entry)}</p>
        </div>
      </div>
      <p className="wrap-anywhere">
        You don’t have to do anything. When{' '}
        {entry.kiters + entry.nonKiters > 1 ? 'the places are' : 'a place is'} yours to take, we’ll email{' '}
        {entry.email}.
      </p>
      {ahead && (
        <p className="text-sm text-ink-soft">
          Number {ahead.rank} waits for {ahead.places} places. If just one comes free, it’s offered to you.
        </p>
      )}
      {changes ? (
        <ChangePlaces
          token={token}
          entry={entry}
          onChanged={(changed) => {
            setChanges(false)
            onChanged(changed)
          }}
        />
      ) : (
        <div className="-ml-4 flex flex-wrap">
          <Button variant="link" size="sm" onClick={() => setChanges(true)}>
            Change places
          </Button>
          {!asks && <LeaveButton token={token} label="Leave the list" onLeft={onLeft} />}
        </div>
      )}
    </div>
  )
}

function ChangePlaces({ token, entry, onChanged }: Pick<EntryCard, 'token' | 'entry' | 'onChanged'>) {
  const [counts, setCounts] = useState({ kiters: entry.kiters, nonKiters: entry.nonKiters })
  const change = useCall({
    call: () => api('PATCH', '/api/waiting-list/{token}', { params: { token }, body: counts }),
    onSuccess: onChanged,
    onError: (error) => showFailure(error, 'Nothing was changed', 'Please try again in a moment.'),
  })
  return (
    <div className="flex flex-col items-start gap-3 *:first:w-full">
      <Counters counts={counts} date={null} onChange={setCounts} />
      <Button variant="secondary" busy={change.isPending} busyLabel="Saving..." onClick={() => change.run()}>
        Wait for these places
      </Button>
      <p className="text-sm text-ink-soft">You keep your rank.</p>
    </div>
  )
}

const ENDED: Record<WaitingOutcome, { title: string; text: string }> = {
  taken: {
    title: 'You’ve taken your offer',
    text: 'The email about your booking leads to it. Once you’ve signed in, it’s on your dashboard.',
  },
  declined: {
    title: 'You let it pass',
    text: 'We’ve taken you off the list, and the next person can have it.',
  },
  lapsed: {
    title: 'We’ve released this place',
    text: 'Your time to take it ran out, so the next person can have it.',
  },
  closed: {
    title: 'This list is closed',
    text: 'The date takes no more bookings, so we can’t offer you a place any more.',
  },
}

/** An entry that has ended; where the list goes on, one tap joins it again at the end. */
export function EndedCard({ token, entry, onChanged, onLeft }: EntryCard) {
  const confirm = useConfirm({ token, onChanged })
  const { state, heldUntil } = entry
  if (state === 'asked' || state === 'waiting' || state === 'offered') return null
  const { title, text } = ENDED[state]
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-2xl">{title}</h2>
      {state === 'lapsed' && heldUntil && (
        <p>
          We held it for you until <GuestTime at={new Date(heldUntil)} kept={BRUSSELS} />.
        </p>
      )}
      <p>{text}</p>
      {confirm.error && (
        <Notice tone="warning" live="alert" title={errorText(confirm.error)}>
          <TextLink href={`/booking?date=${entry.startsOn}`}>See the dates</TextLink>
        </Notice>
      )}
      {state === 'taken' && <RoutedButtonLink to="/dashboard">See your trip</RoutedButtonLink>}
      {state !== 'closed' && (
        <Button
          variant="secondary"
          size="lg"
          busy={confirm.isPending}
          busyLabel="Joining..."
          onClick={() => confirm.run()}
        >
          {state === 'taken' ? 'Booking released? Join the list again' : 'Join the list again'}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        <TextLink href="/booking">See other dates</TextLink>
        <LeaveButton token={token} label="Delete my address" onLeft={onLeft} />
      </div>
    </div>
  )
}

function useConfirm({ token, onChanged }: Pick<EntryCard, 'token' | 'onChanged'>) {
  return useCall({
    call: () => api('POST', '/api/waiting-list/confirm/{token}', { params: { token } }),
    onSuccess: onChanged,
    onError: (error) => showFailure(error, 'You’re not on the list yet', 'Please try again in a moment.'),
  })
}

/** Leaves with one tap, and deletes the address. */
export function LeaveButton({
  token,
  label,
  onLeft,
}: Pick<EntryCard, 'token' | 'onLeft'> & { label: string }) {
  const leave = useCall({
    call: () => api('DELETE', '/api/waiting-list/{token}', { params: { token } }),
    onSuccess: onLeft,
    onError: (error) => showFailure(error, 'You haven’t left yet', 'Please try again in a moment.'),
  })
  return (
    <Button
      variant="danger-link"
      size="sm"
      busy={leave.isPending}
      busyLabel="Leaving..."
      onClick={() => leave.run()}
    >
      {label}
    </Button>
  )
}

/** What the email's link asks before anybody leaves. */
export function LeaveQuestion({
  token,
  selectedDate,
  onLeft,
}: Pick<EntryCard, 'token' | 'onLeft'> & { selectedDate: string }) {
  return (
    <Notice tone="warning" title={`Leave the list for ${selectedDate}?`}>
      <p>We’ll delete your address. You can join again, at the end of the list.</p>
      <div className="mt-2">
        <LeaveButton token={token} label="Leave the list" onLeft={onLeft} />
      </div>
    </Notice>
  )
}
