import { listed } from '#domain/base/wording.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import { Action, Attached, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { refundRows, refundSummary, refundTitle } from '#emails/booking/booking-cancelled.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { isOfGroup, retreatOf } from '#emails/mailed-booking.ts'
import { CANCELLED_RETREAT, cancelled, forTwo, gone, guest, refundBy, TOTAL } from '#emails/samples.ts'

/** Said to everybody whose date we cancelled. */
export const SHOW_THIS_EMAIL =
  'If you’ve booked flights or insurance, show them this email: they decide what they refund.'

function whatEnds(booking: MailedBooking): string {
  if (booking.placeOf !== null) return `the place you booked for ${booking.placeOf}`
  if (!isOfGroup(booking)) return 'your booking'
  return `the places of ${listed(booking.travellers.map(({ called }) => called))}`
}

/** We cancelled the whole date: why, and that everything is refunded. */
export const retreatCancelled = guestMail({
  name: 'retreat-cancelled',
  needs: ['refund', 'isRefundSent', 'words'],
  carries: ['documents', 'calendar'],
  oncePer: 'retreat',
  waitsForRefund: true,
  ofGroup: 'cancelled',
  compose: (data, sender) => {
    const { booking, refund } = data
    const back = refundSummary(data)
    return {
      subject: `We’ve had to cancel ${retreatOf(booking)}`,
      title: 'Your retreat is cancelled',
      preheader: back,
      namesPlace: true,
      body: (
        <>
          <Paragraph>
            We’re sorry: we’ve had to cancel the {retreatOf(booking)} retreat, and {whatEnds(booking)} with
            it. {back}
          </Paragraph>
          {data.words !== null && <Quotation>{data.words}</Quotation>}
          {refund.parts.length > 0 && <Figures title={refundTitle(refund)} rows={refundRows(refund)} />}
          <Attached files={data.attached} />
          <Paragraph>{SHOW_THIS_EMAIL}</Paragraph>
          <Paragraph>Would another date suit you? We’d love to have you.</Paragraph>
          <Action href={`${sender.baseUrl}/booking`}>See the other dates</Action>
          <Paragraph>Your documents stay on your dashboard.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'everything paid': {
      ...cancelled(RETREAT_RULE, TOTAL),
      isRefundSent: true,
      words: 'The lodge is closed that week.',
    },
    'a place booked for another': {
      ...cancelled(RETREAT_RULE, TOTAL),
      ...guest({ ...gone(), placeOf: 'Ben' }),
      isRefundSent: true,
      words: null,
    },
    'a group': {
      ...guest(forTwo(gone()), 'Credit note C-2025-0005', 'Credit note C-2025-0006', CANCELLED_RETREAT),
      refund: refundBy(RETREAT_RULE, TOTAL),
      isRefundSent: true,
      words: null,
    },
    'only reported, without words': {
      ...guest({ ...gone(), amountReported: TOTAL }),
      refund: { ...refundBy(RETREAT_RULE, 0), ifArrives: TOTAL },
      isRefundSent: true,
      words: null,
    },
  }),
})
