import { Hourglass } from 'lucide-react'
import type { Booking } from '#domain/booking.ts'
import { whoseTransfer } from '#domain/former-guest-text.ts'
import { formatEuros } from '#domain/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/overdue-transfer.ts'
import { mayPayInstead } from '#web/booking-status/pay-instead.ts'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { paymentPath } from './money-tasks.tsx'
import { TaskRow } from './task-row.tsx'

/** A transfer that the guest has told us of, and that nobody has seen on the account yet. */
export function ReportedTask({ booking, now }: { booking: Booking; now: Date }) {
  // A report keeps the place past its hold only of a guest who is known (decision 0055).
  const heldUntil = booking.holdExpiresAt
  return (
    <TaskRow
      tone="waiting"
      icon={<Hourglass />}
      when="On its way"
      title={`We are checking ${whoseTransfer(booking)} of ${formatEuros(booking.amountReported)}`}
      actions={
        <div className="flex flex-wrap items-start gap-3">
          {heldUntil !== null && <AskForAddressLink>Email me the link</AskForAddressLink>}
          {mayPayInstead(booking, now) && (
            <RoutedButtonLink to={`${paymentPath(booking)}&instead=card`} variant="secondary" size="sm">
              Pay by card instead
              <span className="sr-only"> for {booking.selectedDate}</span>
            </RoutedButtonLink>
          )}
        </div>
      }
    >
      {heldUntil !== null && (
        <>
          Please confirm your email address with the link from our email, or ask for a new one. Until you do,
          we hold your place only until <GuestTime at={new Date(heldUntil)} kept={booking.timeZone} />.{' '}
        </>
      )}
      {heldUntil === null &&
        (booking.amountPaid > 0
          ? 'Your place is kept. '
          : `Your place is kept while the money is on its way, for at most ${TRANSFER_HOLD_WORKING_DAYS} working days. `)}
      {booking.balanceDue === 0 && 'Once it has arrived, everything is paid. '}
      You get an e-mail as soon as the transfer has arrived and your payment is confirmed.
    </TaskRow>
  )
}
