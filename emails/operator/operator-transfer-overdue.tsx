import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { TRANSFER_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { operator, paid, reported, transfer } from '#emails/samples.ts'

/** To the operator: a reported transfer is overdue. `keptThrough` is the last day of a place that depends on it. */
export const operatorTransferOverdue = operatorMail({
  name: 'operator-transfer-overdue',
  needs: ['payment', 'keptThrough'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name, keptThrough } = data
    const amount = formatEuros(payment.amount)
    return {
      subject: `Not arrived: ${amount} from ${inSubject(name)}`,
      title: 'A transfer is overdue',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} told us about a {amount} transfer for {retreatOf(booking)}, and {TRANSFER_WORKING_DAYS}{' '}
            working days later it isn’t marked as received. Check again, or ask the guest: a reply to this
            email goes to them.
          </Paragraph>
          <Paragraph>
            {keptThrough
              ? `Nothing else was paid for the place. We hold it until the end of ${formatDay(keptThrough)} and then release it automatically. You can still record money that arrives later.`
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
