import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { TRANSFER_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { operatorRows, paymentRows, retreatOf, type OperatorMailData } from '#emails/mailed-booking.ts'

/** To the operator: a reported transfer should have come by now. `keptThrough` is the place's last day where it rests on it. */
export function operatorTransferOverdueMail(
  sender: Sender,
  data: OperatorMailData & { keptThrough: CalendarDay | null },
): Mail {
  const { booking, payment, name, keptThrough } = data
  const amount = formatEuros(payment.amount)
  return {
    subject: `Not arrived: ${amount} from ${name}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title="A transfer is overdue"
        preview={`${amount} from ${name} for ${retreatOf(booking)}.`}
      >
        <Paragraph>
          {name} told us of a transfer of {amount} for {retreatOf(booking)}, and {TRANSFER_WORKING_DAYS}{' '}
          working days later it isn’t marked received. Look for it once more, or ask the guest: a reply to
          this email goes to them.
        </Paragraph>
        <Paragraph>
          {keptThrough
            ? `Nothing else was paid for the place. It is held until the end of ${formatDay(keptThrough)}, and then released automatically. Money that comes later can still be marked received: it books the guest again if a place is free, and is listed to be refunded if none is.`
            : 'The place is kept with what was paid before.'}
        </Paragraph>
        <Figures title="What to look for" rows={paymentRows(payment)} />
        <Figures title="The booking" rows={operatorRows(data)} />
        <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
      </Layout>
    ),
  }
}
