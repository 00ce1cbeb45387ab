import { Check, Replace } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { GuestChange } from '#domain/contract/date-change-calls.ts'
import type { ChoiceAnswer } from '#domain/date-change/change-choice.ts'
import { refundedToOutgoingGuest } from '#domain/hand-over/outgoing-guest-text.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'
import { api } from '#web/api/client.ts'
import { daysLeft } from '#web/booking-status/time-left.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { BookingDetails, TripProps } from '../dashboard-page.ts'
import { TaskRow } from './task-row.tsx'

/** Returns true while the guest can answer a change. */
export function isAsked(change: GuestChange): boolean {
  return change.state === 'asked'
}

/** A proposed change of the retreat: the guest accepts it, or cancels with a full refund. */
export function ChangeTask({
  booking,
  change,
  changes,
  now,
  onUpdate,
  placeOf = null,
}: TripProps & {
  change: GuestChange
  /** The first name of whom the place was booked for; null for the own one. */
  placeOf?: string | null
}) {
  const [leaving, setLeaving] = useState(false)
  const { revalidate } = useRevalidator()
  const choose = useCall({
    call: (answer: ChoiceAnswer) =>
      api('POST', '/api/changes/{bookingId}', {
        params: { bookingId: booking.id },
        body: { changeId: change.id, answer },
      }),
    onSuccess: ({ change: decided, lead, message }) => {
      setLeaving(false)
      const news = {
        booking: lead,
        changes: changes.map((each) => (each.id === decided.id ? decided : each)),
      }
      onUpdate(news, decided.state === 'left' ? message : undefined)
      // What the page knows of the others of a group depends on the date of each.
      if (booking.group) void revalidate()
    },
    onError: (error) => {
      setLeaving(false)
      showFailure(error, 'We couldn’t save your answer', 'Please try again.')
    },
  })
  const { chooseBy } = change
  const today = banjulDay(now)
  // Only other days keep waiting for an answer.
  const isLate = chooseBy < today
  return (
    <TaskRow
      icon={Replace}
      when={
        isLate ? 'Please choose now' : `Choose by ${formatShortDay(chooseBy)}: ${daysLeft(chooseBy, today)}`
      }
      title={titleOf(change, placeOf)}
      actions={
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={choose.isPending && !leaving} onClick={() => choose.run('accept')}>
            {acceptText(change)}
          </Button>
          <Button variant="secondary" onClick={() => setLeaving(true)}>
            Cancel, full refund
          </Button>
        </div>
      }
    >
      <ChangeText change={change} placeOf={placeOf} />
      <p className="mt-2">
        {isLate ? `We’ll call you. ${staysHeld(placeOf)}` : silenceText(change, placeOf)}
      </p>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={leaveTitle(change, placeOf)}
        description={
          <>
            We’ll cancel {placeOf === null ? 'your booking' : `${placeOf}’s place`} for{' '}
            <span className="inline-block">{booking.selectedDate ?? 'this retreat'}</span>, free of charge,
            and release the place.
          </>
        }
        confirmLabel={change.to === null && placeOf === null ? 'Cancel my booking' : 'Cancel, full refund'}
        cancelLabel={placeOf === null ? 'Keep my place' : `Keep ${placeOf}’s place`}
        busy={choose.isPending}
        busyLabel="Cancelling..."
        onConfirm={() => choose.run('leave')}
      >
        <WhatComesBack change={change} disputed={booking.amountDisputed} />
      </AlertDialog>
    </TaskRow>
  )
}

/** The same change for a traveller whom this guest has booked for: who has booked chooses for each place. */
export function ChangeOfOther({
  other,
  change,
  ...props
}: TripProps & { other: BookingDetails; change: GuestChange }) {
  const { booking } = other
  return (
    <ChangeTask
      {...props}
      {...other}
      others={[]}
      travellers={[]}
      change={change}
      placeOf={booking.firstName ?? booking.name}
      onUpdate={(_, message) => {
        if (message !== undefined) toasts.show({ title: 'Booking Cancelled', description: message })
      }}
    />
  )
}

function titleOf({ kind }: GuestChange, placeOf: string | null): string {
  const [whose, coming] =
    placeOf === null
      ? ['Your retreat', 'Are you still coming?']
      : [`${placeOf}’s retreat`, `Is ${placeOf} still coming?`]
  if (kind === 'days') return `${whose} moves to other days`
  if (kind === 'other_date')
    return placeOf === null ? 'We have to cancel your retreat' : `We have to cancel ${placeOf}’s retreat`
  return `${whose} is changing. ${coming}`
}

function staysHeld(placeOf: string | null): string {
  return `${placeOf === null ? 'Your' : `${placeOf}’s`} place stays held.`
}

function leaveTitle({ to }: GuestChange, placeOf: string | null): string {
  if (placeOf !== null) return `Cancel ${placeOf}’s place?`
  return to === null ? 'Cancel because of this change?' : 'Cancel your booking?'
}

function acceptText({ to }: GuestChange): string {
  return to === null ? 'Accept the change' : `Come on ${to.label}`
}

function silenceText({ kind, silenceAccepts, chooseBy }: GuestChange, placeOf: string | null): string {
  const unless = `If you don’t choose by ${formatShortDay(chooseBy)}, `
  if (kind === 'days') return `${unless}we’ll call you. ${staysHeld(placeOf)}`
  if (kind === 'other_date')
    return `${unless}we’ll refund everything ${placeOf === null ? 'you paid' : 'that was paid'}.`
  return silenceAccepts
    ? `${unless}the change counts as accepted.`
    : `Please choose by ${formatShortDay(chooseBy)}. If you don’t, that doesn’t count as accepting.`
}

function WhatComesBack({ change, disputed }: { change: GuestChange; disputed: number }) {
  const { back, backToOutgoingGuest, backIfArrives } = change
  return (
    <div className="rounded-lg bg-cream p-4 text-ink">
      <p className="figures font-semibold">
        {back > 0
          ? `We’ll refund ${formatEuros(back)}, including the deposit, within ${REFUND_DUE_DAYS} days.`
          : 'We haven’t received anything yet, so there’s no refund.'}
      </p>
      {backToOutgoingGuest > 0 && (
        <p className="mt-2 text-sm">{refundedToOutgoingGuest(backToOutgoingGuest)}.</p>
      )}
      {backIfArrives > 0 && (
        <p className="mt-2 text-sm">
          If your {formatEuros(backIfArrives)} transfer arrives, we’ll refund that too.
        </p>
      )}
      {disputed > 0 && (
        <p className="mt-2 text-sm">
          This doesn’t include the {formatEuros(disputed)} held by the bank, which the bank will decide on.
        </p>
      )}
    </div>
  )
}

/** An answered change at the end of the list: accepted, or taken over with the place. */
export function DecidedChange({ change }: { change: GuestChange & { answeredAt: string } }) {
  const title = change.decidedByOutgoingGuest ? TAKEN_OVER : DECIDED[change.state]
  return (
    <TaskRow icon={Check} when={formatShortDay(banjulDay(new Date(change.answeredAt)))} title={title}>
      <ChangeText change={change} />
    </TaskRow>
  )
}

/** Returns true if an answered change is still worth showing. */
export function isDecided(change: GuestChange): change is GuestChange & { answeredAt: string } {
  return DECIDED[change.state] !== undefined && change.answeredAt !== null
}

const TAKEN_OVER = 'We changed this retreat before you took over the place'

const DECIDED: Partial<Record<GuestChange['state'], string>> = {
  accepted: 'You’ve accepted a change',
  silent: 'Change accepted: you didn’t reply by the deadline',
}

function ChangeText({ change, placeOf = null }: { change: GuestChange; placeOf?: string | null }): ReactNode {
  const { kind, from, to, words } = change
  return (
    <>
      {to !== null && (
        <p>
          {kind === 'days'
            ? `It will run ${to.label} instead of ${from.label}. Your price stays the same.`
            : offerText({ from, to }, placeOf)}
        </p>
      )}
      {words !== null && (
        <p className="my-2 border-l-4 border-line pl-3 whitespace-pre-wrap text-ink">{words}</p>
      )}
    </>
  )
}

function offerText(
  { from, to }: { from: { label: string }; to: { label: string } },
  placeOf: string | null,
): string {
  return placeOf === null
    ? `${from.label} is cancelled. You can come on ${to.label} instead, at the price you booked.`
    : `${from.label} is cancelled. ${placeOf} can come on ${to.label} instead, at the price you booked.`
}
