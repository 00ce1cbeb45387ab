import { wayBackOf } from '#domain/booking-names.ts'
import { isCheckoutMethod } from '#domain/ledger.ts'
import { formatEuros } from '#domain/money.ts'
import { Action, Attached, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  dashboardLink,
  greeting,
  paymentRows,
  retreatOf,
  stayAndPrice,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from './mailed-booking.ts'

/** Money goes back that the operator has given back as a goodwill, or that a bank had held in a dispute. */
export function refundMadeMail(sender: Sender, data: BookingMailData & { payment: MailedPayment }): Mail {
  const { booking, payment } = data
  const amount = formatEuros(payment.amount)
  const online = isCheckoutMethod(payment.method) ? payment.method : null
  const way = online
    ? 'It takes a few days to arrive.'
    : 'We send it by bank transfer, and ask you for the account in another mail.'
  const next = nextStep(booking)
  return {
    subject: `We ${online ? 'have sent' : 'send'} ${amount} back to your ${online === 'card' ? 'card' : 'account'}`,
    body: (
      <Layout sender={sender} title="Money on its way back to you" preview={`${amount}: ${way} ${next}`}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {online
            ? `We have sent ${amount} for ${retreatOf(booking)} back to ${wayBackOf(online)}.`
            : `${amount} for ${retreatOf(booking)} comes back to you.`}{' '}
          {way} {next}
        </Paragraph>
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        <Figures title="This refund" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        <Figures {...stayAndPrice(booking)} />
      </Layout>
    ),
  }
}

function nextStep(booking: MailedBooking): string {
  if (!booking.holdsPlace) return ''
  return booking.balanceDue > 0
    ? 'Your place stays yours; what is still to pay stands below.'
    : 'Your place stays yours, and there is nothing to pay for it.'
}
