import { Paragraph, Quotation } from '#emails/blocks.tsx'
import { OwnWords } from '#emails/booking/personal-message.tsx'
import { otherMail } from '#emails/define-mail.ts'

/** The operator's answer to a message from the contact form, above the message. */
export const contactAnswered = otherMail({
  name: 'contact-answered',
  to: 'guest',
  compose: (data: { answer: string; message: string }) => ({
    subject: 'Our answer to your message',
    preheader: data.answer.slice(0, 140),
    body: (
      <>
        <OwnWords text={data.answer} />
        <Paragraph>You wrote to us:</Paragraph>
        <Quotation>{data.message}</Quotation>
      </>
    ),
  }),
  samples: () => ({
    'a few lines': {
      answer: 'Hello Lena,\n\nyes, in January there is room for two.\n\nHow far does your sister swim?',
      message: 'Is January still possible for two beginners?\nMy sister does not swim well.',
    },
  }),
})
