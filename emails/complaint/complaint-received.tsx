import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { dashboardLink, greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** To whoever complained: that it is here, and by when it is answered. Its words stand on the dashboard. */
export function complaintReceivedMail(sender: Sender, data: BookingMailData & { answerBy: string }): Mail {
  const { booking } = data
  const by = formatDay(data.answerBy)
  return {
    subject: `We have your complaint: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="We have your complaint"
        preview={`You have our answer by ${by} at the latest.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We have your complaint, and look into it. You have our answer by {by} at the latest, by email and on
          your dashboard, where your own words stand too.
        </Paragraph>
        <Figures title="About" rows={stayRows(booking)} />
        <Action href={dashboardLink(sender)}>Open your dashboard</Action>
        <Paragraph>Is there more to say? Reply to this email.</Paragraph>
      </Layout>
    ),
  }
}
