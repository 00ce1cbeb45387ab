import { and, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { compareDays, hoursAfter } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import {
  isUnpaidHold,
  MAX_BOOKINGS_AN_HOUR,
  MAX_HOLDS,
  secondsUntilNextBooking,
  tooManyHolds,
  type BlockingHolds,
  type OpenHold,
} from '#domain/booking/holds.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import {
  heldFrom,
  isKnown,
  unknownHoldsFrom,
  type Holder,
  type Origin,
} from '#server/store/unclaimed-holds.ts'

/** The network has too many unpaid holds by unknown holders. Confirming the account's address lifts this limit. */
export class AddressUnconfirmed extends Problem {
  constructor(addressLink: { email: string; mailed: boolean }) {
    super('too-many-holds', { detail: tooManyHolds({ counter: 'network', addressLink }), addressLink })
  }
}

type LimitDeps = Pick<Deps, 'clock' | 'env'>

interface WantedHold {
  email: string
  /** The booking that will hold the place; a hold of its own does not count. Null for a new booking. */
  bookingId: string | null
}

/**
 * Throws if one more unpaid place would exceed a limit on holds. Requires the lock on counts (`lockCounts` or `lockPlaces`). Problems:
 * too-many-holds, too-many-requests (decision 0055).
 */
export async function assertHoldLimits(
  tx: Transaction,
  deps: LimitDeps,
  holder: Holder,
  wanted: WantedHold,
): Promise<void> {
  if (!deps.env.rateLimits) return
  const { user, origin } = holder
  if (user) await assertAccountLimit(tx, deps, user, wanted.bookingId)
  else await assertBrowserLimit(tx, origin, wanted.bookingId)
  await assertAddressLimit(tx, deps, user?.email ?? null, wanted)
  const nearby = await unpaidHolds(tx, unknownHoldsFrom(tx, origin), wanted.bookingId)
  if (nearby.length < MAX_HOLDS.network) return
  if (!user) throw refusal({ counter: 'network', addressLink: null })
  if (!(await isKnown(tx, user.id))) throw new AddressUnconfirmed({ email: user.email, mailed: false })
}

async function assertBrowserLimit(tx: Transaction, { browserKey }: Origin, bookingId: string | null) {
  const own = await unpaidHolds(tx, heldFrom(tx, { browserKey }), bookingId)
  if (own.length >= MAX_HOLDS.browser) throw refusal({ counter: 'browser', open: openHolds(own) })
}

/**
 * Checks the account's limit for a held place that it wants to claim. A paid place never counts, since paying is not hoarding.
 * Problems: too-many-holds, too-many-requests.
 */
export async function assertClaimLimit(
  tx: Transaction,
  deps: LimitDeps,
  user: User,
  { booking, payments }: BookingRecord,
): Promise<void> {
  if (!isUnpaidHold({ status: booking.status, ledger: payments })) return
  await assertAccountLimit(tx, deps, user, booking.id)
}

async function assertAccountLimit(
  tx: Transaction,
  deps: LimitDeps,
  user: User,
  bookingId: string | null,
): Promise<void> {
  if (!deps.env.rateLimits) return
  const own = await unpaidHolds(tx, eq(bookings.userId, user.id), bookingId)
  if (own.length >= MAX_HOLDS.account) throw refusal({ counter: 'account', open: openHolds(own) })
  await assertHourlyLimit(tx, deps, user)
}

/**
 * Checks the limit of one email address. An account's own address is exempt, so strangers who book with it cannot keep its owner
 * from booking. Problem: too-many-holds.
 */
export async function assertAddressLimit(
  tx: Transaction,
  deps: LimitDeps,
  ownEmail: string | null,
  { email, bookingId }: WantedHold,
): Promise<void> {
  if (!deps.env.rateLimits || email === ownEmail) return
  const held = await unpaidHolds(tx, eq(bookings.email, email), bookingId)
  if (held.length >= MAX_HOLDS.email) throw refusal({ counter: 'email', email, ownEmail })
}

/**
 * Limits bookings per hour, with those that the account has handed over since: alternately submitting and cancelling passes the limits on
 * holds but sends two emails each time.
 */
async function assertHourlyLimit(tx: Transaction, { clock }: LimitDeps, user: User): Promise<void> {
  const now = clock.now()
  const handedOver = tx
    .select({ id: handOvers.bookingId })
    .from(handOvers)
    .where(and(eq(handOvers.fromUserId, user.id), eq(handOvers.state, 'accepted')))
  const isOwn = or(eq(bookings.userId, user.id), inArray(bookings.id, handedOver))
  const recent = await tx
    .select({ submittedAt: bookings.submittedAt })
    .from(bookings)
    .where(and(isOwn, gt(bookings.submittedAt, hoursAfter(now, -1))))
  const wait = secondsUntilNextBooking(
    recent.flatMap(({ submittedAt }) => submittedAt ?? []),
    now,
  )
  if (wait === 0) return
  const minutes = Math.ceil(wait / 60)
  throw new Problem('too-many-requests', {
    detail: `You have made ${MAX_BOOKINGS_AN_HOUR} bookings within an hour. Please wait ${counted(minutes, 'minute')}, or write to us.`,
    headers: { 'retry-after': String(wait) },
  })
}

async function unpaidHolds(
  tx: Transaction,
  which: SQL | undefined,
  exceptId: string | null,
): Promise<BookingRecord[]> {
  const held = await loadBookings(tx, and(isNotNull(bookings.placeNumber), which))
  const unpaid = held.filter(({ booking, payments }) =>
    isUnpaidHold({ status: booking.status, ledger: payments }),
  )
  // A group is one hold, and so is the booking that changes with its whole group.
  const holds = new Map(unpaid.map((record) => [record.booking.groupId ?? record.booking.id, record]))
  const own = unpaid.find(({ booking }) => booking.id === exceptId)?.booking
  if (own) holds.delete(own.groupId ?? own.id)
  return [...holds.values()]
}

/** Returns the holds sorted by the first day of their retreat. */
function openHolds(records: readonly BookingRecord[]): OpenHold[] {
  return records
    .flatMap(({ booking, retreat }) => (retreat ? [{ booking, retreat }] : []))
    .toSorted((a, b) => compareDays(a.retreat.startsOn, b.retreat.startsOn))
    .map(({ booking, retreat }) => ({
      retreat: labelOf(retreat),
      until: booking.holdExpiresAt,
      timeZone: booking.timeZone,
    }))
}

function refusal(inTheWay: BlockingHolds): Problem {
  const detail = tooManyHolds(inTheWay)
  return new Problem('too-many-holds', {
    detail,
    ...(inTheWay.counter === 'email' && { errors: [{ field: 'email', message: detail }] }),
  })
}
