import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, operatorRows, paymentRows } from '#emails/mailed-booking.ts'
import { card, unpaid, operator } from '#emails/samples.ts'

/** To the operator: a payment or refund that needs a person. `problem` says why, for example "it was paid in USD". */
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
          <Figures
            title={payment.kind === 'refund' ? 'The refund' : 'The payment'}
            rows={paymentRows(payment)}
          />
          <Figures title="The booking" rows={operatorRows(data)} />
          <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
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
