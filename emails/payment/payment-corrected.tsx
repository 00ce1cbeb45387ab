import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  balanceRows,
  bookingRows,
  dashboardLink,
  formatDeadline,
  paymentRows,
  retreatOf,
  priceRows,
} from '#emails/mailed-booking.ts'
import { guest, reported, transfer } from '#emails/samples.ts'

/** A payment with an issued receipt was recorded by mistake. `isAwaited`: the transfer that the guest reported is still expected. */
export const paymentCorrected = guestMail({
  name: 'payment-corrected',
  needs: ['payment', 'isAwaited'],
  carries: ['documents'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, isAwaited } = data
    const amount = formatEuros(payment.amount)
    const awaited = isAwaited
      ? 'We’re looking for your transfer again and will email you when it arrives.'
      : ''
    const place = placeText(booking)
    return {
      subject: `Correction: we recorded ${amount} by mistake`,
      title: 'Our mistake',
      preheader: `It hasn’t arrived, and no money has moved. ${awaited}`,
      body: (
        <>
          <Paragraph>
            We told you that {amount} for {retreatOf(booking)} had arrived. That was our mistake, and we’re
            sorry. The attached credit note cancels the receipt; no money has moved. {awaited} {place}
          </Paragraph>
          <Paragraph>If you disagree, reply to this email.</Paragraph>
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          <Figures title="What we recorded" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
          <Figures
            title="Your booking"
            rows={[
              ...bookingRows(booking),
              ...(booking.holdsPlace ? [...priceRows(booking), ...balanceRows(booking)] : []),
            ]}
          />
        </>
      ),
    }
  },
  samples: () => ({
    'a transfer was entered for the wrong guest': {
      ...guest(reported(200), 'Credit note C-2025-0005'),
      payment: transfer('deposit', 200),
      isAwaited: true,
    },
  }),
})

function placeText(booking: MailedBooking): string {
  if (!booking.holdsPlace) return ''
  if (booking.isConfirmed) return 'Your place is still yours.'
  return booking.holdExpiresAt === null
    ? 'We’re holding your place in the meantime.'
    : `We’re holding your place until ${formatDeadline(booking.holdExpiresAt, booking)}; it’s confirmed once the deposit arrives.`
}
