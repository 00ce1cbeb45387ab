import { RETENTION } from '#domain/privacy/retention.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import { greeting } from '#emails/mailed-booking.ts'
import type { Mail, Sender } from '#emails/mail.ts'

/** The last mail to somebody whose data has been erased: what stays of it, and why. */
export function accountErasedMail(
  sender: Sender,
  data: { guestName: string | null; kept: readonly string[]; hadAccount: boolean },
): Mail {
  const { guestName, kept, hadAccount } = data
  const title = hadAccount ? 'Your account is deleted' : 'Your data is deleted'
  return {
    subject: `${title} – ${sender.siteTitle}`,
    body: (
      <Layout
        sender={sender}
        title={title}
        reason={`You’re receiving this email because your data was deleted at ${sender.siteTitle}. It is the last one.`}
        preview="This is the last email you get from us."
      >
        <Paragraph>{greeting(guestName)}</Paragraph>
        <Paragraph>
          {hadAccount ? 'Your account is deleted, and with it' : 'We have deleted'} your booking details,
          health notes, emergency contact, messages, and the texts of our emails to you.
          {kept.length === 0 && ' Nothing of it is left with us.'}
        </Paragraph>
        {kept.length > 0 && <Paragraph>What stays:</Paragraph>}
        {kept.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        <Paragraph>
          Your address for this email is removed as well, within {RETENTION.erasureMails.span.days} days at
          the latest. If you did not ask for this, please answer now.
        </Paragraph>
      </Layout>
    ),
  }
}
