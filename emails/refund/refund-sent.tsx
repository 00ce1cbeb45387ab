import { formatEuros } from '#domain/base/money.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'
import { Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { paymentRows, retreatOf } from '#emails/mailed-booking.ts'
import { card, gone, guest } from '#emails/samples.ts'

/** A refund was sent, to whoever paid, even after they passed their place on. */
export const refundSent = guestMail({
  name: 'refund-sent',
  needs: ['payment'],
  carries: ['documents'],
  oncePer: 'refund-sending',
  compose: (data) => {
    const { booking, payment } = data
    const amount = formatEuros(payment.amount)
    const way = isCheckoutMethod(payment.method)
      ? `It’s on its way to ${refundDestination(payment.method)} and takes a few days.`
      : 'It’s on its way to the account that you gave us and takes one or two working days.'
    return {
      subject: `Refund of ${amount} sent`,
      title: 'We’ve sent your refund',
      preheader: `${amount} for ${retreatOf(booking)}. ${way}`,
      body: (
        <>
          <Paragraph>
            We’ve refunded the {amount} that you paid for {retreatOf(booking)}. {way}
          </Paragraph>
          <Figures title="This refund" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
        </>
      ),
    }
  },
  samples: () => ({
    'by transfer': {
      ...guest({ ...gone(), isCancelled: true }, 'Credit note C-2025-0007'),
      payment: { ...card('refund', 200), method: 'bank_transfer' },
    },
    'to the card': {
      ...guest({ ...gone(), isCancelled: true }),
      payment: card('refund', 200),
    },
  }),
})
