import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, paymentRows, retreatOf, type OperatorMailData } from '#emails/mailed-booking.ts'

/** To the operator: a guest says that a transfer is on its way, and it waits to be verified. */
export function operatorTransferReportedMail(
  sender: Sender,
  data: OperatorMailData & { keptThrough: CalendarDay | null },
): Mail {
  const { booking, payment, name, keptThrough } = data
  const amount = formatEuros(payment.amount)
  return {
    subject: `Look for a transfer: ${amount} from ${name}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="A transfer to look for"
        preview={`${amount} from ${name} for ${retreatOf(booking)}.`}
      >
        <Paragraph>
          {name} says that {amount} for {retreatOf(booking)} is on its way.{' '}
          {keptThrough
            ? `Nothing else was paid for the place: it is kept until the end of ${formatDay(keptThrough)}, unless you mark the transfer received or not received before.`
            : 'The place is kept with what was paid before.'}
        </Paragraph>
        <Figures title="What to look for" rows={paymentRows(payment)} />
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
