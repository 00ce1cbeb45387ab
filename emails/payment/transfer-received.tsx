import { formatEuros } from '#domain/base/money.ts'
import type { Mail, Sender } from '#emails/mail.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { MoneyArrived, type PaymentMailData } from './payment-received.tsx'

/** The operator has found the transfer on the account. */
export function transferReceivedMail(sender: Sender, data: PaymentMailData): Mail {
  const amount = formatEuros(data.payment.amount)
  return {
    subject: `Transfer received: ${amount} for ${retreatOf(data.booking)}`,
    body: (
      <MoneyArrived
        sender={sender}
        data={data}
        title="Your transfer has arrived"
        label={`Transfer received, ${amount}`}
        what={`Your transfer of ${amount} has arrived`}
      />
    ),
  }
}
