import { UserRoundPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import { handOverCostText } from '#domain/hand-over/hand-over-terms.ts'
import { api, fieldErrorOf, fieldErrorsOf } from '#web/api/client.ts'
import { nameOfOther } from '#web/booking-status/together.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/page/loading.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { TaskRow } from '../tasks/task-row.tsx'
import { isHandedOver, keptText, titleOf, waitText, type HandOver } from './hand-over-texts.ts'

/** Passes the place on: asks for the incoming guest and shows the link, or shows the state of the hand-over. */
export function HandOverPlace({
  open,
  onOpenChange,
  ...props
}: TripProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { booking, offer, onUpdate } = props
  const params = { bookingId: booking.id }
  const name = nameOfOther(booking)
  const read = useCall({
    call: () => api('GET', '/api/bookings/{bookingId}/hand-over', { params }),
    onSuccess: (latest) => onUpdate({ offer: latest }),
  })
  const ask = useEffectEvent(() => read.run())
  // In an effect, because the cancellation dialog opens it too. Loaded at each opening, because the state may have changed since the page
  // was rendered.
  useEffect(() => {
    if (open) ask()
  }, [open])
  return (
    <>
      <Button variant="link" size="sm" onClick={() => onOpenChange(true)}>
        {name ? `Pass ${name}’s place on` : 'Pass my place on'}
        <span className="sr-only">, {booking.selectedDate}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={name ? `Pass ${name}’s place on` : 'Pass my place on'}
        description={`${booking.selectedDate ?? ''}: someone else comes in ${name ? `${name}’s` : 'your'} place and takes over the booking.`}
      >
        <CallFailure title="We can’t load this" error={read.error} />
        {!offer && read.isPending && (
          <SkeletonGroup label="Loading your offer" className="flex flex-col gap-2">
            <Skeleton className="h-6" />
            <Skeleton className="h-12" />
          </SkeletonGroup>
        )}
        {offer && <OfferStatus {...props} offer={offer} />}
      </Dialog>
    </>
  )
}

/** A task while somebody may take the place over: who, until when, and how to withdraw the offer. */
export function HandOverTask(props: TripProps) {
  const { booking, offer, now } = props
  if (!offer?.handOver) return null
  const { state, acceptBy } = offer.handOver
  return (
    <TaskRow
      icon={UserRoundPlus}
      when={state === 'open' ? `Until ${formatShortDay(acceptBy, banjulDay(now))}` : 'We’re looking into it'}
      title={titleOf(offer.handOver, booking)}
      actions={<OpenOffer {...props} handOver={offer.handOver} />}
    >
      {waitText(offer, offer.handOver, booking)}
    </TaskRow>
  )
}

/** The same for the place of a traveller, in the traveller's row. */
export function HandOverOfTraveller(props: TripProps) {
  const { booking, offer } = props
  if (!offer?.handOver || !isHandedOver(offer)) return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{titleOf(offer.handOver, booking)}</p>
      <p>{waitText(offer, offer.handOver, booking)}</p>
      <OpenOffer {...props} handOver={offer.handOver} />
    </div>
  )
}

function OpenOffer({ handOver: { name, link }, ...props }: TripProps & { handOver: HandOver }) {
  return (
    <div className="flex flex-wrap gap-3">
      {link !== null && <CopyButton text={link} what={`the link for ${name}`} />}
      <Withdraw {...props} />
    </div>
  )
}

function OfferStatus(props: TripProps & { offer: HandOverOffer }) {
  const { booking, offer, now } = props
  const { handOver, decides } = offer
  if (handOver?.state === 'open' && handOver.link !== null) {
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="success" live="status" title={titleOf(handOver, booking)}>
          {offer.mailed === false
            ? 'We’ve sent several emails within the hour, so we haven’t sent the link: please share it yourself.'
            : `We’ve emailed the link to ${handOver.email}; you can share it too.`}{' '}
          {`It works until ${formatShortDay(handOver.acceptBy, banjulDay(now))}. ${keptText(booking)} until ${handOver.name} accepts.`}
        </Notice>
        <div className="flex items-center gap-3 rounded-lg bg-cream p-3">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">{handOver.link}</p>
          <CopyButton text={handOver.link} what="link" />
        </div>
        <Withdraw {...props} />
      </div>
    )
  }
  if (handOver?.state === 'asked') {
    return (
      <div className="flex flex-col gap-5">
        <Notice live="status" title="We’re looking into it">
          {`${titleOf(handOver, booking)}. ${waitText(offer, handOver, booking)}`}
        </Notice>
        <Withdraw {...props} />
      </div>
    )
  }
  if (decides === null) return <p>You can no longer pass this place on. Please speak to us.</p>
  return (
    <div className="flex flex-col gap-5">
      {handOver?.state === 'refused' && (
        <Notice tone="danger" title="We had to say no">
          {handOver.reason}
        </Notice>
      )}
      {handOver?.state === 'lapsed' && <Notice title="Your last offer wasn’t accepted in time" />}
      <Terms offer={offer} booking={props.booking} today={banjulDay(now)} />
      <NameForm {...props} decides={decides} />
    </div>
  )
}

function Terms({
  offer: { decides, freeUntil, cost },
  booking,
  today,
}: {
  offer: HandOverOffer
  booking: Booking
  today: CalendarDay
}) {
  const name = nameOfOther(booking)
  const open = sumEuros([booking.balanceDue, booking.amountReported])
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-coral-deep">
      <li>
        {decides === 'always' && freeUntil
          ? `Up to ${formatShortDay(freeUntil, today)}, we can’t refuse.`
          : 'This close to the retreat, we need to agree first. We’ll email you our answer.'}
      </li>
      <li>{handOverCostText(centsFromEuros(cost))}</li>
      <li>What you have paid stays with the booking: how you settle it between you is up to you.</li>
      {open > 0 && (
        <li>
          The new guest owes the {formatEuros(open)} left to pay. Until it’s paid, we can ask you for it too.
        </li>
      )}
      <li>
        We remove {name ? `${name}’s` : 'your'} health notes, emergency contact and flights. You keep your
        receipts.
      </li>
    </ul>
  )
}

function NameForm({ booking, decides, onUpdate }: TripProps & { decides: 'always' | 'operator' }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const send = useCall({
    call: () =>
      api('POST', '/api/bookings/{bookingId}/hand-over', {
        params: { bookingId: booking.id },
        body: { name, email },
      }),
    onSuccess: (offer) => onUpdate({ offer }),
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!send.isPending) send.run()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Name of the person coming instead"
        name="name"
        autoComplete="off"
        maxLength={100}
        value={name}
        error={fieldErrorOf(send.error, 'name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label="Their email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={fieldErrorOf(send.error, 'email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {fieldErrorsOf(send.error).length === 0 && (
        <CallFailure title="We couldn’t send your request" error={send.error} />
      )}
      <Button type="submit" wide busy={send.isPending} busyLabel="Sending...">
        {decides === 'always' ? 'Create the link' : 'Ask if they can come'}
      </Button>
    </form>
  )
}

function Withdraw({ booking, onUpdate }: TripProps) {
  const back = useCall({
    call: () => api('DELETE', '/api/bookings/{bookingId}/hand-over', { params: { bookingId: booking.id } }),
    onSuccess: (offer) => onUpdate({ offer }),
    onError: (error) => showFailure(error, 'We couldn’t withdraw the offer', 'Please try again.'),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      busy={back.isPending}
      onClick={() => back.run()}
    >
      Withdraw the offer
    </Button>
  )
}
