import { placeAfterRefund, refundMailSubject, refundMailText } from '#domain/refund/refund-mail-text.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  greeting,
  paymentRows,
  retreatOf,
  stayAndPrice,
  type BookingMailData,
  type MailedPayment,
} from '#emails/mailed-booking.ts'

/** Money goes back that the operator has given back as a goodwill, or that a bank had held in a dispute. */
export function refundMadeMail(sender: Sender, data: BookingMailData & { payment: MailedPayment }): Mail {
  const { booking, payment } = data
  const text = refundMailText(payment, retreatOf(booking))
  const next = placeAfterRefund(booking)
  return {
    subject: refundMailSubject(payment),
    body: (
      <Layout sender={sender} title="Your refund" preview={`${text} ${next}`}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {text} {next}
        </Paragraph>
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        <Figures title="This refund" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        <Figures {...stayAndPrice(booking)} />
      </Layout>
    ),
  }
}
