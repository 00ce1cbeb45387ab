import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, retreatOf, type MailedBooking } from '#emails/mailed-booking.ts'

/** To the operator: a guest complains, and by when the answer is due. */
export function operatorComplaintMail(
  sender: Sender,
  { booking, name, text, answerBy }: { booking: MailedBooking; name: string; text: string; answerBy: string },
): Mail {
  return {
    subject: `Complaint: ${name}, ${retreatOf(booking)}`,
    body: (
      <Layout to="operator" sender={sender} title={`${name} complains`} preview={text.slice(0, 140)}>
        <Quotation>{text}</Quotation>
        <Paragraph>
          We have confirmed to the guest that it is here. Answer it in the admin by {formatDay(answerBy)}: the
          answer goes out by email, and is on the guest’s dashboard.
        </Paragraph>
        <Figures title="The booking" rows={operatorRows({ booking, name })} />
        <Action href={`${sender.baseUrl}/admin/guests/${booking.id}`}>Open the guest</Action>
      </Layout>
    ),
  }
}
