import { Link } from '@react-email/link'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { TimelineStep } from '#domain/payment/payment-timeline.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { colours } from '#emails/colours.ts'
import { RefundTable } from '#emails/refund/refund-table.tsx'
import { guestMail, type Mail, type Sender } from '#emails/define-mail.ts'
import type { GuestFacts, MailFacts, MailedBooking } from '#emails/mail-facts.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  nothingLeft,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
  stillChecking,
} from '#emails/mailed-booking.ts'
import { FlightFigures, Timeline } from '#emails/timeline.tsx'
import { card, guest, paid, paidBy, refundSteps, STAY, TOTAL } from '#emails/samples.ts'

type MoneyFacts = GuestFacts & Pick<MailFacts, 'payment' | 'timeline' | 'refundSteps'>

/** A payment on the provider's page has arrived, or cash. */
export const paymentReceived = guestMail({
  name: 'payment-received',
  needs: ['payment', 'timeline', 'refundSteps'],
  carries: ['documents', 'order', 'stay'],
  oncePer: 'payment',
  tellsBalance: true,
  compose: (data, sender) => {
    const amount = formatEuros(data.payment.amount)
    return {
      subject: `Payment received: ${amount} for ${retreatOf(data.booking)}`,
      ...moneyArrived(data, sender, {
        title: 'Your payment has arrived',
        label: `Payment successful, ${amount} by ${METHOD_NAMES[data.payment.method]}`,
        what: `Your payment of ${amount} has arrived`,
      }),
    }
  },
  samples: () => ({
    'deposit by card': {
      ...guest(paid(200), 'Receipt R-2025-0001', STAY),
      ...paidBy(paid(200), card('deposit', 200)),
      refundSteps: refundSteps(200),
    },
    'everything by card': {
      ...guest(paid(TOTAL), 'Receipt R-2025-0002', STAY),
      ...paidBy(paid(TOTAL), card('full', TOTAL)),
      refundSteps: refundSteps(TOTAL),
    },
  }),
})

/** What a payment and a transfer that have arrived have in common: whose the place is, and what comes when. */
export function moneyArrived(
  data: MoneyFacts,
  sender: Sender,
  /** The title is for a place that is not confirmed yet. */
  { title, label, what }: { title: string; label: string; what: string },
): Omit<Mail, 'subject'> {
  const { booking, payment, timeline } = data
  const { isConfirmed } = booking
  const next = nextStep(booking)
  const place = placeText(booking)
  return {
    title: isConfirmed ? sender.trip.heading : title,
    preheader: `${place} ${next}`,
    evening: { label, tone: isConfirmed ? 'success' : 'waiting' },
    body: (
      <>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {what}. {place} {next}
        </Paragraph>
        {payment.hasPayer && (
          <Paragraph>
            It was paid by your pay link. Whoever paid gets a receipt of their own, with your first name
            alone.
          </Paragraph>
        )}
        <Action href={dashboardLink(sender)}>See your trip</Action>
        <Timeline steps={timeline} timeZone={booking.timeZone} />
        {isConfirmed && <FlightFigures sender={sender} steps={timeline} />}
        <Figures title="This payment" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        <Figures title="Your stay" rows={[...stayRows(booking), ...priceRows(booking)]} />
        <RefundTable title="If you have to cancel" steps={data.refundSteps} timeZone={booking.timeZone} />
        {isConfirmed && <Invitation sender={sender} steps={timeline} />}
      </>
    ),
  }
}

/** The link that a guest hands on: the booking form with the same dates chosen. */
function Invitation({ sender, steps }: { sender: Sender; steps: readonly TimelineStep[] }) {
  const begins = steps.find(({ kind }) => kind === 'begins')
  if (!begins?.on) return null
  const link = `${sender.baseUrl}/booking?${new URLSearchParams({ date: begins.on })}`
  return (
    <Paragraph>
      Better with a friend? This link opens the booking with your dates chosen:{' '}
      <Link
        className="tw-link"
        href={link}
        style={{ color: colours.tealDeep, textDecoration: 'underline', wordBreak: 'break-word' }}
      >
        {link}
      </Link>
    </Paragraph>
  )
}

function nextStep(booking: MailedBooking): string {
  if (booking.balanceDue <= 0) return nothingLeft(booking)
  if (booking.holdExpiresAt !== null) {
    return `${formatEuros(booking.balanceDue)} is left to pay; you pay it on your dashboard.`
  }
  const parts = booking.paymentPlan?.filter(({ open }) => open > 0) ?? []
  if (parts.length > 0) {
    const dates = parts.map(({ open, dueOn }) => `${formatEuros(open)} by ${formatDay(dueOn)}`).join(', ')
    return `Then the balance, in parts: ${dates}; you pay them on your dashboard.${stillChecking(booking)}`
  }
  const due = booking.quote ? ` by ${formatDay(booking.quote.balanceDueOn)}` : ''
  return `The balance of ${formatEuros(booking.balanceDue)} is due${due}; you pay it on your dashboard.${stillChecking(booking)}`
}

/** Whose the place is: only money that was received makes it the guest's. */
function placeText(booking: MailedBooking): string {
  if (booking.isConfirmed) return `Your place on ${retreatOf(booking)} is yours.`
  if (booking.holdExpiresAt !== null) {
    return `Your deposit isn’t complete yet. We’re holding your place on ${retreatOf(booking)} until ${formatDeadline(booking.holdExpiresAt, booking)}; it’s confirmed once the rest arrives. If it doesn’t, we refund what you’ve paid.`
  }
  return `We’re holding your place on ${retreatOf(booking)}. It’s confirmed once the whole deposit has arrived.`
}
