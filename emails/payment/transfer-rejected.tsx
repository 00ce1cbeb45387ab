import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  balanceRows,
  formatDeadline,
  greeting,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedPayment,
  type PayAt,
} from '#emails/mailed-booking.ts'

/** A transfer that was reported never came: what is open again, and until when. */
export function transferRejectedMail(
  sender: Sender,
  data: BookingMailData & PayAt & { payment: MailedPayment },
): Mail {
  const { booking, payment } = data
  const amount = formatEuros(payment.amount)
  const held = booking.holdExpiresAt
    ? `We’re holding your place on ${retreatOf(booking)} until ${formatDeadline(booking.holdExpiresAt, booking)}. After that, we release it.`
    : `Your place on ${retreatOf(booking)} ${booking.isConfirmed ? 'stays yours' : 'is kept'} with what you have paid before.`
  return {
    subject: `We can’t find your ${amount} transfer`,
    body: (
      <Layout
        sender={sender}
        title="Your transfer has not arrived"
        preview={`Please pay ${amount} again. ${held}`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We’ve looked for your transfer of {amount} and can’t find it in our account. {held}
        </Paragraph>
        <Paragraph>
          If your bank shows the money has left, reply to this email with its confirmation before you pay
          again.
        </Paragraph>
        <Action href={data.payAt}>Pay again</Action>
        <Figures title="What we looked for" rows={paymentRows(payment)} />
        <Figures
          title="Your stay"
          rows={[...stayRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
        />
      </Layout>
    ),
  }
}
