import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  nothingLeft,
  operatorRows,
  paymentRows,
  retreatOf,
  type OperatorMailData,
} from '#emails/mailed-booking.ts'

/** To the operator: a payment by card, Bancontact or iDEAL arrived and counts. The guest has the receipt already. */
export function operatorCardPaymentMail(sender: Sender, data: OperatorMailData): Mail {
  const { booking, payment, name } = data
  const amount = formatEuros(payment.amount)
  const way = METHOD_NAMES[payment.method]
  const left =
    booking.balanceDue > 0 ? `${formatEuros(booking.balanceDue)} are still to pay.` : nothingLeft(booking)
  return {
    subject: `Paid by ${way}: ${amount} from ${name}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title={`A payment by ${way}`}
        preview={`${amount} from ${name} for ${retreatOf(booking)}.`}
      >
        <Paragraph>
          {name} has paid {amount} by {way} for {retreatOf(booking)}. {left} The receipt went to the guest,
          and there is nothing for you to do.
        </Paragraph>
        <Figures title="The payment" rows={paymentRows(payment)} />
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
