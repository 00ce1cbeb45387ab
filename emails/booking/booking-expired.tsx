import { formatEuros } from '#domain/base/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  greeting,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
} from '#emails/mailed-booking.ts'

/** The hold ran out without a payment, and the place is free again. */
export function bookingExpiredMail(sender: Sender, data: BookingMailData): Mail {
  const { booking } = data
  return {
    subject: `Place released: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="We’ve released your place"
        preview="The payment didn’t arrive in time. You can book again if there’s a place."
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
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
        <Attached files={data.attached} />
        <Figures title="What was held" rows={stayRows(booking)} />
        <Paragraph>
          Already sent the money? Write to us. When it arrives, we’ll book you in again if there’s a place, or
          refund everything.
        </Paragraph>
      </Layout>
    ),
  }
}

function whatIsMissing(booking: MailedBooking): string {
  const retreat = retreatOf(booking)
  if (booking.amountReported > 0) {
    return `The transfer of ${formatEuros(booking.amountReported)} for ${retreat} that you told us of has not reached us in ${TRANSFER_HOLD_WORKING_DAYS} working days`
  }
  if (booking.amountComingBack > 0) return `The deposit for ${retreat} was not complete in time`
  return `No payment for ${retreat} reached us in time`
}
