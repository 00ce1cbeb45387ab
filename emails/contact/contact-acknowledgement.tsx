import { Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { greeting } from '#emails/mailed-booking.ts'

/**
 * To whoever wrote through the contact form. It repeats nothing of the message: anybody can type anybody's address there,
 * and must not be able to make this site send them words of their own.
 */
export function contactAcknowledgementMail(
  sender: Sender,
  data: { guestName: string | null; replyHours: number },
): Mail {
  const { guestName, replyHours } = data
  return {
    subject: `We have your message – ${sender.siteTitle}`,
    body: (
      <Layout
        sender={sender}
        title="We have your message"
        preview={`We’ll reply within ${replyHours} hours.`}
      >
        <Paragraph>{greeting(guestName)}</Paragraph>
        <Paragraph>Thanks for writing. We’ll reply to this address within {replyHours} hours.</Paragraph>
        <Paragraph>
          Did you not write to us? Then somebody mistyped their own address, and you need not do anything.
        </Paragraph>
      </Layout>
    ),
  }
}
