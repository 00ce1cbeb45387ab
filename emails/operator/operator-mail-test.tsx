import { Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'

/** To the operator: the mail server works. */
export const operatorMailTest = otherMail({
  name: 'operator-mail-test',
  to: 'operator',
  compose: ({ sender }: { sender: string }) => ({
    subject: 'Your website can send emails',
    preheader: 'This is the test that you asked for.',
    body: (
      <Paragraph>
        This is the test that you asked for, sent from {sender}. If it is in your spam folder, your guests’
        emails will be too: ask your mail provider which records your domain needs.
      </Paragraph>
    ),
  }),
  samples: () => ({ asked: { sender: 'hello@tradewind.example' } }),
})
