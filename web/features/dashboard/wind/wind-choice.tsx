import { Wind } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatCents, formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestWind } from '#domain/contract/wind-calls.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS, WIND_OR_WIN_MINIMUM_KITE_DAYS } from '#domain/terms/booking-terms.ts'
import type { WindChoice } from '#domain/wind/wind.ts'
import { api, fieldErrorOf } from '#web/api/client.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingDetails, TripFacts } from '../dashboard-page.ts'
import { WindDays } from './wind-days.tsx'

interface WindProps {
  details: BookingDetails
  now: Date
  facts: Pick<TripFacts, 'guarantee' | 'chat'>
}

/** After a retreat with too little wind: the kiter's choice, and what has come of it until it is used or sent. */
export function WindNews({ details, now, facts }: WindProps) {
  const { booking } = details
  const [saved, setSaved] = useState<GuestWind | null>(null)
  const wind = saved ?? details.wind
  if (!wind) return null
  const { choose, credit, cash } = wind
  const today = banjulDay(now)
  if (choose) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Choice {...{ booking, wind, facts, today }} until={choose.until} onChosen={setSaved} />
        <Card as="section" className="sm:p-6!">
          <h3 className="text-xl">The days as your coach entered them</h3>
          <WindDays days={wind.days} today={today} />
          <a href={facts.chat.url} className={`${linkStyle} mt-3 inline-flex min-h-11 items-center text-sm`}>
            Something’s wrong with a day?
          </a>
        </Card>
      </div>
    )
  }
  if (credit && credit.left > 0) {
    const days = counted(credit.left, 'kite day')
    return (
      <>
        {saved && (
          <Notice tone="success" live="status" title={`${days} ${credit.left === 1 ? 'is' : 'are'} yours.`}>
            You see it on your dashboard whenever you book again.
          </Notice>
        )}
        <section
          aria-label="Wind or Win"
          className="flex items-center gap-3 rounded-lg border border-line bg-white px-4 py-3"
        >
          <Wind aria-hidden className="size-5 shrink-0 text-teal-deep" />
          <p className="min-w-0">
            <span className="figures block font-semibold">{days}</span>
            <span className="text-sm text-ink-soft">
              From {booking.selectedDate}. {facts.guarantee.creditGood}{' '}
              <a href={facts.chat.url} className={linkStyle}>
                In Belgium: write to us.
              </a>
            </span>
          </p>
        </section>
      </>
    )
  }
  if (cash && (!cash.isPaid || saved)) {
    const amount = formatEuros(cash.amount)
    const by = formatShortDay(cash.dueOn, today)
    return (
      <Notice tone="success" live="status" title={`${amount} is on its way`}>
        {cash.account
          ? `We’ll transfer it to ${cash.account} by ${by}.`
          : 'We’ll ask you for the account to transfer it to.'}
      </Notice>
    )
  }
  return null
}

function Choice({
  booking,
  wind,
  until,
  today,
  facts,
  onChosen,
}: {
  booking: Booking
  wind: GuestWind
  until: string
  today: string
  facts: WindProps['facts']
  onChosen: (wind: GuestWind) => void
}) {
  const [choice, setChoice] = useState<WindChoice | null>(null)
  const [holder, setHolder] = useState(fullName(booking))
  const [iban, setIban] = useState('')
  const cash = formatCents(WIND_OR_WIN_CASH_BACK_CENTS)
  const send = useCall({
    call: (chosen: WindChoice) =>
      api('POST', '/api/wind/{leadId}', {
        params: { leadId: booking.id },
        body: { choice: chosen, ...(chosen === 'cash' && { account: { holder, iban } }) },
      }),
    onSuccess: onChosen,
  })
  const wrong = (field: string) => fieldErrorOf(send.error, `account.${field}`)
  const isOfAccount = wrong('holder') !== undefined || wrong('iban') !== undefined
  const who = booking.firstName ?? ''
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (choice !== null && !send.isPending) send.run(choice)
  }
  return (
    <Card as="section" className="border-2 border-sea! sm:p-6!" aria-labelledby={`wind-${booking.id}`}>
      <p className="figures text-sm font-semibold text-coral-deep">
        Choose by {formatShortDay(until, today)}
      </p>
      <h2 id={`wind-${booking.id}`} className="mt-0.5 text-2xl leading-tight">
        Wind or Win: your choice
      </h2>
      <p className="mt-1 text-ink-soft">
        {booking.selectedDate} had {counted(wind.fullDays, 'full kite day')}, fewer than{' '}
        {WIND_OR_WIN_MINIMUM_KITE_DAYS}.{' '}
        {booking.group?.bookedByOther ? `What would ${who} like?` : `What would you like, ${who}?`}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <ChoiceCards
          legend="Kite days again, or cash back"
          legendHidden
          name={`wind-${booking.id}`}
          value={choice ?? ''}
          onChoose={setChoice}
          choices={[
            {
              value: 'days',
              title: `${counted(wind.missingDays, 'kite day')} again`,
              description: <>On a future retreat or in Belgium. {facts.guarantee.creditGood}</>,
            },
            { value: 'cash', title: `${cash} cash back`, description: 'We transfer it within 14 days.' },
          ]}
        />
        {choice === 'cash' && (
          <>
            <TextField
              label="Account holder"
              autoComplete="name"
              value={holder}
              error={wrong('holder')}
              onChange={(event) => setHolder(event.target.value)}
            />
            <TextField
              label="IBAN"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="figures"
              value={iban}
              error={wrong('iban')}
              onChange={(event) => setIban(event.target.value)}
            />
          </>
        )}
        {!isOfAccount && <CallFailure title="We couldn’t save your choice" error={send.error} />}
        <Button type="submit" wide disabled={choice === null} busy={send.isPending} busyLabel="Sending...">
          {choice === 'cash' ? `Confirm ${cash} cash back` : 'Confirm my choice'}
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-soft">
        {choice === null && 'Choose one first. '}Your price and refunds don’t change.
      </p>
    </Card>
  )
}
