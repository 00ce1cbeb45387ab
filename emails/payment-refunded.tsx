import { METHOD_NAMES } from '#domain/booking-names.ts'
import { formatEuros } from '#domain/money.ts'
import { Action, Attached, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  dashboardLink,
  greeting,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedPayment,
} from './mailed-booking.ts'

/**
 * A payment that all goes back: it came after the place had been given up and none is free, or, where the booking still
 * holds its place, it paid what was paid already.
 */
export function paymentRefundedMail(
  sender: Sender,
  data: BookingMailData & { payment: MailedPayment },
): Mail {
  const { booking, payment } = data
  const amount = formatEuros(payment.amount)
  const retreat = retreatOf(booking)
  const why = booking.holdsPlace
    ? `Your payment of ${amount} for ${retreat} was not needed any more: this was paid already. Your place stays yours.`
    : `Your payment of ${amount} for ${retreat} reached us after the place had been given up, and there is none left. We are sorry.`
  const way =
    payment.method === 'card'
      ? 'It goes back to your card within a few days.'
      : 'We send it back by hand to the account that it came from; write to us if it should be another one.'
  return {
    subject: `Your ${amount} is on its way back to you`,
    body: (
      <Layout
        sender={sender}
        title={booking.holdsPlace ? 'You paid twice' : 'Your payment came too late'}
        preview={`The whole ${amount} comes back. ${way}`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {why} You get the whole amount back. {way}
        </Paragraph>
        <Figures
          title="What comes back"
          rows={[
            { label: `Paid by ${METHOD_NAMES[payment.method]}`, value: amount },
            { label: 'Refund', value: amount, strong: true },
          ]}
        />
        <Attached files={data.attached} />
        <Figures title={booking.holdsPlace ? 'Your stay' : 'What was booked'} rows={stayRows(booking)} />
        {booking.holdsPlace ? (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        ) : (
          <>
            <Paragraph>Would another date suit you? Have a look at what is free.</Paragraph>
            <Action href={`${sender.baseUrl}/booking`}>See the dates</Action>
          </>
        )}
      </Layout>
    ),
  }
}
