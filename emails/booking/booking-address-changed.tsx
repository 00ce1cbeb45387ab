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
    subject: `Your booking for ${retreat} has another e-mail address now`,
    body: (
      <Layout
        sender={sender}
        title="Another e-mail address"
        preview={`From now on we write to ${newAddress}. Not you? Answer this mail at once.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          The e-mail address of your booking for {retreat} was changed to {newAddress}. From now on, mails
          about it go there.
        </Paragraph>
        <Paragraph>
          Was this not you? Answer this mail at once, and set a new password for your account. We will put
          your address back.
        </Paragraph>
        <Figures title="The booking" rows={stayRows(booking)} />
      </Layout>
    ),
  }
}
