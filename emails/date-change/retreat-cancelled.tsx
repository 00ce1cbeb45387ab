import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { refundRows, WayBack, whatComesBack, type MailedRefund } from '#emails/booking/booking-cancelled.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** The whole date was cancelled, by us: why, and that everything comes back. */
export function retreatCancelledMail(sender: Sender, data: BookingMailData & { refund: MailedRefund }): Mail {
  const { booking, refund } = data
  const back = whatComesBack(refund, booking)
  return {
    subject: `${retreatOf(booking)} is cancelled`,
    body: (
      <Layout sender={sender} title="Your retreat is cancelled" preview={back}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {whyOf(refund)} {retreatOf(booking)} will not take place, and your booking is cancelled with it. We
          are sorry. {back}
        </Paragraph>
        {refund.parts.length > 0 && <Figures title="Your refund" rows={refundRows(refund)} />}
        <Attached files={data.attached} />
        <WayBack refund={refund} />
        <Paragraph>
          If you’ve booked flights or insurance, show them this email: they decide what they refund.
        </Paragraph>
        <Figures title="What was booked" rows={stayRows(booking)} />
        <Paragraph>Would another date suit you? You are welcome on any of them.</Paragraph>
        <Action href={`${sender.baseUrl}/booking`}>See the other dates</Action>
        <Paragraph>Your documents stay on your dashboard.</Paragraph>
      </Layout>
    ),
  }
}

function whyOf({ rule }: MailedRefund): string {
  return rule === 'extraordinary_circumstances'
    ? 'Extraordinary circumstances, which nobody could have avoided, keep us from holding this retreat.'
    : 'We have to cancel this retreat.'
}
