import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  paymentRows,
  retreatOf,
  stayAndPrice,
} from '#emails/mailed-booking.ts'
import { guest, reported, transfer } from '#emails/samples.ts'

/** A payment whose receipt is out had been entered by mistake. `isAwaited`: the transfer that the guest reported still is. */
export const paymentCorrected = guestMail({
  name: 'payment-corrected',
  needs: ['payment', 'isAwaited'],
  carries: ['documents'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, isAwaited } = data
    const amount = formatEuros(payment.amount)
    const awaited = isAwaited ? 'We are looking for your transfer again, and write when it has arrived.' : ''
    const place = placeText(booking)
    return {
      subject: `A correction: ${amount} had been entered by mistake`,
      title: 'Our mistake',
      preheader: `${amount} was entered by mistake. ${awaited}`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            We wrote that {amount} for {retreatOf(booking)} had arrived. That was entered by mistake, and we
            are sorry. The credit note takes the receipt back; no money moves. {awaited} {place}
          </Paragraph>
          <Paragraph>If you disagree, reply to this email.</Paragraph>
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          <Figures title="What was entered" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
          <Figures {...stayAndPrice(booking)} />
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
  if (booking.isConfirmed) return 'Your place stays yours.'
  return booking.holdExpiresAt === null
    ? 'Your place is kept meanwhile.'
    : `Your place is held until ${formatDeadline(booking.holdExpiresAt, booking)}, for the deposit to come.`
}
