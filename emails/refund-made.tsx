import { formatEuros } from '#domain/money.ts'
import { Action, Attached, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  balanceRows,
  dashboardLink,
  formatDeadline,
  greeting,
  paymentLink,
  paymentRows,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from './mailed-booking.ts'

/** The operator has given money back to a card at the provider's own site. */
export function refundMadeMail(sender: Sender, data: BookingMailData & { payment: MailedPayment }): Mail {
  const { booking, payment } = data
  const amount = formatEuros(payment.amount)
  const next = nextStep(booking)
  return {
    subject: `We have sent ${amount} back to your card`,
    body: (
      <Layout
        sender={sender}
        title="Money on its way back to you"
        preview={`${amount} reaches your card within a few days. ${next}`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We have sent {amount} for {retreatOf(booking)} back to the card that you paid with. It takes a few
          days to arrive. {next}
        </Paragraph>
        {booking.holdExpiresAt === null ? (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        ) : (
          <Action href={paymentLink(sender, booking)}>Pay again</Action>
        )}
        <Figures title="This refund" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        <Figures
          title={booking.holdsPlace ? 'Your stay' : 'What was booked'}
          rows={[
            ...stayRows(booking),
            ...(booking.holdsPlace ? [...priceRows(booking), ...balanceRows(booking)] : []),
          ]}
        />
      </Layout>
    ),
  }
}

function nextStep(booking: MailedBooking): string {
  if (booking.holdExpiresAt !== null) {
    return `Your booking is not paid any more: the place is held until ${formatDeadline(booking.holdExpiresAt)}, and yours if you pay again until then.`
  }
  if (!booking.holdsPlace) return ''
  return booking.balanceDue > 0
    ? 'Your place stays yours; what is still to pay stands below.'
    : 'Your place stays yours.'
}
