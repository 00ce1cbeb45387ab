import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  paymentRows,
  retreatOf,
  stayAndPrice,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from '#emails/mailed-booking.ts'

/** A payment whose receipt is out had been entered by mistake. `isAwaited`: the transfer that the guest reported still is. */
export function paymentCorrectedMail(
  sender: Sender,
  data: BookingMailData & { payment: MailedPayment; isAwaited: boolean },
): Mail {
  const { booking, payment, isAwaited } = data
  const amount = formatEuros(payment.amount)
  const awaited = isAwaited ? 'We are looking for your transfer again, and write when it has arrived.' : ''
  const place = placeText(booking)
  return {
    subject: `A correction: ${amount} had been entered by mistake`,
    body: (
      <Layout sender={sender} title="Our mistake" preview={`${amount} was entered by mistake. ${awaited}`}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We wrote that {amount} for {retreatOf(booking)} had arrived. That was entered by mistake, and we are
          sorry. The credit note takes the receipt back; no money moves. {awaited} {place}
        </Paragraph>
        <Paragraph>If you disagree, reply to this email.</Paragraph>
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        <Figures title="What was entered" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        <Figures {...stayAndPrice(booking)} />
      </Layout>
    ),
  }
}

function placeText(booking: MailedBooking): string {
  if (!booking.holdsPlace) return ''
  if (booking.isConfirmed) return 'Your place stays yours.'
  return booking.holdExpiresAt === null
    ? 'Your place is kept meanwhile.'
    : `Your place is held until ${formatDeadline(booking.holdExpiresAt, booking)}, for the deposit to come.`
}
