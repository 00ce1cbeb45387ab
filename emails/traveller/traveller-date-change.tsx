import { formatDay } from '#domain/base/dates.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import { Action, Paragraph, Quotation } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { OWN_PAGE, RETREAT } from '#emails/samples.ts'

interface TravellerDateChange {
  guestName: string | null
  /** The first name of who booked; null if it is not known. */
  bookedBy: string | null
  /** `asked` while who booked chooses; `taken_back` once the operator has withdrawn the change. */
  news: 'asked' | 'taken_back'
  move: OpenMove
  /** Why, in the operator's words. Null if she gave none. */
  words: string | null
  /** The last day on which who booked can choose. */
  chooseBy: string
  /** The traveller's own page. */
  link: string
}

/** Tells somebody for whom a place was booked, and who has no account, that who booked decides about other days, or no longer has to. */
export const travellerDateChange = otherMail({
  name: 'traveller-date-change',
  to: 'guest',
  link: 'opens',
  compose: ({ bookedBy, news, move: { kind, from, to }, words, chooseBy, link }: TravellerDateChange) => {
    const isOpen = news === 'asked'
    const booker = bookedBy ?? 'the person who booked your place'
    return {
      subject: isOpen
        ? 'The dates of your retreat may change'
        : 'The dates of your retreat stay as they were',
      preheader: isOpen ? `Your place on ${to} is held for now.` : `Your place stays on ${from}.`,
      reason: 'You’re receiving this email because a place was booked for you.',
      body: (
        <>
          {isOpen && <Paragraph>{OPENINGS[kind]({ from, to })}</Paragraph>}
          {isOpen && words !== null && <Quotation>{words}</Quotation>}
          {isOpen && (
            <Paragraph>
              Until {formatDay(chooseBy)}, {booker} decides whether you come on {to}, or your place is
              cancelled and refunded. Please say which suits you. We’ll email you what’s decided, so don’t
              change any flights yet.
            </Paragraph>
          )}
          {!isOpen && (
            <Paragraph>
              We’ve withdrawn the offer to move you from {from} to {to}. Your place stays on {from}, and you
              don’t need to do anything.
            </Paragraph>
          )}
          <Action href={link}>Open my page</Action>
          <Paragraph>For any questions, ask {booker}, or reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: (): Record<string, TravellerDateChange> => {
    const move = { from: RETREAT, to: 'Dec 5–12, 2025' }
    const of = { guestName: 'Ben', bookedBy: 'Awa', chooseBy: '2025-09-08', link: OWN_PAGE }
    const words = 'The lodge is closed that week.'
    return {
      'another date first': { ...of, news: 'asked', move: { ...move, kind: 'other_date' }, words },
      'other days': { ...of, bookedBy: null, news: 'asked', move: { ...move, kind: 'days' }, words: null },
      'taken back': { ...of, news: 'taken_back', move: { ...move, kind: 'other_date' }, words },
    }
  },
})

const OPENINGS = {
  days: ({ from, to }: Pick<OpenMove, 'from' | 'to'>) =>
    `Your retreat moves to other days: ${to} instead of ${from}. The price stays the same.`,
  other_date: ({ from, to }: Pick<OpenMove, 'from' | 'to'>) =>
    `We’re sorry: we’ve had to cancel the ${from} retreat. We’ve offered a place on ${to} instead, at the same price.`,
}
