import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, retreatOf, type OperatorMailData } from '#emails/mailed-booking.ts'

/** To the operator: a guest has cancelled. `back` is what the terms give back now, in euros. */
export function operatorBookingCancelledMail(
  sender: Sender,
  data: Pick<OperatorMailData, 'booking' | 'name'> & { back: number },
): Mail {
  const { booking, name, back } = data
  return {
    subject: `Cancelled: ${name}, ${retreatOf(booking)}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="A guest has cancelled"
        preview={`${name} does not come to ${retreatOf(booking)}.`}
      >
        <Paragraph>
          {name} has cancelled {retreatOf(booking)}, and the place is released.{' '}
          {back > 0
            ? `Under the terms, the refund is ${formatEuros(back)}: online payments are refunded automatically, and transfers wait for you in the admin.`
            : 'Under the terms, there’s no refund.'}
        </Paragraph>
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
