import { Fragment } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { type AnnouncedChange, announcedChangeSentences } from '#domain/date-change/announced-change.ts'
import { missingTransferText, payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { Action, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking, MailedHandOver } from '#emails/mail-facts.ts'
import { balanceRows, retreatOf, bookingRows, totalRow, inSubject } from '#emails/mailed-booking.ts'
import { ANNOUNCED, guest, HAND_OVER, LATE_HAND_OVER, paid, TOTAL } from '#emails/samples.ts'

/** To the person whom a guest has named: what the place is, what it costs, what is due, and where to accept it. */
const mail = guestMail({
  name: 'hand-over-offer',
  needs: ['isByGuest', 'handOver', 'announced'],
  oncePer: 'hand-over',
  limited: 'always',
  link: 'opens',
  keepsAddress: true,
  isOver: ({ booking, handOver }) => handOver.state !== 'open' || !booking.holdsPlace,
  compose: ({ booking, handOver, announced }) => {
    const { from, placeOf, cost, acceptBy } = handOver
    const never = missingTransferText(booking)
    const payerRefund = payerRefundSentence(booking)
    const who = from ?? 'One of our guests'
    return {
      subject: subjectOf(from, placeOf) ?? `A place for you: ${retreatOf(booking)}`,
      title: 'A place for you',
      preheader: `Take a look, and accept by ${formatDay(acceptBy)}.`,
      body: (
        <>
          <Paragraph>
            {placeOf === null
              ? `${who} can’t come and would like you to have the place.`
              : `${who} would like you to have the place that’s booked for ${placeOf}.`}{' '}
            Take a look first: nothing happens until you accept.
          </Paragraph>
          <Action href={handOver.link}>See the place</Action>
          <Figures
            title="The place"
            rows={[...bookingRows(booking), ...totalRow(booking), ...balanceRows(booking)]}
          />
          {payerRefund && <Paragraph>{payerRefund}</Paragraph>}
          {never && <Paragraph>{never}</Paragraph>}
          <Announced changes={announced} />
          <Paragraph>
            {booking.balanceDue > 0 && 'If you accept, what’s left to pay is due from you. '}
            {cost > 0 &&
              `There’s also a ${formatEuros(cost)} charge for the change, which we’ll ask for separately. `}
            You can accept until {formatDay(acceptBy)}. Not interested? You don’t need to do anything.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': { ...offered(paid(200), HAND_OVER), announced: [ANNOUNCED] },
    'all paid, and it costs something': offered(paid(TOTAL), {
      ...LATE_HAND_OVER,
      state: 'open',
      cost: 45,
      from: null,
    }),
    'booked for another': offered(paid(200), { ...HAND_OVER, placeOf: 'Ben' }),
  }),
})

export const handOverOffer = { ...mail, to: 'other' as const }

function offered(booking: MailedBooking, handOver: MailedHandOver) {
  return { ...guest(booking), guestName: 'Bo', isByGuest: true, handOver, announced: [] }
}

function subjectOf(from: string | null, placeOf: string | null): string | null {
  if (from === null) return null
  return placeOf === null
    ? `${inSubject(from, 19)} is offering you their place`
    : `${inSubject(from, 12)} is offering you ${inSubject(placeOf, 12)}’s place`
}

/** Announced date changes without a decision yet, for an incoming guest. */
export function Announced({ changes }: { changes: readonly AnnouncedChange[] }) {
  return changes.map((change) => (
    <Fragment key={`${change.words} ${change.move?.label}`}>
      <Paragraph>A change to this retreat has been announced.</Paragraph>
      {change.words !== null && <Quotation>{change.words}</Quotation>}
      <Paragraph>{announcedChangeSentences(change).join(' ')}</Paragraph>
    </Fragment>
  ))
}
