import { formatEuros } from '#domain/base/money.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, unpaid, operator } from '#emails/samples.ts'

/** To the operator: a payment or refund needs a person. `problem` says why, for example "it was paid in USD". */
export const operatorPaymentProblem = operatorMail({
  name: 'operator-payment-problem',
  needs: ['payment', 'problem'],
  oncePer: 'payment-problem',
  compose: (data, sender) => {
    const { payment, name, problem } = data
    const what = `${formatEuros(payment.amount)} ${payment.kind === 'refund' ? 'to' : 'from'} ${name}`
    return {
      subject: `Please check: ${formatEuros(payment.amount)} ${payment.kind === 'refund' ? 'to' : 'from'} ${inSubject(name)}`,
      title: 'This needs you',
      preheader: `${what}: ${problem}`,
      body: (
        <>
          <Paragraph>
            {what} couldn’t be settled automatically: {problem}. Check it with the card provider, then settle
            it in the admin.
          </Paragraph>
          <OperatorFigures
            title={payment.kind === 'refund' ? 'The refund' : 'The payment'}
            data={data}
            sender={sender}
          />
        </>
      ),
    }
  },
  samples: () => ({
    'another currency': {
      ...operator(unpaid(), card('deposit', 200)),
      problem: 'the card provider reports 200 USD instead of 200 EUR',
    },
  }),
})
