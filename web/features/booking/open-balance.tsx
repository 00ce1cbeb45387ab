import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { formatShortDay, type CalendarDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

/** A guest who has a retreat with an open balance: pay it, or book another; the form below is theirs meanwhile. */
export function OpenBalance({ booking, today }: { booking: Booking; today: CalendarDay }) {
  const [bookingAnother, setBookingAnother] = useState(false)
  if (bookingAnother) return null
  function bookAnother() {
    // The button is gone: the reader goes on at the form's beginning.
    document.querySelector<HTMLInputElement>('form input:checked')?.focus()
    setBookingAnother(true)
  }
  return (
    <Card
      as="section"
      tone="cream"
      aria-labelledby="open-balance"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div className="min-w-0 grow basis-80">
        <h2 id="open-balance" className="text-2xl">
          {`You have ${booking.selectedDate ?? 'a retreat'}`}
        </h2>
        <p className="mt-1 text-ink">{`${balanceWords(booking, today)} Pay it, or book another retreat below.`}</p>
      </div>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <ButtonLink href={`/payment?${new URLSearchParams({ leadId: booking.id })}`}>
          Pay the balance
        </ButtonLink>
        <Button variant="secondary" onClick={bookAnother}>
          Book another retreat
        </Button>
      </div>
    </Card>
  )
}

function balanceWords({ balanceDue, quote }: Booking, today: CalendarDay): string {
  const dueOn = quote?.balanceDueOn
  const balance = `Its balance of ${formatEuros(balanceDue)}`
  if (dueOn === undefined) return `${balance} is still open.`
  return dueOn < today
    ? `${balance} was due on ${formatShortDay(dueOn, today)}.`
    : `${balance} is due by ${formatShortDay(dueOn, today)}.`
}
