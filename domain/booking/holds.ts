import { HOUR_MS } from '#domain/base/dates.ts'
import { formatGuestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { creditedCents, paidCents, type LedgerEntry } from '#domain/payment/ledger.ts'
import { holdsPlace, type BookingStatus } from '#domain/place/booking-status.ts'

/** What unpaid places are counted by. */
type HoldCounter = 'account' | 'email' | 'browser' | 'network'

/**
 * The maximum number of places held at a time without any money received (decision 0055). The browser count includes
 * only unclaimed bookings; the network count also includes those of accounts whose email address is not confirmed.
 */
export const MAX_HOLDS: Record<HoldCounter, number> = { account: 2, email: 2, browser: 2, network: 6 }

/** Bookings that an account may submit in an hour, cancelled ones too, because each sends a mail to whatever address is typed. */
export const MAX_BOOKINGS_AN_HOUR = 10

/** Seconds during which the same form from the same sender counts as a repeated click, not as a second booking. */
export const REPEAT_SECONDS = 60

/** True if a booking holds a place without money. A reported transfer doesn't count as money. */
export function isUnpaidHold(booking: { status: BookingStatus; ledger: readonly LedgerEntry[] }): boolean {
  return holdsPlace(booking.status) && paidCents(booking.ledger) + creditedCents(booking.ledger) <= 0
}

/** Returns the seconds until an account that submitted at these instants may submit again; 0 if it may now. */
export function secondsUntilNextBooking(submittedAt: readonly Date[], now: Date): number {
  const since = now.getTime() - HOUR_MS
  const recent = submittedAt.map((instant) => instant.getTime()).filter((instant) => instant > since)
  const decisive = recent.toSorted((a, b) => b - a)[MAX_BOOKINGS_AN_HOUR - 1]
  return decisive === undefined ? 0 : Math.ceil((decisive - since) / 1000)
}

/** A held place as it is shown to its holder. */
export interface OpenHold {
  /** The retreat's label: "Oct 31–Nov 7, 2025". */
  retreat: string
  /** The end of the hold; null while a reported transfer is on its way. */
  until: Date | null
  /** The guest's time zone; null if it is not known. */
  timeZone: TimeZone | null
}

/** The limit that was reached, with only what the person asking may know. */
export type BlockingHolds =
  | { counter: 'account'; open: readonly OpenHold[] }
  /** `ownEmail` is the address of the signed-in guest; null if nobody is signed in. */
  | { counter: 'email'; email: string; ownEmail: string | null }
  | { counter: 'browser'; open: readonly OpenHold[] }
  /** `addressLink` says whether the link was mailed to the signed-in guest's unconfirmed address; null if nobody is signed in. */
  | { counter: 'network'; addressLink: { email: string; mailed: boolean } | null }

function wayOut(link: { email: string; mailed: boolean } | null): string {
  if (link === null) return 'Sign in or sign up to book.'
  return link.mailed
    ? `Please open the link we emailed to ${link.email}, and try again.`
    : 'We’ve sent several emails within the hour, so we’re not sending another yet. Please open the newest link that we emailed you, or ask for one in an hour.'
}

/** Returns the message about the limit. It names only the guest's own holds: others of an address or network may be someone else's. */
export function tooManyHolds(inTheWay: BlockingHolds): string {
  switch (inTheWay.counter) {
    case 'account':
      return `You have unpaid bookings: ${listed(inTheWay.open)}. Pay for one or cancel one on your dashboard, then try again.`
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
