import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'

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

/** Says above the payment methods that a reported transfer may be paid by card instead. */
export function ReportedNotice({ booking }: { booking: PayLinkView }) {
  return (
    <Notice title={`A transfer of ${formatEuros(booking.amountReported)} hasn’t arrived yet`}>
      You can pay by card instead. If the transfer arrives as well, we’ll refund what was paid twice.
    </Notice>
  )
}

/** Links from the balance to the card payment of what was only reported as transferred. */
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
