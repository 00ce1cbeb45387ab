import { holdsPlace, type BookingStatus } from './booking-state.ts'
import { HOUR_MS } from '#domain/base/dates.ts'
import { formatGuestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { creditedCents, paidCents, type LedgerEntry } from '#domain/payment/ledger.ts'

/** By whom places that nobody has paid for are counted. */
type HoldCounter = 'account' | 'email' | 'browser' | 'network'

/**
 * How many places may be held at a time that no money has been received for: the next one is refused
 * (decision 0055). Browsers count only what no account has claimed; networks also what accounts hold of whom nobody knows
 * whether the address is theirs.
 */
export const MAX_HOLDS: Record<HoldCounter, number> = { account: 2, email: 2, browser: 2, network: 6 }

/** How many bookings one account may submit in an hour, cancelled ones too: each sends a mail to whatever address is typed. */
export const MAX_BOOKINGS_AN_HOUR = 10

/** For so long the same form, sent again from the same place, is a repeat of the click and no second booking. */
export const REPEAT_SECONDS = 60

/** Whether a booking holds a place without money: what a guest has only reported to be on its way counts as none. */
export function isUnpaidHold(booking: { status: BookingStatus; ledger: readonly LedgerEntry[] }): boolean {
  return holdsPlace(booking.status) && paidCents(booking.ledger) + creditedCents(booking.ledger) <= 0
}

/** Seconds until an account that has submitted at these instants may submit once more; 0 where it may now. */
export function secondsUntilNextBooking(submittedAt: readonly Date[], now: Date): number {
  const since = now.getTime() - HOUR_MS
  const recent = submittedAt.map((instant) => instant.getTime()).filter((instant) => instant > since)
  const decisive = recent.toSorted((a, b) => b - a)[MAX_BOOKINGS_AN_HOUR - 1]
  return decisive === undefined ? 0 : Math.max(1, Math.ceil((decisive - since) / 1000))
}

/** A place that is held, as whoever holds it is told of it. */
export interface OpenHold {
  /** The dates: "Oct 31–Nov 7, 2025". */
  retreat: string
  /** Until when; null while a reported transfer is on its way. */
  until: Date | null
  /** The clock that its guest reads. */
  timeZone: TimeZone | null
}

/** What is counted too often, with no more of it than whoever asks may know. */
export type HoldsInTheWay =
  | { counter: 'account'; open: readonly OpenHold[] }
  /** `ownEmail` is the address of whoever is signed in; null where nobody is. */
  | { counter: 'email'; email: string; ownEmail: string | null }
  | { counter: 'browser'; open: readonly OpenHold[] }
  /** `addressLink` says whether the link went to the unconfirmed address of whoever is signed in; null where nobody is. */
  | { counter: 'network'; addressLink: { email: string; mailed: boolean } | null }

function wayOut(link: { email: string; mailed: boolean } | null): string {
  if (link === null) return 'Sign in or sign up to book.'
  return link.mailed
    ? `Please open the link we emailed to ${link.email}, and press Checkout again.`
    : `We’ve sent ${link.email} several emails within the hour, and will send no more for now. Please open the newest link, or ask for another one in an hour.`
}

/**
 * What is open and what to do about it, for people. Only a guest's own holds are named: those under an address, and those
 * of a network, may be somebody else's.
 */
export function tooManyHolds(inTheWay: HoldsInTheWay): string {
  switch (inTheWay.counter) {
    case 'account':
      return `You have unpaid bookings: ${listed(inTheWay.open)}. Pay for one or cancel one on your dashboard, then book again.`
    case 'email':
      return `There are already ${MAX_HOLDS.email} unpaid bookings for ${inTheWay.email}. ${
        inTheWay.ownEmail === null
          ? 'If it’s your address, sign in or sign up with it: then only your own bookings count. Or try again in an hour, when unclaimed places are released.'
          : `Please book with the address of your own account, ${inTheWay.ownEmail}.`
      }`
    case 'browser':
      return `There are unpaid bookings in this browser: ${listed(inTheWay.open)}. Sign in or sign up to make another: then only your own bookings count.`
    case 'network':
      return `Your network already has ${MAX_HOLDS.network} unpaid bookings. Many people may share it, so this doesn’t count for anyone with a confirmed email address. ${wayOut(inTheWay.addressLink)}`
  }
}

function listed(open: readonly OpenHold[]): string {
  return open
    .map(({ retreat, until, timeZone }) =>
      until === null
        ? `${retreat}, your transfer is on its way`
        : `${retreat}, until ${formatGuestTime(until, timeZone)}`,
    )
    .join('; ')
}
