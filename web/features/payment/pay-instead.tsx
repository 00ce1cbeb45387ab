import { Link } from 'react-router'
import type { Booking } from '#domain/booking/booking.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Above the ways to pay, where a transfer is reported: the guest may pay by card all the same. */
export function ReportedNotice({ booking }: { booking: PayLinkView }) {
  return (
    <Notice title={`A transfer of ${formatEuros(booking.amountReported)} hasn’t arrived yet`}>
      You can pay by card instead. If the transfer arrives as well, we’ll refund what was paid twice.
    </Notice>
  )
}

/** Leads from the balance to the deposit, whose transfer is only reported. */
export function PayInsteadLink({ amountReported, to }: { amountReported: number; to: string }) {
  return (
    <p>
      A transfer of {formatEuros(amountReported)} hasn’t arrived yet.{' '}
      <Link to={to} className="font-semibold underline underline-offset-4">
        Pay by card instead
      </Link>
    </p>
  )
}

export function payInsteadPath({ id }: Pick<Booking, 'id'>): string {
  return `/payment?${new URLSearchParams({ leadId: id, instead: 'card' })}`
}
