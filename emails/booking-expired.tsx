import { formatEuros } from '#domain/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/overdue-transfer.ts'
import { Action, Attached, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import { greeting, retreatOf, stayRows, type BookingMailData } from './mailed-booking.ts'

/** The hold ran out without a payment, and the place is free again. */
export function bookingExpiredMail(sender: Sender, data: BookingMailData): Mail {
  const { booking } = data
  return {
    subject: `Your place on ${retreatOf(booking)} is no longer held`,
    body: (
      <Layout
        sender={sender}
        title="Your place is no longer held"
        preview="No payment reached us in time, so the place is on sale again. You can book it anew while there is one."
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {booking.amountReported > 0
            ? `The transfer of ${formatEuros(booking.amountReported)} for ${retreatOf(booking)} that you told us of has not reached us in ${TRANSFER_HOLD_WORKING_DAYS} working days`
            : `No payment for ${retreatOf(booking)} reached us in time`}
          , so your booking has expired and the place is on sale again. You owe nothing.
        </Paragraph>
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
