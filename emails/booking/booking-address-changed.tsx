import { Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** To the address that a booking had before: it has another one, shown so that only who knows it knows it again. */
export function bookingAddressChangedMail(
  sender: Sender,
  data: BookingMailData & { newAddress: string },
): Mail {
  const { booking, newAddress } = data
  const retreat = retreatOf(booking)
  return {
    subject: 'Your booking’s email address has changed',
    body: (
      <Layout
        sender={sender}
        title="Another email address"
        preview={`From now on we write to ${newAddress}. Not you? Reply to this email straight away.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          The email address on your booking for {retreat} is now {newAddress}. We’ll send emails about it
          there.
        </Paragraph>
        <Paragraph>
          Wasn’t you? Reply to this email straight away, and set a new password for your account. We’ll change
          the address back.
        </Paragraph>
        <Figures title="The booking" rows={stayRows(booking)} />
      </Layout>
    ),
  }
}
