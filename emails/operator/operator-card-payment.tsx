import { formatEuros } from '#domain/base/money.ts'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, fullyPaidNote, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, operator, paid, TOTAL } from '#emails/samples.ts'

/** To the operator: a payment by card, Bancontact or iDEAL arrived and is recorded. The guest has the receipt already. */
export const operatorCardPayment = operatorMail({
  name: 'operator-card-payment',
  needs: ['payment'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name } = data
    const amount = formatEuros(payment.amount)
    const way = METHOD_NAMES[payment.method]
    const left =
      booking.balanceDue > 0 ? `${formatEuros(booking.balanceDue)} is left to pay.` : fullyPaidNote(booking)
    return {
      subject: `${amount} by ${way} from ${inSubject(name)}`,
      title: `A payment by ${way}`,
      preheader: `${amount} from ${name} for ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} has paid {amount} by {way} for {retreatOf(booking)}. {left} We’ve sent the guest the
            receipt. You don’t need to do anything.
          </Paragraph>
          <OperatorFigures title="The payment" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    deposit: operator(paid(200), card('deposit', 200)),
    everything: operator(paid(TOTAL), card('full', TOTAL)),
  }),
})
