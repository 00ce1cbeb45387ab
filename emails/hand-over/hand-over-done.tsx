import { Action, Attached, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf, yourPlace } from '#emails/mailed-booking.ts'
import { CANCELLED_RETREAT, guest, paid, TOTAL } from '#emails/samples.ts'

/** To the outgoing guest: somebody has accepted the place. It shows the booking as it was until then, because it is another’s now. */
export const handOverDone = otherMail({
  name: 'hand-over-done',
  to: 'guest',
  limited: 'unpaid',
  keepsAddress: true,
  compose: ({ booking, attached }: GuestFacts, sender) => ({
    subject: `Place passed on: ${retreatOf(booking)}`,
    title: `You’ve passed ${yourPlace(booking)} on`,
    preheader: 'There’s nothing left for you to do.',
    namesPlace: true,
    body: (
      <>
        <Paragraph>
          The place was accepted, and the booking is now the new guest’s. We’ve deleted{' '}
          {booking.placeOf === null ? 'your' : `${booking.placeOf}’s`} health notes, emergency contact and
          flight details. What you paid now pays for their booking: how you settle it between you is up to
          you. If any of it is refunded, we refund it to you, as we do with refunds that we’ve already
          promised you. Your receipts are still on your dashboard.
          {booking.balanceDue + booking.amountReported > 0 &&
            ' Until the rest is paid, we can legally ask you for it too.'}
        </Paragraph>
        <Attached files={attached} />
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      </>
    ),
  }),
  samples: () => ({
    'all paid': guest(paid(TOTAL), CANCELLED_RETREAT),
    'a place booked for another': guest({ ...paid(TOTAL), placeOf: 'Ben' }),
    'a balance is open': guest(paid(200)),
  }),
})
