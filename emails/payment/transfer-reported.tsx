import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { TimelineStep } from '#domain/payment/payment-timeline.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from '#emails/mailed-booking.ts'
import { Timeline } from '#emails/timeline.tsx'

/**
 * The guest says that a transfer is on its way. `transferDays` is how many business days one takes, for example "1–3";
 * `keptThrough` is the place's last day where nothing else was paid for it.
 */
export function transferReportedMail(
  sender: Sender,
  data: BookingMailData & {
    payment: MailedPayment
    transferDays: string
    timeline: readonly TimelineStep[]
    keptThrough: CalendarDay | null
    /** Confirms the guest's address; null where the account that has the booking has another one. */
    confirmUrl: string | null
  },
): Mail {
  const { booking, payment, keptThrough, confirmUrl } = data
  const amount = formatEuros(payment.amount)
  return {
    subject: `We’re expecting your ${amount} transfer`,
    body: (
      <Layout
        sender={sender}
        title="Your transfer is on its way"
        evening={{ label: `${amount} on its way by transfer`, tone: 'waiting' }}
        preview={`We write to you when ${amount} has arrived.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          You told us that you have transferred {amount} for {retreatOf(booking)}. Thank you: it usually takes{' '}
          {data.transferDays} business days, and we write to you when it has arrived. {onceItArrives(booking)}
        </Paragraph>
        {booking.holdExpiresAt ? (
          <>
            <Paragraph>
              {confirmUrl
                ? 'Please confirm your email address with this button.'
                : 'Please confirm the email address of your account: your dashboard emails you the link.'}{' '}
              Until you do, we hold your place only until {formatDeadline(booking.holdExpiresAt, booking)}.
            </Paragraph>
            {confirmUrl && <Action href={confirmUrl}>Confirm my address</Action>}
          </>
        ) : (
          <Paragraph>We’re holding your place while the money is on its way.</Paragraph>
        )}
        {keptThrough && (
          <Paragraph>
            If it hasn’t arrived by the end of {formatDay(keptThrough)}, Gambia time, we release your place.
            If it arrives later, we book you in if there’s still a place, or refund it.
          </Paragraph>
        )}
        <Timeline steps={data.timeline} timeZone={booking.timeZone} />
        <Figures title="What we look for" rows={paymentRows(payment)} />
        {!confirmUrl && <Action href={dashboardLink(sender)}>See your trip</Action>}
        <Figures title="Your stay" rows={[...stayRows(booking), ...priceRows(booking)]} />
        <Paragraph>
          Forgot the reference? Reply to this email with the date and the name on the account, and we’ll find
          it.
        </Paragraph>
      </Layout>
    ),
  }
}

/** What the transfer will change; nothing is promised before it has been seen. */
function onceItArrives({ balanceDue, isConfirmed }: MailedBooking): string {
  if (isConfirmed) {
    return balanceDue <= 0
      ? 'Your place is confirmed already. Once it has arrived, everything is paid.'
      : 'Your place is confirmed already.'
  }
  if (balanceDue <= 0)
    return 'Once it has arrived, everything is paid and your place is confirmed: wait with your flights until then.'
  return 'Your place is confirmed once it has arrived: wait with your flights until then.'
}
