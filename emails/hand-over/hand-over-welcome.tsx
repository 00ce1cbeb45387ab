import { missingTransferText, payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { dashboardLink, retreatOf, balanceRows, bookingRows, totalRow } from '#emails/mailed-booking.ts'
import { ANNOUNCED, guest, paid, STAY, TOTAL } from '#emails/samples.ts'
import { Announced } from './hand-over-offer.tsx'

/** To the incoming guest: the place is theirs, with everything that belongs to the booking. */
export const handOverWelcome = guestMail({
  name: 'hand-over-welcome',
  needs: ['announced'],
  carries: ['order', 'calendar'],
  oncePer: 'hand-over',
  limited: 'unpaid',
  keepsPlace: true,
  statesBalance: true,
  compose: ({ booking, attached, announced }, sender) => {
    const never = missingTransferText(booking)
    const payerRefund = payerRefundSentence(booking)
    return {
      subject: `The place is yours: ${retreatOf(booking)}`,
      title: 'The place is yours',
      isWarm: true,
      preheader: 'Everything you need is on your dashboard.',
      body: (
        <>
          <Paragraph>
            You’ve taken over a place on {retreatOf(booking)}. The booking is now yours on the same terms,
            with what was paid and what is left to pay. We look forward to meeting you.
          </Paragraph>
          <Figures
            title="Your booking"
            rows={[...bookingRows(booking), ...totalRow(booking), ...balanceRows(booking)]}
          />
          {payerRefund && <Paragraph>{payerRefund}</Paragraph>}
          {never && <Paragraph>{never}</Paragraph>}
          <Announced changes={announced} />
          <Attached files={attached} />
          <Paragraph>Your dashboard shows what’s left to do and to pay.</Paragraph>
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open, a change announced': { ...guest(paid(200), STAY), announced: [ANNOUNCED] },
    'all paid': {
      ...guest({ ...paid(TOTAL), outgoingGuest: { firstName: 'Marek', paid: TOTAL, reported: 0 } }, STAY),
      announced: [],
    },
  }),
})
