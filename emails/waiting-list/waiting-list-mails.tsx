import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { BRUSSELS, formatGuestTime, onNamedClock } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { placesText } from '#domain/place/waiting-list.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { WAITING_CONFIRM_DAYS } from '#domain/terms/deadlines.ts'
import { Action, Paragraph, TextLink } from '#emails/blocks.tsx'
import { otherMail, type MailOf } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface Waiting {
  guestName: string
  retreat: string
  kiters: number
  nonKiters: number
  /** The entry's own page. */
  link: string
}
type Ranked = Waiting & { rank: number }
type Offered = Ranked & { until: string }

const ASKED = {
  guestName: 'Noor',
  retreat: 'Feb 5–12, 2027',
  kiters: 1,
  nonKiters: 0,
  link: `${SITE}/waiting-list/Zm9yLWEtcHJldmlldy1vbmx5`,
}
const TWO = { ...ASKED, nonKiters: 1 }
const OFFERED = { rank: 2, until: '2026-12-06T09:00:00Z' }

/** The link that confirms an address for the waiting list of one date. */
export const waitingAsked = waitingMail({
  name: 'waiting-asked',
  compose: ({ retreat, link, ...data }: Waiting) => ({
    subject: `Confirm: waiting list for ${retreat}`,
    title: 'Shall we put you on the list?',
    preheader: 'Your rank counts from the moment you confirm.',
    body: (
      <>
        <Paragraph>
          Please confirm that you’d like to wait for {placesText(data)} on {retreat}.
        </Paragraph>
        <Action href={link}>Join the waiting list</Action>
        <Paragraph>
          Your rank counts from that moment. The link works for {WAITING_CONFIRM_DAYS} days.
        </Paragraph>
        <Paragraph>
          When places come free, we’ll hold them for you for {CLAIMED_HOLD_HOURS} hours and email you. You pay
          nothing before you order, and you can leave with one tap.
        </Paragraph>
        <Paragraph>
          If this wasn’t you, ignore this email. We’ll delete your address after {WAITING_CONFIRM_DAYS} days.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({ one: ASKED, two: TWO }),
})

/** The rank, once confirmed, or when a confirmed address asks again. */
export const waitingConfirmed = waitingMail({
  name: 'waiting-confirmed',
  compose: ({ retreat, link, rank, ...data }: Ranked) => ({
    subject: `Waiting list for ${retreat}: you’re number ${rank}`,
    title: `You’re number ${rank} on the list`,
    preheader: 'You don’t have to do anything. We’ll email you.',
    body: (
      <>
        <Paragraph>
          You’re number {rank} on the waiting list for {placesText(data)} on {retreat}.
        </Paragraph>
        <Paragraph>
          You don’t have to do anything. When {isOne(data) ? 'a place is' : 'the places are'} yours to take,
          we’ll email you.
        </Paragraph>
        <Action href={link}>See your rank</Action>
        <Leave link={link} />
      </>
    ),
  }),
  samples: () => ({ one: { ...ASKED, rank: 2 }, two: { ...TWO, rank: 1 } }),
})

/** Places that are held for this address until an instant. */
export const waitingOffer = waitingMail({
  name: 'waiting-offer',
  compose: ({
    retreat,
    link,
    rank,
    until,
    price,
    deposit,
    balance,
    balanceDueOn,
    ...data
  }: Offered & { price: number; deposit: number; balance: number; balanceDueOn: CalendarDay }) => ({
    subject: `${isOne(data) ? 'A place' : 'Places'} for you until ${onNamedClock(new Date(until), { named: BRUSSELS })}`,
    title: isOne(data) ? 'A place is free' : 'Places are free',
    preheader: `On ${retreat}. We’re holding ${isOne(data) ? 'it' : 'them'} for you.`,
    body: (
      <>
        <Paragraph>
          {isOne(data)
            ? `A ${data.kiters === 1 ? 'kiter' : 'non-kiter'} place is free on ${retreat}. We’re holding it for you until ${untilText(until)}.`
            : `We have ${placesText(data)} free on ${retreat}. We’re holding them for you until ${untilText(until)}.`}
        </Paragraph>
        <Action href={link}>{isOne(data) ? 'See the place' : 'See the places'}</Action>
        <Paragraph>
          Today’s price is {formatEuros(price)} in a shared room; it’s fixed when you order. A{' '}
          {formatEuros(deposit)} deposit reserves {isOne(data) ? 'the place' : 'the places'}, and{' '}
          {formatEuros(balance)} is due by {formatShortDay(balanceDueOn)}.
        </Paragraph>
        <Paragraph>
          You’re number {rank} on the list. After that time, we’ll offer {isOne(data) ? 'it' : 'them'} to the
          next person.
        </Paragraph>
        <LetPass link={link} />
      </>
    ),
  }),
  samples: () => ({
    one: { ...ASKED, ...OFFERED, price: 1100, deposit: 200, balance: 900, balanceDueOn: '2026-12-22' },
    two: { ...TWO, ...OFFERED, price: 2200, deposit: 400, balance: 1800, balanceDueOn: '2026-12-22' },
  }),
})

/** One reminder of a running offer. */
export const waitingReminder = waitingMail({
  name: 'waiting-reminder',
  compose: ({ retreat, link, rank, until, ...data }: Offered) => ({
    subject: `Held for you until ${onNamedClock(new Date(until), { named: BRUSSELS })}`,
    preheader: `Your offer on ${retreat} ends soon.`,
    body: (
      <>
        <Paragraph>
          We’re holding {placesText(data)} on {retreat} for you until {untilText(until)}.
        </Paragraph>
        <Action href={link}>{isOne(data) ? 'See the place' : 'See the places'}</Action>
        <Paragraph>
          You’re number {rank} on the list. After that time, we’ll offer {isOne(data) ? 'it' : 'them'} to the
          next person.
        </Paragraph>
        <LetPass link={link} />
      </>
    ),
  }),
  samples: () => ({ one: { ...ASKED, ...OFFERED }, two: { ...TWO, ...OFFERED } }),
})

/** To everybody who waits and fits, once nothing is held any more. */
export const waitingFree = waitingMail({
  name: 'waiting-free',
  compose: ({ retreat, link, rank, ...data }: Ranked) => ({
    subject: isOne(data) ? `A place is free on ${retreat}` : `Places are free on ${retreat}`,
    preheader: 'First come, first served.',
    body: (
      <>
        <Paragraph>
          {isOne(data)
            ? `A ${data.kiters === 1 ? 'kiter' : 'non-kiter'} place is free on ${retreat}. We’ve told everyone on the list. The first to order gets it; we can’t hold it.`
            : `We have ${placesText(data)} free on ${retreat}. We’ve told everyone on the list. The first to order gets them; we can’t hold them.`}
        </Paragraph>
        <Action href={link}>{isOne(data) ? 'Book the place' : 'Book the places'}</Action>
        <Paragraph>You’re number {rank} on the list.</Paragraph>
        <Leave link={link} />
      </>
    ),
  }),
  samples: () => ({ one: { ...ASKED, rank: 2 }, two: { ...TWO, rank: 1 } }),
})

/** Says that the date takes no more bookings, so that nobody waits for nothing. */
export const waitingOver = waitingMail({
  name: 'waiting-over',
  compose: ({ retreat, link }: Waiting, sender) => ({
    subject: `The waiting list for ${retreat} is closed`,
    preheader: 'This date takes no more bookings.',
    body: (
      <>
        <Paragraph>
          {retreat} takes no more bookings, so we’ve closed its waiting list. We can’t offer you a place on it
          any more.
        </Paragraph>
        <Action href={`${sender.baseUrl}/booking`}>See other dates</Action>
        <Leave link={link} />
      </>
    ),
  }),
  samples: () => ({ closed: ASKED }),
})

/** Says that the operator no longer holds the offered places. */
export const waitingWithdrawn = waitingMail({
  name: 'waiting-withdrawn',
  compose: ({ retreat, link, rank, ...data }: Ranked) => ({
    subject: `We’ve withdrawn our offer for ${retreat}`,
    preheader: 'You keep your number on the waiting list.',
    body: (
      <>
        <Paragraph>
          {isOne(data)
            ? `We’re sorry: we can’t hold your place on ${retreat} any more, so we’ve withdrawn our offer.`
            : `We’re sorry: we can’t hold your places on ${retreat} any more, so we’ve withdrawn our offer.`}
        </Paragraph>
        <Paragraph>You’re still number {rank} on the list, and you don’t owe anything.</Paragraph>
        <Action href={link}>See your rank</Action>
        <Leave link={link} />
      </>
    ),
  }),
  samples: () => ({ one: { ...ASKED, rank: 2 }, two: { ...TWO, rank: 1 } }),
})

/** Defines an email to somebody on a waiting list, whose link opens their own page. */
function waitingMail<const Name extends string, Data extends Waiting>(
  mail: Pick<MailOf<Name, Data>, 'name' | 'compose' | 'samples'>,
) {
  return otherMail<Name, Data>({
    ...mail,
    to: 'other',
    link: 'opens',
    compose: (data, sender) => ({
      ...mail.compose(data, sender),
      reason: `You’re receiving this email because someone gave this address for a waiting list at ${sender.siteTitle}.`,
    }),
  })
}

function isOne({ kiters, nonKiters }: Pick<Waiting, 'kiters' | 'nonKiters'>): boolean {
  return kiters + nonKiters === 1
}

function untilText(until: string): string {
  return formatGuestTime(new Date(until), { named: BRUSSELS })
}

/** Opens the page, which asks first: programs that check emails press links too. */
function Leave({ link }: { link: string }) {
  return (
    <Paragraph>
      Changed your plans? <TextLink href={`${link}?leave=yes`}>Leave the list</TextLink> and we’ll delete your
      address.
    </Paragraph>
  )
}

function LetPass({ link }: { link: string }) {
  return (
    <Paragraph>
      Not this time? <TextLink href={`${link}?leave=yes`}>Let it pass</TextLink> and the next person can have
      it now.
    </Paragraph>
  )
}
