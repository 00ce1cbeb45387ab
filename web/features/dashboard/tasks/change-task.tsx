import { Check, Replace } from 'lucide-react'
import { useState, type ReactNode } from 'react'
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
import type { TripProps } from '../dashboard-page.ts'
import { TaskRow } from './task-row.tsx'

/** Returns true while the guest can answer a change. */
export function isAsked(change: GuestChange): boolean {
  return change.state === 'asked'
}

/** A proposed change of the retreat: the guest accepts it, or cancels with a full refund. */
export function ChangeTask({ booking, change, changes, now, onUpdate }: TripProps & { change: GuestChange }) {
  const [leaving, setLeaving] = useState(false)
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
      title={titleOf(change)}
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
      <ChangeText change={change} />
      <p className="mt-2">{isLate ? 'We’ll call you. Your place stays held.' : silenceText(change)}</p>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={change.to === null ? 'Cancel because of this change?' : 'Cancel your booking?'}
        description={
          <>
            We’ll cancel your booking for{' '}
            <span className="inline-block">{booking.selectedDate ?? 'this retreat'}</span>, free of charge,
            and release your place.
          </>
        }
        confirmLabel={change.to === null ? 'Cancel my booking' : 'Cancel, full refund'}
        cancelLabel="Keep my place"
        busy={choose.isPending}
        busyLabel="Cancelling..."
        onConfirm={() => choose.run('leave')}
      >
        <WhatComesBack change={change} disputed={booking.amountDisputed} />
      </AlertDialog>
    </TaskRow>
  )
}

function titleOf({ kind }: GuestChange): string {
  if (kind === 'days') return 'Your retreat moves to other days'
  if (kind === 'other_date') return 'We have to cancel your retreat'
  return 'Your retreat is changing. Are you still coming?'
}

function acceptText({ to }: GuestChange): string {
  return to === null ? 'Accept the change' : `Come on ${to.label}`
}

function silenceText({ kind, silenceAccepts, chooseBy }: GuestChange): string {
  const unless = `If you don’t choose by ${formatShortDay(chooseBy)}, `
  if (kind === 'days') return `${unless}we’ll call you. Your place stays held.`
  if (kind === 'other_date') return `${unless}we’ll refund everything you paid.`
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
          : 'We haven’t received anything from you yet, so there’s no refund.'}
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

function ChangeText({ change }: { change: GuestChange }): ReactNode {
  const { kind, from, to, words } = change
  return (
    <>
      {to !== null && (
        <p>
          {kind === 'days'
            ? `It will run ${to.label} instead of ${from.label}. Your price stays the same.`
            : `${from.label} is cancelled. You can come on ${to.label} instead, at the price you booked.`}
        </p>
      )}
      {words !== null && (
        <p className="my-2 border-l-4 border-line pl-3 whitespace-pre-wrap text-ink">{words}</p>
      )}
    </>
  )
}
