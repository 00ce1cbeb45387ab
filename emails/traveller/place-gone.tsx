import { formatEuros } from '#domain/base/money.ts'
import { ROOM_STAYS_SHARED } from '#domain/booking/traveller.ts'
import { isCheckoutMethod, type PaymentMethod } from '#domain/payment/ledger.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'
import { Paragraph, Quotation } from '#emails/blocks.tsx'
import { SHOW_THIS_EMAIL } from '#emails/date-change/retreat-cancelled.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { inSubject } from '#emails/mailed-booking.ts'
import { RETREAT } from '#emails/samples.ts'

export type PlaceGoneCause = 'cancelled' | 'by-operator' | 'released' | 'no-retreat' | 'passed-on'

interface PlaceGone {
  guestName: string | null
  /** The first name of who booked; null if it is not known. */
  bookedBy: string | null
  retreatDate: string
  /** `cancelled` by who booked it, or by the operator; `released` because it was not paid in time; `no-retreat` because the date is cancelled; `passed-on` to somebody else. */
  cause: PlaceGoneCause
  /** Why the date is cancelled, in the operator's words. Null if she gave none, or for another cause. */
  words: string | null
  /** What is refunded of what was paid by the payment link, and by who booked the place, in euros. */
  refunded: { byLink: number; byBooker: number }
}

/** Tells somebody for whom a place was booked, and who has no account, that it is gone. */
export const placeGone = otherMail({
  name: 'place-gone',
  to: 'guest',
  compose: ({ bookedBy, retreatDate, cause, words, refunded }: PlaceGone) => {
    const booker = bookedBy ?? 'who booked it'
    return {
      subject: `Your place is ${STATES[cause]}: ${retreatDate}`,
      preheader: 'You owe nothing for it.',
      reason: REASON,
      body: (
        <>
          <Paragraph>
            {sentenceOf({ bookedBy, retreatDate, cause })} You owe nothing for it.
            {refunded.byLink > 0 &&
              ` We refund the ${formatEuros(refunded.byLink)} that came by payment link to the person who paid it.`}
            {refunded.byBooker > 0 &&
              ` We refund ${formatEuros(refunded.byBooker)} to ${bookedBy ?? 'the person who booked your place'}, who paid it.`}
          </Paragraph>
          {words !== null && <Quotation>{words}</Quotation>}
          {cause === 'no-retreat' && <Paragraph>{SHOW_THIS_EMAIL}</Paragraph>}
          <Paragraph>
            Your link no longer works. For any questions, ask {booker}, or reply to this email.
          </Paragraph>
        </>
      ),
    }
  },
  samples: (): Record<string, PlaceGone> => {
    const refunded = { byLink: 0, byBooker: 0 }
    const of = { guestName: 'Ben', bookedBy: 'Awa', retreatDate: RETREAT, words: null, refunded }
    return {
      cancelled: { ...of, cause: 'cancelled', refunded: { byLink: 750, byBooker: 200 } },
      'by the operator': { ...of, cause: 'by-operator' },
      'the date is cancelled': { ...of, cause: 'no-retreat', words: 'The lodge is closed that week.' },
      'passed on': { ...of, cause: 'passed-on' },
      released: { ...of, bookedBy: null, cause: 'released' },
    }
  },
})

function sentenceOf({
  bookedBy,
  retreatDate,
  cause,
}: Pick<PlaceGone, 'bookedBy' | 'retreatDate' | 'cause'>): string {
  switch (cause) {
    case 'cancelled':
      return `${bookedBy ?? 'The person who booked your place'} has cancelled your place on ${retreatDate}.`
    case 'by-operator':
      return `Your place on ${retreatDate} is cancelled.`
    case 'released':
      return `The time to pay for your place on ${retreatDate} ran out, so we’ve released it.`
    case 'passed-on':
      return `${bookedBy ?? 'The person who booked your place'} has passed your place on ${retreatDate} on to someone else.`
    case 'no-retreat':
      return `We’re sorry: we’ve had to cancel the ${retreatDate} retreat, and your place with it.`
  }
}

const STATES = {
  cancelled: 'cancelled',
  'by-operator': 'cancelled',
  released: 'released',
  'no-retreat': 'cancelled',
  'passed-on': 'passed on',
} as const

const REASON = 'You’re receiving this email because a place was booked for you.'

interface TravellerGone {
  guestName: string | null
  /** The first name of who no longer comes, and what became of the place. */
  who: string
  how: 'cancelled' | 'passed-on'
  retreatDate: string
  /** True if the two had paired up for a shared room. */
  sharedRoom: boolean
  /** What is refunded to the reader, who paid it, in euros, and how. */
  refunds: readonly { amount: number; method: PaymentMethod }[]
}

/** Tells the others of a group that one of them no longer comes. */
export const travellerGone = otherMail({
  name: 'traveller-gone',
  to: 'guest',
  compose: ({ who, how, retreatDate, sharedRoom, refunds }: TravellerGone) => ({
    subject: `${inSubject(who)} isn’t coming: ${retreatDate}`,
    preheader: 'Your own place stays as it is.',
    reason: 'You’re receiving this email because you come to this retreat together.',
    body: (
      <>
        <Paragraph>
          {how === 'cancelled'
            ? `${who}’s place on ${retreatDate} is cancelled.`
            : `${who} isn’t coming on ${retreatDate}: somebody else has taken the place over.`}{' '}
          Your own place and its price stay as they are.
          {sharedRoom && ` ${ROOM_STAYS_SHARED}`}
        </Paragraph>
        {refunds.map((refund) => (
          <Paragraph key={refund.method}>{refundText(refund, who)}</Paragraph>
        ))}
      </>
    ),
  }),
  samples: () => ({
    'a room was shared': {
      guestName: 'Awa',
      who: 'Ben',
      how: 'cancelled' as const,
      retreatDate: RETREAT,
      sharedRoom: true,
      refunds: [
        { amount: 200, method: 'card' as const },
        { amount: 750, method: 'bank_transfer' as const },
      ],
    },
    'own rooms, the place was passed on': {
      guestName: null,
      who: 'Ben',
      how: 'passed-on' as const,
      retreatDate: RETREAT,
      sharedRoom: false,
      refunds: [],
    },
  }),
})

function refundText({ amount, method }: TravellerGone['refunds'][number], who: string): string {
  const paid = formatEuros(amount)
  return isCheckoutMethod(method)
    ? `${paid} that you paid for ${who} is refunded to ${refundDestination(method)}.`
    : `${paid} that you paid for ${who} is refunded by bank transfer. We’ll ask you for the account.`
}
