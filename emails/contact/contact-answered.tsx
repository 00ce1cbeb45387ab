import { Paragraph, Quotation } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { OwnWords } from '#emails/booking/personal-message.tsx'

/** The operator's answer to a message of the contact form, above the message. */
export function contactAnsweredMail(sender: Sender, data: { answer: string; message: string }): Mail {
  return {
    subject: 'Our answer to your message',
    body: (
      <Layout sender={sender} title="Our answer to your message" preview={data.answer.slice(0, 140)}>
        <OwnWords text={data.answer} />
        <Paragraph>You wrote to us:</Paragraph>
        <Quotation>{data.message}</Quotation>
      </Layout>
    ),
  }
}
