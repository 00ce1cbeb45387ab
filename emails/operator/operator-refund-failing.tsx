import { formatEuros } from '#domain/base/money.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, gone, operator } from '#emails/samples.ts'

/** To the operator: the card provider has not accepted a refund for an hour. It is retried, and can be paid by hand. */
export const operatorRefundFailing = operatorMail({
  name: 'operator-refund-failing',
  needs: ['payment'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { payment, name } = data
    const what = `${formatEuros(payment.amount)} to ${name}`
    return {
      subject: `Refund stuck: ${formatEuros(payment.amount)} to ${inSubject(name)}`,
      title: 'A card refund is stuck',
      preheader: `The card provider hasn’t accepted ${what} for an hour.`,
      body: (
        <>
          <Paragraph>
            The card provider hasn’t accepted the refund of {what} for an hour. We retry automatically, at
            least every hour, and won’t email you again if it goes through.
          </Paragraph>
          <Paragraph>
            You can pay it by bank instead. Check the payment on the provider’s site first: if the refund is
            listed there, the money is on its way. Then send it and press “I’ve paid it” under Money, Refunds,
            to stop the retries.
          </Paragraph>
          <OperatorFigures title="The refund" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    'for an hour': operator(gone(), card('refund', 930)),
  }),
})
