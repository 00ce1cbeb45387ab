import { Action, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

/** The operator's answer to a complaint, and who else can help. */
export const complaintAnswered = otherMail({
  name: 'complaint-answered',
  to: 'guest',
  keepsAddress: true,
  compose: ({ booking, answer, body }: GuestFacts & { answer: string; body: string }, sender) => ({
    subject: 'Our answer to your complaint',
    preheader: answer.slice(0, 140),
    body: (
      <>
        <Paragraph>This is our answer to your complaint about {retreatOf(booking)}:</Paragraph>
        <Quotation>{answer}</Quotation>
        <Paragraph>
          It’s on your dashboard too. If you’re not satisfied, reply to this email or contact the out-of-court
          dispute body: {body}.
        </Paragraph>
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      </>
    ),
  }),
  samples: () => ({
    'after the retreat': {
      ...guest(paid(TOTAL)),
      answer: 'You are right: the second lesson was an hour short.\nWe give you back €40 for it.',
      body: 'Example Travel Dispute Board, Brussels',
    },
  }),
})
