import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, greeting, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { CANCELLED_STAY, guest, HAND_OVER_LINK, paid, TOTAL } from '#emails/samples.ts'

/** What has become of a guest's wish to hand the place on. */
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

/** To the guest who hands a place on, at each step. */
export const handOverTold = otherMail({
  name: 'hand-over-told',
  to: 'guest',
  limited: 'always',
  link: 'opens',
  keepsAddress: true,
  compose: (data: HandOverTold, sender) => {
    const { booking, news } = data
    const { subject, title, preview } = HEADS[news.is]
    return {
      subject: `${subject}: ${retreatOf(booking)}`,
      title,
      preheader: preview,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <News news={news} acceptBy={data.acceptBy} cost={data.cost} />
          {news.is === 'open' && <Action href={news.link}>Open the link</Action>}
          <Attached files={data.attached} />
          <Figures
            title={news.is === 'accepted' ? 'What was booked' : 'Your stay'}
            rows={stayRows(booking)}
          />
          {news.is !== 'open' && <Action href={dashboardLink(sender)}>Open your dashboard</Action>}
        </>
      ),
    }
  },
  samples: (): Record<string, HandOverTold> => ({
    'the link': {
      ...guest(paid(200)),
      news: { is: 'open', link: HAND_OVER_LINK, mailed: true },
      acceptBy: '2025-09-08',
      cost: 45,
    },
    'the operator is asked': {
      ...guest(paid(TOTAL)),
      news: { is: 'asked' },
      acceptBy: '2025-10-30',
      cost: 0,
    },
    refused: {
      ...guest(paid(TOTAL)),
      news: {
        is: 'refused',
        reason: 'The boat permits are issued by name, and cannot be changed in two days.',
      },
      acceptBy: '2025-10-30',
      cost: 0,
    },
    done: {
      ...guest(paid(TOTAL), CANCELLED_STAY),
      news: { is: 'accepted' },
      acceptBy: '2025-09-08',
      cost: 0,
    },
  }),
})

const HEADS: Record<HandOverNews['is'], { subject: string; title: string; preview: string }> = {
  open: {
    subject: 'Link to pass on your place',
    title: 'The link to your place',
    preview: 'Until it is accepted, the place stays yours.',
  },
  asked: {
    subject: 'Request to pass on your place',
    title: 'We look at it',
    preview: 'We answer as soon as we can. Until then the place stays yours.',
  },
  refused: {
    subject: 'Too late to pass on your place',
    title: 'We cannot change it any more',
    preview: 'Your place stays yours.',
  },
  accepted: {
    subject: 'You’ve passed your place on',
    title: 'You’ve passed your place on',
    preview: 'Nothing is left for you to do.',
  },
}

function News({ news, acceptBy, cost }: { news: HandOverNews; acceptBy: string; cost: number }) {
  switch (news.is) {
    case 'open':
      return (
        <Paragraph>
          {news.mailed
            ? 'We have sent the person you named this link, and you can share it yourself.'
            : 'Please share this link yourself: the person you named has had several emails within the hour, so we have sent none.'}{' '}
          It works until {formatDay(acceptBy)}. Until the place is accepted it stays yours, with all that is
          due, and you can withdraw the offer on your dashboard.
          {cost > 0 && ` Passing it on costs ${formatEuros(cost)}.`}
        </Paragraph>
      )
    case 'asked':
      return (
        <Paragraph>
          You would like someone else to come in your place. So near to the retreat we have to see first
          whether that can still be done, and answer as soon as we can. Until then the place stays yours.
        </Paragraph>
      )
    case 'refused':
      return (
        <>
          <Paragraph>
            So near to the retreat we cannot change who comes any more. We are sorry. This is why:
          </Paragraph>
          <Quotation>{news.reason}</Quotation>
          <Paragraph>Your place stays yours, and you are welcome.</Paragraph>
        </>
      )
    case 'accepted':
      return (
        <Paragraph>
          Your place was accepted, and the booking is the new guest’s from now on. What you told us of your
          health, of whom to call in an emergency and of your flights is removed. What you paid now pays for
          their stay: how you settle it between you is up to you. If any of it is refunded, we refund it to
          you, as we do with refunds that we have already promised you. Your receipts stay yours, on your
          dashboard. Until the rest is paid, the law lets us ask you for it too.
        </Paragraph>
      )
  }
}
