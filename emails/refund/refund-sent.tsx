import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { wayBackOf } from '#domain/booking/booking-names.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  greeting,
  paymentRows,
  retreatOf,
  type BookingMailData,
  type MailedPayment,
} from '#emails/mailed-booking.ts'

/** A refund has left: to who paid, also after they passed their place on. */
export function refundSentMail(sender: Sender, data: BookingMailData & { payment: MailedPayment }): Mail {
  const { booking, payment } = data
  const amount = formatEuros(payment.amount)
  const way = isCheckoutMethod(payment.method)
    ? `It’s on its way to ${wayBackOf(payment.method)} and takes a few days.`
    : 'It’s on its way to the account that you gave us and takes one or two working days.'
  return {
    subject: `Refund of ${amount} sent`,
    body: (
      <Layout
        sender={sender}
        title="We’ve sent your refund"
        preview={`${amount} for ${retreatOf(booking)}. ${way}`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We’ve refunded the {amount} that you paid for {retreatOf(booking)}. {way}
        </Paragraph>
        <Figures title="This refund" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
      </Layout>
    ),
  }
}
