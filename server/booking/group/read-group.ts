import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { openDetails } from '#domain/booking/traveller.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { Tier } from '#domain/price/pricing.ts'
import type { Deps } from '#server/deps.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { travellerToken } from '#server/store/link-token.ts'
import { presentBooking, presentLockedBooking } from '#server/store/present-booking.ts'
import { isLinkOpen } from './traveller-link.ts'

/** Returns a group for its booker. Problem: not-found, also for another's group. */
export async function readGroup(
  deps: Deps,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<{ group: GroupSummary; leads: Traveller[] }> {
  const records = await loadGroup(deps.db, groupId)
  const isBooker = records.some(
    ({ booking }) => booking.userId === userId && (booking.groupNumber === 1 || booking.bookedByOther),
  )
  if (!isBooker) throw new Problem('not-found')
  return {
    group: groupSummary(records),
    leads: records.map((record) => presentTraveller(deps, record, userId)),
  }
}

interface GroupSummary {
  id: string
  /** In euros. */
  total: number
  tier: Tier
}

/** Returns what the places of a group, the booker's first, cost in all; once nobody has a place any more, what they cost. */
export function groupSummary(records: readonly BookingRecord[]): GroupSummary {
  const [first] = records
  const coming = records.filter(({ booking }) => holdsPlace(booking.status))
  if (!first?.booking.groupId || first.booking.tier === null) throw new Error('these bookings are no group')
  return {
    id: first.booking.groupId,
    total: eurosFromCents(
      sumCents((coming.length > 0 ? coming : records).map((record) => ({ amountCents: totalOf(record) }))),
    ),
    tier: first.booking.tier,
  }
}

/** The booker's own booking in full; of the others what the booker may know. */
function presentTraveller(deps: Deps, record: BookingRecord, bookerId: string): Traveller {
  const { booking } = record
  const isTheirs = booking.userId === bookerId
  const lead = isTheirs ? presentBooking(deps.dataKeys, record) : presentLockedBooking(record)
  const open = openDetails(booking)
  return {
    ...lead,
    complete: open.length === 0,
    open: open.length,
    openFields: open,
    payLink: payLinkOf(deps, record),
    link: isLinkOpen(record, deps.clock.now())
      ? `${deps.env.baseUrl}/traveller/${travellerToken(deps, booking)}`
      : null,
  }
}
