import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { OperatorFacts } from '#emails/mail-facts.ts'
import { inSubject, operatorRows, retreatOf } from '#emails/mailed-booking.ts'
import { paid, TOTAL } from '#emails/samples.ts'

/** To the operator: a guest's complaint, and by when the answer is due. */
export const operatorComplaint = otherMail({
  name: 'operator-complaint',
  to: 'operator',
  compose: ({ text, answerBy, ...about }: OperatorFacts & { text: string; answerBy: string }, sender) => ({
    subject: `Complaint: ${inSubject(about.name, 13)}, ${retreatOf(about.booking)}`,
    title: `A complaint from ${about.name}`,
    preheader: text.slice(0, 140),
    body: (
      <>
        <Quotation>{text}</Quotation>
        <Paragraph>
          We’ve told the guest that we received it. Answer it in the admin by {formatDay(answerBy)}: we email
          your answer and show it on the guest’s dashboard.
        </Paragraph>
        <Figures title="The booking" rows={operatorRows(about)} />
        <Action href={`${sender.baseUrl}/admin/guests/${about.booking.id}`}>Open the guest</Action>
      </>
    ),
  }),
  samples: () => ({
    'after the retreat': {
      booking: paid(TOTAL),
      name: 'Awa Jallow-van der Wijngaarden',
      text: 'The second lesson was an hour short.\n\nNobody told us why.',
      answerBy: '2026-01-12',
    },
  }),
})
