import { formatDay } from '#domain/dates.ts'
import { formatCents, formatEuros } from '#domain/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/pricing.ts'
import type { RefundStepView } from '#domain/refund-steps.ts'
import { Action, Attached, Figures, Paragraph } from './blocks.tsx'
import { RefundTable } from './refund-table.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  balanceRows,
  dashboardLink,
  formatDeadline,
  greeting,
  nothingLeft,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
  stillChecking,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from './mailed-booking.ts'

/** `refundSteps`: what cancelling gives back from now on, of all the money that has arrived. */
export type PaymentMailData = BookingMailData & {
  payment: MailedPayment
  refundSteps: readonly RefundStepView[]
}

/** A card payment has arrived. */
export function paymentReceivedMail(sender: Sender, data: PaymentMailData): Mail {
  const amount = formatEuros(data.payment.amount)
  return {
    subject: `Payment received: ${amount} for ${retreatOf(data.booking)}`,
    body: (
      <MoneyArrived
        sender={sender}
        data={data}
        title="Your payment has arrived"
        what={`Your payment of ${amount} has arrived`}
      />
    ),
  }
}

/** What a payment and a transfer that have arrived have in common: whose the place is, and what is left to pay. */
export function MoneyArrived(props: { sender: Sender; data: PaymentMailData; title: string; what: string }) {
  const { sender, data, title, what } = props
  const { booking, payment } = data
  const next = nextStep(booking)
  const place = placeText(booking)
  const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
  return (
    <Layout sender={sender} title={title} preview={`${place} ${next}`}>
      <Paragraph>{greeting(data.guestName)}</Paragraph>
      <Paragraph>
        {what}. {place} {next}
      </Paragraph>
      <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      <Figures title="This payment" rows={paymentRows(payment)} />
      <Attached files={data.attached} />
      <Figures
        title="Your stay"
        rows={[...stayRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
      />
      <RefundTable title="If you have to cancel (Gambia time, UTC)" steps={data.refundSteps} />
      <Paragraph>
        Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in cash for the airport tax: {eachWay} on arrival
        and {eachWay} on departure. It is not part of the price.
      </Paragraph>
    </Layout>
  )
}

function nextStep(booking: MailedBooking): string {
  if (booking.balanceDue <= 0) return nothingLeft(booking)
  if (booking.holdExpiresAt !== null) {
    return `${formatEuros(booking.balanceDue)} is left to pay; you pay it on your dashboard.`
  }
  const due = booking.quote ? ` by ${formatDay(booking.quote.balanceDueOn)}` : ''
  return `The balance of ${formatEuros(booking.balanceDue)} is due${due}; you pay it on your dashboard.${stillChecking(booking)}`
}

/** Whose the place is: only money that was received makes it the guest's. */
function placeText(booking: MailedBooking): string {
  if (booking.isConfirmed) return `Your place on ${retreatOf(booking)} is yours.`
  if (booking.holdExpiresAt !== null) {
    return `The deposit is not complete yet: your place on ${retreatOf(booking)} is held until ${formatDeadline(booking.holdExpiresAt)}, and yours once the rest has arrived. Otherwise what you have paid goes back to you.`
  }
  return `We keep your place on ${retreatOf(booking)}, and it is yours once the whole deposit has arrived.`
}
