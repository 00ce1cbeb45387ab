import { Fragment } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { type AnnouncedChange, announcedChangeSentences } from '#domain/date-change/announced-change.ts'
import { missingTransferText, payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { Action, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { balanceRows, retreatOf, bookingRows, totalRow, inSubject } from '#emails/mailed-booking.ts'
import { ANNOUNCED, guest, HAND_OVER_LINK, paid, TOTAL } from '#emails/samples.ts'

/** To the person whom a guest has named: what the place is, what it costs, what is due, and where to accept it. */
export const handOverOffer = otherMail({
  name: 'hand-over-offer',
  to: 'other',
  link: 'opens',
  keepsAddress: true,
  compose: (
    data: GuestFacts & {
      from: string | null
      /** What to call the traveller whose place it is, if who offers it has booked it for them; else null. */
      placeOf: string | null
      acceptBy: string
      cost: number
      link: string
      announced: readonly AnnouncedChange[]
    },
  ) => {
    const { booking, from, placeOf } = data
    const never = missingTransferText(booking)
    const payerRefund = payerRefundSentence(booking)
    const who = from ?? 'One of our guests'
    return {
      subject: subjectOf(from, placeOf) ?? `A place for you: ${retreatOf(booking)}`,
      title: 'A place for you',
      preheader: `Take a look, and accept by ${formatDay(data.acceptBy)}.`,
      body: (
        <>
          <Paragraph>
            {placeOf === null
              ? `${who} can’t come and would like you to have the place.`
              : `${who} would like you to have the place that’s booked for ${placeOf}.`}{' '}
            Take a look first: nothing happens until you accept.
          </Paragraph>
          <Action href={data.link}>See the place</Action>
          <Figures
            title="The place"
            rows={[...bookingRows(booking), ...totalRow(booking), ...balanceRows(booking)]}
          />
          {payerRefund && <Paragraph>{payerRefund}</Paragraph>}
          {never && <Paragraph>{never}</Paragraph>}
          <Announced changes={data.announced} />
          <Paragraph>
            {booking.balanceDue > 0 && 'If you accept, what’s left to pay is due from you. '}
            {data.cost > 0 &&
              `There’s also a ${formatEuros(data.cost)} charge for the change, which we’ll ask for separately. `}
            You can accept until {formatDay(data.acceptBy)}. Not interested? You don’t need to do anything.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': {
      ...guest(paid(200)),
      guestName: 'Bo',
      from: 'Awa',
      placeOf: null,
      acceptBy: '2025-09-08',
      cost: 0,
      link: HAND_OVER_LINK,
      announced: [ANNOUNCED],
    },
    'all paid, and it costs something': {
      ...guest(paid(TOTAL)),
      guestName: null,
      from: null,
      placeOf: null,
      acceptBy: '2025-10-30',
      cost: 45,
      link: HAND_OVER_LINK,
      announced: [],
    },
    'booked for another': {
      ...guest(paid(200)),
      guestName: 'Bo',
      from: 'Awa',
      placeOf: 'Ben',
      acceptBy: '2025-09-08',
      cost: 0,
      link: HAND_OVER_LINK,
      announced: [],
    },
  }),
})

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
