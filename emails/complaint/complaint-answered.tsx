import { Action, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { dashboardLink, greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** To whoever complained: the operator's answer, and who helps where it does not. */
export function complaintAnsweredMail(
  sender: Sender,
  data: BookingMailData & { answer: string; body: string },
): Mail {
  const { booking } = data
  return {
    subject: `Our answer to your complaint: ${retreatOf(booking)}`,
    body: (
      <Layout sender={sender} title="Our answer to your complaint" preview={data.answer.slice(0, 140)}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>You complained about your stay. This is our answer:</Paragraph>
        <Quotation>{data.answer}</Quotation>
        <Paragraph>
          It’s on your dashboard too. If you’re not satisfied, reply to this email or turn to the body that
          settles disputes outside the courts: {data.body}.
        </Paragraph>
        <Figures title="About" rows={stayRows(booking)} />
        <Action href={dashboardLink(sender)}>Open your dashboard</Action>
      </Layout>
    ),
  }
}
