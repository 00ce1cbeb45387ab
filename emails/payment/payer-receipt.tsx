import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** What whoever has paid by a guest's pay link is told: of the guest the first name, and nothing that only the guest should know. */
interface PayerReceipt {
  firstName: string
  /** Null for a booking without a date. */
  retreatDate: string | null
  /** In euros. */
  amount: number
  method: PaymentMethod
  attached: readonly string[]
  /** The payer had the place before and passed it on. */
  paidBefore: boolean
}

/** To whoever has paid for a guest, and asked for the receipt. */
export function payerReceiptMail(sender: Sender, data: PayerReceipt): Mail {
  const { firstName, attached } = data
  const amount = formatEuros(data.amount)
  const retreat = data.retreatDate ? `the retreat ${data.retreatDate}` : 'the retreat'
  return {
    subject: `Your receipt: ${amount} for ${firstName}`,
    body: (
      <Layout
        sender={sender}
        title="Thank you, it has arrived"
        preview={`${amount} for ${firstName}, ${retreat}.`}
      >
        <Paragraph>Hello,</Paragraph>
        <Paragraph>
          your payment of {amount} for {firstName}, {retreat}, has arrived. {firstName} knows it too.
        </Paragraph>
        <Figures
          title="Your payment"
          rows={[
            { label: 'Amount', value: amount, strong: true },
            { label: 'Paid by', value: METHOD_NAMES[data.method] },
          ]}
        />
        <Attached files={attached} />
        <Paragraph>
          {data.paidBefore
            ? 'You’re receiving this email because you paid before you passed your place on. Your payment counts for the new guest.'
            : 'You’re receiving this email because you gave this address when you paid. It is used for nothing else.'}
        </Paragraph>
      </Layout>
    ),
  }
}
