import { formatEuros } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'
import { RETREAT } from '#emails/samples.ts'

/** What somebody who paid by a guest's pay link is told: the guest's first name, and nothing private. */
interface PayerReceipt {
  firstName: string
  /** Null for a booking without a date. */
  retreatDate: string | null
  /** In euros. */
  amount: number
  method: PaymentMethod
  attached: readonly string[]
  /** True if the payer had the place before and passed it on. */
  paidBefore: boolean
  /** True if somebody else has booked the guest's place, who is told instead. */
  isHeldByOther: boolean
}

/** To somebody who has paid for a guest and asked for a receipt. */
export const payerReceipt = otherMail({
  name: 'payer-receipt',
  to: 'other',
  keepsAddress: true,
  compose: (data: PayerReceipt) => {
    const { firstName, attached } = data
    const amount = formatEuros(data.amount)
    const retreat = data.retreatDate ? `the retreat ${data.retreatDate}` : 'the retreat'
    return {
      subject: `Your receipt: ${amount} for ${inSubject(firstName)}`,
      title: 'We’ve received your payment',
      preheader: `${amount} for ${firstName}, ${retreat}.`,
      body: (
        <>
          <Paragraph>Hello,</Paragraph>
          <Paragraph>
            We’ve received your {amount} payment for {firstName}, {retreat}.{' '}
            {data.isHeldByOther ? '' : `We’ve told ${firstName} too.`}
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
              : 'You’re receiving this email because you gave this address when you paid. We won’t use it for anything else.'}
          </Paragraph>
        </>
      ),
    }
  },
  samples: (): Record<string, PayerReceipt> => ({
    'by Bancontact': {
      firstName: 'Awa',
      retreatDate: RETREAT,
      amount: 300,
      method: 'bancontact',
      attached: ['Receipt R-2025-0003'],
      paidBefore: false,
      isHeldByOther: false,
    },
    'after the place was passed on': {
      firstName: 'Binta',
      retreatDate: RETREAT,
      amount: 200,
      method: 'bank_transfer',
      attached: ['Receipt R-2025-0004'],
      paidBefore: true,
      isHeldByOther: false,
    },
  }),
})
