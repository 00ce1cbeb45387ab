import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, retreatOf, type OperatorMailData } from '#emails/mailed-booking.ts'

/** To the operator: a place was taken, and nothing is paid for it yet. */
export function operatorBookingReceivedMail(
  sender: Sender,
  data: Pick<OperatorMailData, 'booking' | 'name'>,
): Mail {
  const { booking, name } = data
  const price = booking.quote ? ` The price is ${formatEuros(booking.quote.total)}.` : ''
  return {
    subject: `New booking: ${name}, ${retreatOf(booking)}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="A new booking"
        preview={`${name} has taken a place on ${retreatOf(booking)}.`}
      >
        <Paragraph>
          {name} has taken a place on {retreatOf(booking)}.{price} Nothing is paid yet: the place is given up
          by itself if the deposit does not come in time.
        </Paragraph>
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
