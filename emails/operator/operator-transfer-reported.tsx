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
      subject: `Transfer to look for: ${amount}, ${inSubject(name, 18)}`,
      title: 'A transfer to look for',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} says that {amount} for {retreatOf(booking)} is on its way.{' '}
            {keptThrough
              ? `Nothing else was paid for the place: it is kept until the end of ${formatDay(keptThrough)}, unless you mark the transfer received or not received before.`
              : 'The place is held by what was paid before.'}
          </Paragraph>
          <OperatorFigures title="What to look for" data={data} sender={sender} />
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
