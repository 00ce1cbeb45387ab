import { Check, Landmark } from 'lucide-react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { nameOfOther } from '#web/booking-status/together.ts'
import type { TripProps } from '../dashboard-page.ts'
import type { MoneyProps } from './money-tasks.tsx'
import { TaskRow } from './task-row.tsx'

/** The cardholder disputes a payment, and the bank decides who gets the money. */
export function DisputedTask({ booking }: TripProps) {
  return (
    <TaskRow
      icon={Landmark}
      when="With the bank"
      title={`The bank is holding ${formatEuros(booking.amountDisputed)}`}
    >
      The cardholder has disputed the payment, so the bank will decide. Your place is yours until then. If
      it’s a mistake, tell the bank and write to us.
    </TaskRow>
  )
}

/** Money that has arrived. */
export function PaidTask({ booking, together }: MoneyProps) {
  const isAll = booking.balanceDue === 0 && booking.amountReported === 0 && booking.amountDisputed === 0
  return (
    <TaskRow icon={Check} when="Done" title={confirmedText(isAll, together, nameOfOther(booking))}>
      {paidText(booking)}
    </TaskRow>
  )
}

function confirmedText(isAll: boolean, together: number, name: string | null): string {
  if (name !== null)
    return isAll ? `Everything is paid, and ${name}’s place is confirmed` : `${name}’s place is confirmed`
  if (together > 1)
    return isAll ? 'Everything is paid, and your places are confirmed' : 'Your places are confirmed'
  return isAll ? 'Everything is paid, and your place is confirmed' : 'Your place is confirmed'
}

/** Returns where the money is: a goodwill refund may have been sent or be on its way, and a bank may hold a part in a dispute. */
function paidText(booking: Booking): string {
  const { amountPaid: paid, amountDisputed: held, amountCredited: credit } = booking
  if (held === 0 && credit > 0)
    return `We’ve received ${formatEuros(sumEuros([paid, credit]))}. Your goodwill refund is ${formatEuros(credit)}.`
  if (held === 0) return `We’ve received ${formatEuros(paid)}.`
  if (paid <= held) return `The bank is holding all of the ${formatEuros(paid)} that was paid.`
  return `We have ${formatEuros(paid - held)}; the bank is holding ${formatEuros(held)}.`
}
