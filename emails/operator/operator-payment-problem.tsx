import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, paymentRows, type OperatorMailData } from '#emails/mailed-booking.ts'

/** To the operator: a payment or refund that needs a person. `problem` says why, for example "it was paid in USD". */
export function operatorPaymentProblemMail(
  sender: Sender,
  data: OperatorMailData & { problem: string },
): Mail {
  const { payment, name, problem } = data
  const what = `${formatEuros(payment.amount)} ${payment.kind === 'refund' ? 'to' : 'from'} ${name}`
  return {
    subject: `Please look at a ${payment.kind === 'refund' ? 'refund' : 'payment'}: ${what}`,
    body: (
      <Layout to="operator" sender={sender} title="This needs you" preview={`${what}: ${problem}`}>
        <Paragraph>
          {what} couldn’t be settled automatically: {problem}. Check it with the card provider, then settle it
          in the admin.
        </Paragraph>
        <Figures
          title={payment.kind === 'refund' ? 'The refund' : 'The payment'}
          rows={paymentRows(payment)}
        />
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
