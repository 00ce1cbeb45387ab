import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail, type Mail } from '#emails/define-mail.ts'
import type { GuestFacts, MailedBooking } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf, yourPlace } from '#emails/mailed-booking.ts'
import { CANCELLED_RETREAT, guest, HAND_OVER_LINK, paid, TOTAL } from '#emails/samples.ts'

export type HandOverNews =
  | { is: 'open'; link: string; mailed: boolean }
  | { is: 'asked' }
  | { is: 'refused'; reason: string }
  | { is: 'accepted' }

interface HandOverTold extends GuestFacts {
  news: HandOverNews
  acceptBy: string
  cost: number
}

/** To the outgoing guest, at each step of a hand-over. */
export const handOverTold = otherMail({
  name: 'hand-over-told',
  to: 'guest',
  limited: 'always',
  link: 'opens',
  keepsAddress: true,
  compose: (data: HandOverTold, sender) => {
    const { booking, news } = data
    const head = headsOf(booking)[news.is]
    return {
      ...head,
      namesPlace: true,
      subject: news.is === 'accepted' ? `${head.subject}: ${retreatOf(booking)}` : head.subject,
      body: (
        <>
          <News {...data} />
          {news.is === 'open' && <Action href={news.link}>Open the link</Action>}
          <Attached files={data.attached} />
          {news.is !== 'open' && <Action href={dashboardLink(sender)}>Open my dashboard</Action>}
        </>
      ),
    }
  },
  samples: (): Record<string, HandOverTold> => {
    const late = { ...guest(paid(TOTAL)), acceptBy: '2025-10-30', cost: 0 }
    const reason = 'The boat permits are issued by name, and cannot be changed in two days.'
    return {
      'the link': {
        ...guest(paid(200)),
        news: { is: 'open', link: HAND_OVER_LINK, mailed: true },
        acceptBy: '2025-09-08',
        cost: 45,
      },
      'the operator is asked': { ...late, news: { is: 'asked' } },
      refused: { ...late, news: { is: 'refused', reason } },
      done: { ...late, ...guest(paid(TOTAL), CANCELLED_RETREAT), news: { is: 'accepted' } },
      'the link to a place booked for another': {
        ...guest({ ...paid(200), placeOf: 'Ben' }),
        news: { is: 'open', link: HAND_OVER_LINK, mailed: true },
        acceptBy: '2025-09-08',
        cost: 0,
      },
      'done, of a place booked for another': {
        ...late,
        ...guest({ ...paid(TOTAL), placeOf: 'Ben' }),
        news: { is: 'accepted' },
      },
      'done, and a balance is open': { ...late, ...guest(paid(200)), news: { is: 'accepted' } },
    }
  },
})

function headsOf(booking: MailedBooking): Record<HandOverNews['is'], Omit<Mail, 'body'>> {
  // The subject of a place that was booked for another begins with the name.
  const inHead = booking.placeOf === null ? 'your place' : 'the place'
  const place = yourPlace(booking)
  return {
    open: {
      subject: `Your link to pass ${inHead} on`,
      title: `The link to ${place}`,
      preheader: `Until they accept, ${keptText(booking)}.`,
    },
    asked: {
      subject: `We’ve got your request to pass on ${inHead}`,
      title: 'We’re checking if it’s still possible',
      preheader: `We’ll answer as soon as we can. Until then ${keptText(booking)}.`,
    },
    refused: {
      subject: 'We can’t change the traveller this late',
      preheader: stillText(booking),
    },
    accepted: {
      subject: 'Place passed on',
      title: `You’ve passed ${place} on`,
      preheader: 'There’s nothing left for you to do.',
    },
  }
}

/** Returns whose the place is until somebody accepts it. */
function keptText({ placeOf }: MailedBooking): string {
  return placeOf === null ? 'the place and everything due are yours' : `the place stays ${placeOf}’s`
}

function stillText({ placeOf }: MailedBooking): string {
  return placeOf === null ? 'Your place is still yours.' : `The place is still ${placeOf}’s.`
}

function News({ booking, news, acceptBy, cost }: HandOverTold) {
  switch (news.is) {
    case 'open':
      return (
        <Paragraph>
          {news.mailed
            ? 'We’ve sent this link to the person you named; you can share it too.'
            : 'Please share this link yourself: we’ve sent several emails within the hour, so we haven’t sent it to the person you named.'}{' '}
          {`It works until ${formatDay(acceptBy)}. Until they accept, ${keptText(booking)}, and you can withdraw the offer on your dashboard.`}
          {cost > 0 && ` Passing it on costs ${formatEuros(cost)}.`}
        </Paragraph>
      )
    case 'asked':
      return (
        <Paragraph>
          {`You’d like someone else to come in ${yourPlace(booking)}. This close to the retreat we need to check if it’s still possible. We’ll answer as soon as we can; until then ${keptText(booking)}.`}
        </Paragraph>
      )
    case 'refused':
      return (
        <>
          <Paragraph>
            We’re sorry: this close to the retreat we can’t change who comes. This is why:
          </Paragraph>
          <Quotation>{news.reason}</Quotation>
          <Paragraph>{stillText(booking)}</Paragraph>
        </>
      )
    case 'accepted':
      return (
        <Paragraph>
          The place was accepted, and the booking is now the new guest’s. We’ve deleted{' '}
          {booking.placeOf === null ? 'your' : `${booking.placeOf}’s`} health notes, emergency contact and
          flight details. What you paid now pays for their booking: how you settle it between you is up to
          you. If any of it is refunded, we refund it to you, as we do with refunds that we’ve already
          promised you. Your receipts are still on your dashboard.
          {booking.balanceDue + booking.amountReported > 0 &&
            ' Until the rest is paid, we can legally ask you for it too.'}
        </Paragraph>
      )
  }
}
