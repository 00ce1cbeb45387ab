import { METHOD_NAMES } from '#domain/booking-names.ts'
import { formatEuros } from '#domain/money.ts'
import { Action, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import { operatorRows, paymentRows, retreatOf, type OperatorMailData } from './mailed-booking.ts'

/** To the operator: a payment came too late for a place, or twice, and all of it goes back. */
export function operatorPaymentRefundedMail(sender: Sender, data: OperatorMailData): Mail {
  const { booking, payment, name } = data
  const amount = formatEuros(payment.amount)
  const why = booking.holdsPlace
    ? 'what it pays for had been paid already'
    : 'the place had been given up, and none is left'
  return {
    subject: `${amount} from ${name} goes back`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="A payment goes back"
        preview={`${amount} from ${name} for ${retreatOf(booking)}: ${why}.`}
      >
        <Paragraph>
          {amount} from {name} arrived by {METHOD_NAMES[payment.method]} for {retreatOf(booking)}, but {why}.
          The guest was told that everything comes back.{' '}
          {payment.method === 'card'
            ? 'The card refund is under way; there is nothing for you to do.'
            : 'Please send the transfer back, and mark it paid out in the admin.'}
        </Paragraph>
        <Figures title="The payment" rows={paymentRows(payment)} />
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
