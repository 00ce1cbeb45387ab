import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { operator, paid, reported, transfer } from '#emails/samples.ts'

/** To the operator: a guest has reported a transfer, which waits to be verified. */
export const operatorTransferReported = operatorMail({
  name: 'operator-transfer-reported',
  needs: ['payment', 'keptThrough'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name, keptThrough } = data
    const amount = formatEuros(payment.amount)
    return {
      subject: `Transfer to check: ${amount}, ${inSubject(name, 18)}`,
      title: 'A transfer to check',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} says that {amount} for {retreatOf(booking)} is on its way.{' '}
            {keptThrough
              ? `Nothing else was paid for the place. We hold it until the end of ${formatDay(keptThrough)}, unless you mark the transfer as received or not received before then.`
              : 'Earlier payments keep holding the place.'}
          </Paragraph>
          <OperatorFigures title="The transfer" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    deposit: { ...operator(reported(200), transfer('deposit', 200)), keptThrough: '2025-09-10' },
    'balance, the deposit is there': {
      ...operator(paid(200), transfer('balance', 930)),
      keptThrough: null,
    },
  }),
})
