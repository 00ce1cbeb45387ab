import { Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { guest, unpaid } from '#emails/samples.ts'

/** To the former address of a booking: the booking has a new one, which is masked so that only somebody who knows it recognises it. */
export const bookingAddressChanged = otherMail({
  name: 'booking-address-changed',
  to: 'guest',
  keepsAddress: true,
  compose: (data: GuestFacts & { newAddress: string }) => {
    const { booking, newAddress } = data
    const retreat = retreatOf(booking)
    return {
      subject: 'Your booking’s email address has changed',
      title: 'Your email address has changed',
      preheader: `From now on we write to ${newAddress}. Not you? Reply to this email straight away.`,
      body: (
        <>
          <Paragraph>
            The email address on your booking for {retreat} is now {newAddress}. We’ll send emails about it
            there.
          </Paragraph>
          <Paragraph>
            Wasn’t you? Reply straight away and set a new password. We’ll change the address back.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'to the address that it had': {
      ...guest(unpaid()),
      newAddress: 'a•••@a-rather-long-company-name.example',
    },
  }),
})
