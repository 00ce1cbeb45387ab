import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  greeting,
  paymentRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedPayment,
} from '#emails/mailed-booking.ts'

/** A reported transfer has not come by the third working day, and the place rests on it: kept through `keptThrough`. */
export function transferReminderMail(
  sender: Sender,
  data: BookingMailData & { payment: MailedPayment; keptThrough: CalendarDay | null },
): Mail {
  const { booking, payment, keptThrough } = data
  const amount = formatEuros(payment.amount)
  const kept = keptThrough
    ? `We keep your place until the end of ${formatDay(keptThrough)}, Gambia time. After that it goes back on sale.`
    : 'We keep your place for now.'
  return {
    subject: `Your transfer of ${amount} has not arrived yet`,
    body: (
      <Layout sender={sender} title="Your transfer is not here yet" preview={kept}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          You told us that you have transferred {amount} for {retreatOf(booking)}, and it is not on our
          account yet. {kept}
        </Paragraph>
        <Paragraph>
          Please look whether the money has left your account, with the reference below. If it has, answer
          this mail with your bank’s confirmation. If it has not, please send it today.
        </Paragraph>
        <Figures title="What we look for" rows={paymentRows(payment)} />
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        <Figures title="Your stay" rows={stayRows(booking)} />
        <Paragraph>
          Has your plan changed? Cancel the booking on your dashboard, so that somebody else can have the
          place.
        </Paragraph>
      </Layout>
    ),
  }
}
