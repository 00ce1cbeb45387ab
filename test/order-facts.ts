import { hoursAfter } from '#domain/base/dates.ts'
import type { OrderFacts } from '#domain/order/compose-order.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { specifiedQuote } from './price-list.ts'

const STARTS_ON = '2027-01-22'

/** The facts of a kiter's first order for January 2027, at the first price and with nothing paid; give what differs. */
export function orderFacts(differences: Partial<OrderFacts> = {}): OrderFacts {
  const { room = 'private', submittedAt = new Date('2026-11-22T00:16:00Z') } = differences
  const first = { tier: 'super_early_bird', foundingMember: false, startsOn: STARTS_ON } as const
  const quote = differences.quote ?? specifiedQuote({ ...first, room, submittedAt })
  return {
    textsVersion: 't',
    retreat: { startsOn: STARTS_ON, endsOn: '2027-01-29', minimumGuests: null },
    packageType: 'kiter',
    room,
    quote,
    totalCents: quote.totalCents,
    depositCents: quote.depositCents,
    balanceDueOn: quote.balanceDueOn,
    plan: null,
    submittedAt,
    holdExpiresAt: hoursAfter(submittedAt, CLAIMED_HOLD_HOURS),
    settledCents: 0,
    reportedCents: 0,
    outgoingGuestsCents: 0,
    included: ['Gear', 'Airport pickup'],
    excluded: ['Flights'],
    gist: 'Gear. No flights.',
    minimum: { guests: 4, decidedDaysBefore: 20 },
    handOverCents: 0,
    announcedChanges: [],
    changeBackCents: 0,
    orderedCents: null,
    ...differences,
  }
}
