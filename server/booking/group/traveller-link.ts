import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { TravellerEdit } from '#domain/booking-form/group-form.ts'
import { GUEST, TAKEN_OVER } from '#domain/booking/history.ts'
import { detailsDueOn, linkOpenThrough, openDetails } from '#domain/booking/traveller.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { isLive } from '#domain/hand-over/hand-over-terms.ts'
import { orderFileName } from '#domain/order/order.ts'
import { settledCents } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { editedByTraveller, editHistory, formColumns } from '#server/booking/booking-form.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { drawOrder } from '#server/order/booking-orders.ts'
import { latestOrder } from '#server/order/order-record.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { balanceDueOf, quoteOf } from '#server/store/booking-money.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { latestHandOver } from '#server/store/hand-over-record.ts'
import { findByToken, travellerToken } from '#server/store/link-token.ts'
import { placeClaimedMail } from './mail-place-claimed.ts'

/** Returns what somebody who comes along sees behind their link. Problem: not-found, also once an account of theirs has the booking. */
export async function readTraveller(deps: Deps, token: string): Promise<TravellerView> {
  return presentTraveller(deps, await findTraveller(deps, token))
}

/** Returns the latest order of the traveller's place as a PDF. Problems: not-found, also if it is not ordered yet; too-busy. */
export async function downloadTravellersOrder(deps: Deps, token: string) {
  const record = await findTraveller(deps, token)
  const order = await latestOrder(deps.db, record.booking.id)
  if (!order) throw new Problem('not-found')
  return { name: orderFileName(order.version), content: await drawOrder(deps, order, record) }
}

/** Saves what somebody who comes along says by their link. Problems: not-found, invalid-fields. */
export async function saveTraveller(deps: Deps, token: string, edit: TravellerEdit): Promise<TravellerView> {
  const { booking } = await findTraveller(deps, token)
  const saved = await changeBooking(deps, { id: booking.id, by: GUEST }, (record, { now }) => {
    if (!isLinkOpen(record, now)) throw new Problem('not-found')
    const form = editedByTraveller(deps, record, edit)
    return {
      columns: { ...formColumns(deps, record, form), updatedAt: now },
      history: (after) => editHistory(deps, record, after),
      result: ({ record: after }) => after,
    }
  })
  return presentTraveller(deps, saved)
}

/**
 * Takes a traveller's own booking over into the account that has the link, so that who has booked it acts for them no longer. Problems:
 * not-found, wrong-state for the account that has booked it.
 */
export async function claimTraveller(
  deps: Deps,
  { token, user }: { token: string; user: User },
): Promise<BookingRecord> {
  const { booking } = await findTraveller(deps, token)
  return changeBooking(deps, { id: booking.id, by: GUEST }, (record, { now }) => {
    if (!isLinkOpen(record, now)) throw new Problem('not-found')
    if (record.booking.userId === user.id)
      throw wrongState('You booked this place, so it is in your account. Only who travels can take it over.')
    return {
      columns: {
        userId: user.id,
        bookedByOther: false,
        email: record.booking.email ?? user.email,
        updatedAt: now,
      },
      history: [{ what: TAKEN_OVER }],
      mails: ({ tx }) => placeClaimedMail(tx, record),
      result: ({ record: after }) => after,
    }
  })
}

/** Returns what is to be paid for the place: the deposit while it is only held, then the balance. */
export function dueOf(deps: Deps, record: BookingRecord): TravellerView['due'] {
  const link = payLinkOf(deps, record)
  const { holdExpiresAt } = record.booking
  const quote = quoteOf(record.booking)
  const amountCents =
    holdExpiresAt && quote ? quote.depositCents - settledCents(record.payments) : balanceDueOf(record)
  if (link === null || amountCents <= 0) return null
  return { amount: eurosFromCents(amountCents), link, holdExpiresAt: holdExpiresAt?.toISOString() ?? null }
}

async function findTraveller(deps: Deps, token: string): Promise<BookingRecord> {
  const record = await findByToken(
    token,
    (id) => loadBooking(deps.db, id),
    (found) => (isLinkOpen(found, deps.clock.now()) ? travellerToken(deps, found.booking) : null),
  )
  if (!record) throw new Problem('not-found')
  return record
}

/** True while a traveller without an account may say something by the link. */
export function isLinkOpen({ booking, retreat }: BookingRecord, now: Date): boolean {
  return (
    booking.bookedByOther &&
    holdsPlace(booking.status) &&
    retreat !== null &&
    banjulDay(now) <= linkOpenThrough(retreat.endsOn)
  )
}

async function presentTraveller(deps: Deps, record: BookingRecord): Promise<TravellerView> {
  const { booking, retreat } = record
  const group = booking.groupId === null ? [] : await loadGroup(deps.db, booking.groupId)
  const others = group.filter(({ booking: other }) => other.id !== booking.id)
  const move = await openMoveOf(deps.db, record)
  const handOver = await latestHandOver(deps.db, booking)
  const mate = others.find(
    ({ booking: other }) => booking.roomShare !== null && other.roomShare === booking.roomShare,
  )
  return {
    ...pick(booking, ['firstName', 'lastName', 'email', 'phone', 'selectedDiet', ...KITER_FIELDS]),
    bookedBy: group.find(({ booking: other }) => other.groupNumber === 1)?.booking.firstName ?? null,
    comesWith: others.flatMap(({ booking: other }) =>
      holdsPlace(other.status) && other.retreatId === booking.retreatId ? (other.firstName ?? []) : [],
    ),
    packageType: booking.packageType,
    retreatDate: retreat && labelOf(retreat),
    startsOn: retreat?.startsOn ?? null,
    endsOn: retreat?.endsOn ?? null,
    roommate: mate?.booking.firstName ?? null,
    room: booking.selectedRoom,
    isOrdered: booking.orderedCents !== null,
    isConfirmed: booking.status === 'payment_confirmed',
    isOffered: handOver !== null && isLive(handOver, banjulDay(deps.clock.now())),
    open: openDetails(booking),
    // The days are not known while who booked has other days to choose, and nobody can pay.
    move,
    dueOn: retreat && move === null ? detailsDueOn(retreat.startsOn) : null,
    hasHealthNotes: booking.healthConditions !== null,
    due: move === null ? dueOf(deps, record) : null,
  }
}
