import { counted } from '#domain/base/wording.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'

/**
 * Confirms a message from the contact form. It repeats nothing of the message, because anybody could type somebody else's address and make
 * this site send their text there.
 */
export const contactAcknowledgement = otherMail({
  name: 'contact-acknowledgement',
  to: 'guest',
  compose: ({ replyHours }: { guestName: string | null; replyHours: number }) => ({
    subject: 'We’ve got your message',
    preheader: `We’ll reply within ${counted(replyHours, 'hour')}.`,
    body: (
      <>
        <Paragraph>
          Thanks for writing. We’ll reply to this address within {counted(replyHours, 'hour')}.
        </Paragraph>
        <Paragraph>
          Didn’t write to us? Someone probably mistyped their address; you don’t need to do anything.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'with a name': { guestName: 'Marieke', replyHours: 24 },
    'without one that can be greeted': { guestName: null, replyHours: 24 },
  }),
})
