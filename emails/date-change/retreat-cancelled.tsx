import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { refundRows, WayBack, refundSummary } from '#emails/booking/booking-cancelled.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedRefund } from '#emails/mail-facts.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { cancelled, gone, guest, refundBy, TOTAL } from '#emails/samples.ts'

/** We cancelled the whole date: why, and that everything is refunded. */
export const retreatCancelled = guestMail({
  name: 'retreat-cancelled',
  needs: ['refund'],
  carries: ['documents', 'calendar'],
  oncePer: 'retreat',
  compose: (data, sender) => {
    const { booking, refund } = data
    const back = refundSummary(refund, booking)
    return {
      subject: `We’ve had to cancel ${retreatOf(booking)}`,
      title: 'Your retreat is cancelled',
      preheader: back,
      body: (
        <>
          <Paragraph>
            We’re sorry: we’ve had to cancel the {retreatOf(booking)} retreat, and your booking with it.{' '}
            {whyOf(refund)} {back}
          </Paragraph>
          {refund.parts.length > 0 && <Figures title="Your refund" rows={refundRows(refund)} />}
          <Attached files={data.attached} />
          <WayBack refund={refund} />
          <Paragraph>
            If you’ve booked flights or insurance, show them this email: they decide what they refund.
          </Paragraph>
          <Paragraph>Would another date suit you? We’d love to have you.</Paragraph>
          <Action href={`${sender.baseUrl}/booking`}>See the other dates</Action>
          <Paragraph>Your documents stay on your dashboard.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'we cancel': cancelled('cancelled_by_organiser', TOTAL),
    'extraordinary circumstances, only reported': {
      ...guest({ ...gone(), amountReported: TOTAL }),
      refund: { ...refundBy('extraordinary_circumstances', 0), ifArrives: TOTAL },
    },
  }),
})

function whyOf({ rule }: MailedRefund): string {
  return rule === 'extraordinary_circumstances'
    ? 'Extraordinary circumstances that no one could have avoided prevent us from running this retreat.'
    : ''
}
