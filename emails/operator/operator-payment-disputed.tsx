import { formatInstant } from '#domain/base/dates.ts'
import { GMT } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, operator, paid, TOTAL } from '#emails/samples.ts'

/** To the operator: a cardholder has asked the bank to take a payment back, and it can be answered until `answerBy`. */
export const operatorPaymentDisputed = operatorMail({
  name: 'operator-payment-disputed',
  needs: ['payment', 'answerBy'],
  oncePer: 'dispute-deadline',
  compose: (data, sender) => {
    const { booking, payment, name, answerBy } = data
    const what = `${formatEuros(payment.amount)} from ${name}`
    const until = answerBy === null ? 'soon' : `until ${formatInstant(new Date(answerBy))} ${GMT}`
    return {
      subject: `Disputed: ${formatEuros(payment.amount)} from ${inSubject(name)}`,
      title: 'A payment is disputed',
      preheader: `${what} for ${retreatOf(booking)}. Answer it with the card provider ${until}.`,
      body: (
        <>
          <Paragraph>
            The cardholder has asked the bank to reverse {what} for {retreatOf(booking)}. The place stays
            held. Answer the dispute at the card provider’s own site {until}, with the booking and what you
            agreed. Without an answer you lose the money.
          </Paragraph>
          <OperatorFigures title="The payment" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    'with a day to answer by': {
      ...operator(paid(TOTAL), card('full', TOTAL)),
      answerBy: '2025-10-14T22:00:00.000Z',
    },
  }),
})
