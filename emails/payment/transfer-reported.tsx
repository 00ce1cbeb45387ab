import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
} from '#emails/mailed-booking.ts'
import { Timeline } from '#emails/timeline.tsx'
import {
  balanceReported,
  card,
  guest,
  paidBy,
  reported,
  SITE,
  timeline,
  TOTAL,
  transfer,
} from '#emails/samples.ts'

/**
 * The guest says that a transfer is on its way. `transferDays` is how many business days one takes, for example "1–3";
 * `keptThrough` is the place's last day where nothing else was paid for it.
 */
export const transferReported = guestMail({
  name: 'transfer-reported',
  needs: ['payment', 'transferDays', 'timeline', 'keptThrough', 'confirmUrl'],
  oncePer: 'payment',
  limited: 'always',
  link: 'opens',
  tellsBalance: true,
  compose: (data, sender) => {
    const { booking, payment, keptThrough, confirmUrl } = data
    const amount = formatEuros(payment.amount)
    return {
      subject: `We’re expecting your ${amount} transfer`,
      title: 'Your transfer is on its way',
      preheader: `We write to you when ${amount} has arrived.`,
      evening: { label: `${amount} on its way by transfer`, tone: 'waiting' },
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            You told us that you have transferred {amount} for {retreatOf(booking)}. Thank you: it usually
            takes {data.transferDays} business days, and we write to you when it has arrived.{' '}
            {onceItArrives(booking)}
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
            Forgot the reference? Reply to this email with the date and the name on the account, and we’ll
            find it.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    everything: {
      ...guest(reported(TOTAL)),
      ...paidBy(reported(TOTAL), transfer('full', TOTAL)),
      keptThrough: '2025-09-10',
      transferDays: '1–3',
      confirmUrl: null,
    },
    deposit: {
      ...guest(reported(200)),
      ...paidBy(reported(200), transfer('deposit', 200)),
      transferDays: '1–3',
      keptThrough: '2025-09-10',
      confirmUrl: null,
    },
    'the address is not confirmed': {
      ...guest({ ...reported(200), holdExpiresAt: '2025-09-03T09:00:00.000Z' }),
      ...paidBy(reported(200), transfer('deposit', 200)),
      transferDays: '1–3',
      keptThrough: null,
      confirmUrl: `${SITE}/confirm-address?token=Zm9yLWEtcHJldmlldw`,
    },
    'balance, the deposit is there': {
      ...guest(balanceReported()),
      payment: transfer('balance', 930),
      timeline: timeline(balanceReported(), [card('deposit', 200), transfer('balance', 930)]),
      transferDays: '1–3',
      keptThrough: null,
      confirmUrl: null,
    },
  }),
})

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
