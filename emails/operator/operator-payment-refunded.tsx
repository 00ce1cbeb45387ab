import { formatEuros } from '#domain/base/money.ts'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import type { MailedBooking, MailedPayment } from '#emails/mail-facts.ts'
import { inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, gone, operator, paid, TOTAL, transfer } from '#emails/samples.ts'

/** To the operator: a payment came too late or twice, and `back` euros of it are refunded. */
export const operatorPaymentRefunded = operatorMail({
  name: 'operator-payment-refunded',
  needs: ['payment', 'back'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name, back } = data
    const amount = formatEuros(payment.amount)
    const why = whyBack(booking)
    return {
      subject:
        back > 0
          ? `${formatEuros(back)} refund to ${inSubject(name)}`
          : `${amount} from ${inSubject(name)} came too late`,
      title: back > 0 ? 'A payment is refunded' : 'A payment came too late',
      preheader: `${amount} from ${name} for ${retreatOf(booking)}: ${why}.`,
      body: (
        <>
          <Paragraph>
            {amount} from {name} arrived by {METHOD_NAMES[payment.method]} for {retreatOf(booking)}, but {why}
            . {guestNotice(payment.amount, back)} {back > 0 && toDo(payment.method)}
          </Paragraph>
          <OperatorFigures title="The payment" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    'card, too late': { ...operator(gone(), card('deposit', 200)), back: 200 },
    'transfer, paid twice': { ...operator(paid(TOTAL), transfer('full', TOTAL)), back: TOTAL },
  }),
})

function whyBack({ holdsPlace, isCancelled, retreatCancelled }: MailedBooking): string {
  if (holdsPlace) return 'this had already been paid'
  if (retreatCancelled) return 'the retreat had been cancelled'
  return isCancelled
    ? 'the booking had been cancelled'
    : 'the place had been released, and none could be held again'
}

function guestNotice(amount: number, back: number): string {
  if (back >= amount) return 'We’ve told the guest that all of it is refunded.'
  if (back === 0) return 'Under the cancellation terms, there’s no refund of it. We’ve told the guest.'
  return `Under the cancellation terms, ${formatEuros(back)} of it is refunded. We’ve told the guest.`
}

function toDo(method: MailedPayment['method']): string {
  return isCheckoutMethod(method)
    ? 'The card provider is making the refund. You don’t need to do anything.'
    : 'Please send the refund by transfer and mark it as paid in the admin.'
}
