import { Link } from 'react-router'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { PayLinkView } from '#domain/contract/pay-link-calls.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { mayPayInstead } from '#web/booking-status/booking-status.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { PayableBooking } from './payment-page.ts'

/** Says that paying needs scripts and whom to write to. */
export function NeedsScripts({ chat }: { chat: { app: string; url: string } }) {
  return (
    <noscript>
      <div className="page-column pt-6">
        <Notice tone="warning" title="Paying here needs JavaScript">
          Please switch it on, or <a href={chat.url} className={linkStyle}>{`write to us on ${chat.app}`}</a>.
          If you’ve booked, we’re holding your place until the time in our email.
        </Notice>
      </div>
    </noscript>
  )
}

/** Says above the payment methods which amount a payer is late with, and that a reported transfer may be paid by card instead. */
export function PaymentNotices({
  booking,
  calls,
  payable,
  now,
  payer,
}: Omit<PayableBooking, 'page' | 'together'>) {
  const reported = formatEuros(booking.amountReported)
  if (payable === 'reported') {
    return (
      <Notice title={`A transfer of ${reported} hasn’t arrived yet`}>
        You can pay by card instead. If the transfer arrives as well, we’ll refund what was paid twice.
      </Notice>
    )
  }
  return (
    <>
      {payer && payable === 'balance' && <Overdue booking={booking} today={banjulDay(now)} />}
      {mayPayInstead(booking, now) && (
        <p>
          A transfer of {reported} hasn’t arrived yet.{' '}
          <Link to={calls.payInsteadPath} className="font-semibold underline underline-offset-4">
            Pay by card instead
          </Link>
        </p>
      )}
    </>
  )
}

/** The day on which the balance or the next part of it was due, once it is over. */
function Overdue({ booking, today }: { booking: PayLinkView; today: CalendarDay }) {
  const { amount, dueOn } = nextDueInEuros(booking, today)
  if (!dueOn || dueOn >= today) return null
  return (
    <p>
      <Unbroken text={`${formatEuros(amount)} was due on ${formatShortDay(dueOn, today)}.`} />
    </p>
  )
}
