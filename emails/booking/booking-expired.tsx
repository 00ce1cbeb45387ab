import { formatEuros } from '#domain/base/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { Action, Attached, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { gone, guest } from '#emails/samples.ts'

/** The hold ran out without a payment, and the place is free again. */
export const bookingExpired = guestMail({
  name: 'booking-expired',
  carries: ['documents', 'calendar-if-sent'],
  oncePer: 'change',
  waitsForMorning: true,
  limited: 'unpaid',
  compose: ({ booking, attached }, sender) => ({
    subject: `Place released: ${retreatOf(booking)}`,
    title: 'We’ve released your place',
    preheader: 'The payment didn’t arrive in time. You can book again if there’s a place.',
    body: (
      <>
        <Paragraph>
          {whatIsMissing(booking)}, so your booking has expired and we’ve released your place. You owe
          nothing.
        </Paragraph>
        {booking.amountComingBack > 0 && (
          <Paragraph>
            We’ll refund the {formatEuros(booking.amountComingBack)} you paid: to your card within a few days
            or, for a transfer, once we have your bank details.
          </Paragraph>
        )}
        <Paragraph>Still want to come? You can book again if there’s a place.</Paragraph>
        <Action href={`${sender.baseUrl}/booking`}>Book again</Action>
        <Attached files={attached} />
        <Paragraph>
          Already sent the money? Write to us. When it arrives, we’ll reinstate your booking if there’s a
          place, or refund everything.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'never paid': guest(gone()),
    'a part of the deposit goes back': guest(
      { ...gone(), amountPaid: 150, amountComingBack: 150 },
      'Credit note C-2025-0008',
    ),
    'a transfer that never came': guest({ ...gone(), amountReported: 200 }),
  }),
})

function whatIsMissing(booking: MailedBooking): string {
  const retreat = retreatOf(booking)
  if (booking.amountReported > 0) {
    return `Your ${formatEuros(booking.amountReported)} transfer for ${retreat} didn’t arrive within ${TRANSFER_HOLD_WORKING_DAYS} working days`
  }
  if (booking.amountComingBack > 0) return `Your deposit for ${retreat} wasn’t complete in time`
  return `We didn’t receive a payment for ${retreat} in time`
}
