import { formatEuros } from '#domain/base/money.ts'
import { guestMail } from '#emails/define-mail.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { guest, unpaid, paid, paidBy, refundSteps, STAY, TOTAL, transfer } from '#emails/samples.ts'
import { ARRIVED, moneyArrived, paymentFor } from './payment-received.tsx'

/** The operator has found the transfer on the account. */
export const transferReceived = guestMail({
  name: 'transfer-received',
  ...ARRIVED,
  compose: (data, sender) => {
    const amount = formatEuros(data.payment.amount)
    return {
      subject: `Transfer received: ${amount}, ${retreatOf(data.booking)}`,
      ...moneyArrived(data, sender, {
        title: 'Your transfer has arrived',
        label: `Transfer received, ${amount}`,
        what: `We’ve received ${paymentFor(data.booking, `${amount} bank transfer`)}`,
      }),
    }
  },
  samples: () => ({
    deposit: {
      ...guest(paid(200), 'Receipt R-2025-0003', STAY),
      ...paidBy(paid(200), transfer('deposit', 200)),
      refundSteps: { steps: refundSteps(200), from: 0 },
    },
    'less than the deposit': {
      ...guest(unpaid({ amountPaid: 150, balanceDue: TOTAL - 150 }), 'Receipt R-2025-0005', STAY),
      ...paidBy(unpaid({ amountPaid: 150, balanceDue: TOTAL - 150 }), transfer('deposit', 150)),
      refundSteps: { steps: refundSteps(150), from: 0 },
    },
  }),
})
