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
    subject: `Your place on ${retreatOf(booking)} is no longer held`,
    body: (
      <Layout
        sender={sender}
        title="Your place is no longer held"
        preview="The payment did not reach us in time, so the place is on sale again. You can book it anew while there is one."
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {whatIsMissing(booking)}, so your booking has expired and the place is on sale again. You owe
          nothing.
        </Paragraph>
        {booking.amountComingBack > 0 && (
          <Paragraph>
            The {formatEuros(booking.amountComingBack)} that you had paid comes back to you the way it was
            paid: to the card within a few days, or by transfer, for which we ask you for the account.
          </Paragraph>
        )}
        <Paragraph>Would you still like to come? Book again, as long as there is a place left.</Paragraph>
        <Action href={`${sender.baseUrl}/booking`}>Book again</Action>
        <Attached files={data.attached} />
        <Figures title="What was held" rows={stayRows(booking)} />
        <Paragraph>
          If you have sent money already, write to us. When it arrives we book you again if a place is free,
          and otherwise send everything back.
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
