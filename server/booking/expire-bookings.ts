import { and, eq, isNotNull, isNull, lte, exists, not, type SQL } from 'drizzle-orm'
import { banjulDay, hoursAfter } from '#domain/base/dates.ts'
import { PAYMENT_REMINDER_HOURS } from '#domain/booking/booking-state.ts'
import { SITE } from '#domain/booking/history.ts'
import { releaseAt, type ReleaseRule } from '#domain/booking/release.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { SILENCE } from '#domain/date-change/change-choice.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { isHoldOver } from '#domain/place/booking-status.ts'
import { hasStarted, labelOf } from '#domain/retreat/retreats.ts'
import { CLAIMED_HOLD_HOURS, TRANSFER_HOLD_WORKING_DAYS } from '#domain/terms/booking-terms.ts'
import { changeEach, unchanged, changeBooking, ofGuest } from '#server/change/change-booking.ts'
import { mailOf, type Mail } from '#server/change/mails.ts'
import type { ChangeDeps } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { isHolderKnown } from '#server/db/known-holders.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName, mailedNames } from '#server/mail/mailed-booking.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { openChangesOf } from '#server/store/date-change-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { isMailedWithBooker, loadGroup } from '#server/store/group-record.ts'
import { hasOpenMove } from '#server/store/places.ts'
import { placeGoneMail, travellerMail } from './group/mail-travellers.ts'

/**
 * Releases every place whose unpaid hold has run out, or whose reported transfer never arrived in time, and emails its guest. The
 * open checkout is closed first: a place is released only when no payment for it can be under way. The hold of a guest who may still
 * accept other days goes on. Returns how many expired.
 */
export async function expireBookings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  // A booking that fails keeps its place until a later sweep succeeds.
  const done = await forEachBooking(
    deps,
    await dueBookings(deps, now),
    'a due booking could not be expired yet',
    ({ bookingId }) => expireBooking(deps, bookingId),
  )
  const expired = done.filter((isExpired) => isExpired).length
  if (expired > 0) await payOutRefunds(deps)
  return expired
}

async function dueBookings({ db }: Deps, now: Date): Promise<{ bookingId: string }[]> {
  const holdsOver = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.holdExpiresAt, now))
    // Who has booked a group comes first, and reads of all.
    .orderBy(bookings.groupNumber)
  const reported = await db
    .select({ id: bookings.id })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .where(
      and(
        eq(payments.state, 'reported'),
        eq(bookings.status, 'booking_submitted'),
        // N working days last at least N days, so this only preselects; `isTransferHoldOver` decides.
        lte(payments.createdAt, hoursAfter(now, -24 * TRANSFER_HOLD_WORKING_DAYS)),
      ),
    )
  const ids = new Set([...holdsOver, ...reported].map(({ id }) => id))
  return Array.from(ids, (bookingId) => ({ bookingId }))
}

async function expireBooking(deps: Deps, id: string): Promise<boolean> {
  const found = await loadBooking(deps.db, id)
  if (!found || releaseOf(found, deps.clock.now()) === null) return false
  return changeWithCheckoutsClosed(deps, { id, by: SITE }, async (record, { tx, now }) => {
    const release = releaseOf(record, now)
    if (release === null) return unchanged(false)
    if (isHoldOver(record.booking, now) && (await mayAcceptOtherDays(tx, record, now))) {
      const until = hoursAfter(now, CLAIMED_HOLD_HOURS)
      return { event: { type: 'extend_hold', until }, result: false }
    }
    const untold = await releasedUntold(tx, record, now)
    return {
      event: { type: 'expire' },
      // A part payment below the deposit does not keep the place, so it is refunded.
      refund: { amountCents: heldCents(record.payments), reason: 'hold_ended' },
      documents: true,
      history: [{ what: RELEASED[release.rule] }],
      mails: async ({ documents, record: after }) => {
        const { bookedByOther } = record.booking
        const released = mailOf('booking-expired', { documents, released: bookedByOther ? [] : untold })
        if (!bookedByOther) return [released]
        // What was paid for a traveller's place is refunded, and its papers go to who has booked.
        return [
          ...(documents.length > 0 ? [released] : []),
          ...(await mailToBooker(deps, tx, record, untold)),
          ...(await placeGoneMail(tx, after, 'released')),
        ]
      },
      result: true,
    }
  })
}

/**
 * Returns what to call those whose holds of one group are over now and who have no account: who has booked for them is told. None for a
 * booking that belongs to no group.
 */
async function releasedUntold(
  tx: Transaction,
  { booking: own }: BookingRecord,
  now: Date,
): Promise<string[]> {
  const group = own.groupId === null ? [] : await loadGroup(tx, own.groupId)
  const called = mailedNames(group.map(({ booking }) => booking))
  return group.flatMap(({ booking }, index) => {
    const isUntold = booking.bookedByOther && booking.userId === own.userId
    return isUntold && (booking.id === own.id || isHoldOver(booking, now)) ? (called[index] ?? []) : []
  })
}

/** Returns the one email to who has booked for those released; none if the own place is released too, because its email names them. */
async function mailToBooker(
  deps: Deps,
  tx: Transaction,
  { booking: own, retreat }: BookingRecord,
  released: string[],
): Promise<Mail[]> {
  if (own.groupId === null || !own.bookedByOther || retreat === null || released.length === 0) return []
  const group = await loadGroup(tx, own.groupId)
  const booker = group.find(({ booking }) => booking.userId === own.userId && !booking.bookedByOther)?.booking
  if (!booker?.email || booker.status === 'expired') return []
  const mail = {
    template: 'places-released' as const,
    to: booker.email,
    bookingId: booker.id,
    dedupeKey: `places-released:${own.groupId}:${own.holdExpiresAt?.toISOString() ?? ''}`,
    data: {
      guestName: greetingName(booker.firstName),
      released,
      retreatDate: labelOf(retreat),
      link: `${deps.env.baseUrl}/dashboard`,
    },
  }
  return [{ is: 'complete', mail }]
}

/** True while a guest may accept other days of a moved date: until then nothing can be paid, and without an answer the operator calls. */
async function mayAcceptOtherDays(tx: Transaction, record: BookingRecord, now: Date): Promise<boolean> {
  if (record.booking.userId === null) return false
  const open = await openChangesOf(tx, record)
  return open.some(
    ({ change: { kind, to } }) => SILENCE[kind] === 'waits' && to && !hasStarted(to, banjulDay(now)),
  )
}

function releaseOf(record: BookingRecord, now: Date) {
  return releaseAt(record.booking, moneyOf(record), now)
}

const RELEASED: Record<ReleaseRule, string> = {
  unclaimed: 'Place released, not signed in',
  unpaid: 'Place released, unpaid',
  deposit_incomplete: 'Place released, deposit incomplete',
  address_unconfirmed: 'Place released, email address not confirmed',
  transfer_missing: 'Place released, transfer not arrived',
}

/**
 * Reminds each guest, once per hold, that the place is unpaid: 24 hours before the hold ends, which is 24 hours after submission
 * unless a rejected transfer renewed the hold. Returns how many were reminded.
 */
export async function remindOfPayment(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.userId),
        isNull(bookings.remindedAt),
        // Nothing can be paid before other days are accepted.
        not(hasOpenMove),
        // Only a booking without any received or reported payment has a hold deadline.
        lte(bookings.holdExpiresAt, hoursAfter(now, CLAIMED_HOLD_HOURS - PAYMENT_REMINDER_HOURS)),
      ),
    )
  const failure = 'a guest could not be reminded of a payment yet'
  const done = await changeEach(deps, due, failure, ({ booking }, { now: remindedAt }) => {
    const isOpen = booking.holdExpiresAt !== null && !isHoldOver(booking, remindedAt)
    if (booking.remindedAt !== null || !isOpen) return unchanged(false)
    return {
      columns: { remindedAt },
      mails: async ({ tx, record }) =>
        (await isMailedWithBooker(tx, record))
          ? []
          : [
              mailOf('payment-reminder', { payLink: payLinkOf(deps, record) }),
              ...(await travellerMail(deps, tx, record, { template: 'traveller-unpaid' })),
            ],
      result: true,
    }
  })
  return done.filter((isReminded) => isReminded).length
}

/**
 * Removes the hold deadline of places with a reported transfer once their holder is known, by a confirmed address or received money. The
 * sweep runs this before it releases places; `userId` limits it to an account that has just confirmed its address (decision 0055).
 */
export async function keepReportedPlaces(deps: Deps, userId: string | null = null): Promise<void> {
  const { db } = deps
  const reported = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), eq(payments.state, 'reported')))
  const ofAccount: SQL | undefined = userId === null ? undefined : eq(bookings.userId, userId)
  const held = await db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'booking_submitted'),
        isNotNull(bookings.holdExpiresAt),
        exists(reported),
        isHolderKnown,
        ofAccount,
      ),
    )
  await changeEach(deps, held, 'a place with a reported transfer could not be held yet', ({ booking }) => ({
    ...(booking.status === 'booking_submitted' && { event: { type: 'confirm_address' } }),
    result: null,
  }))
}

/**
 * Records that the guest dismissed the notice about a released place, so that none of their devices shows it again. Sends no email
 * and writes no history. Problems: not-found, wrong-state.
 */
export async function dismissReleaseNotice(
  deps: ChangeDeps,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<BookingRecord> {
  return changeBooking(deps, ofGuest(bookingId, userId), ({ booking }, { now }) => {
    if (booking.status !== 'expired') throw wrongState('This booking’s place was not released')
    return {
      columns: { releaseDismissedAt: booking.releaseDismissedAt ?? now },
      result: ({ record }) => record,
    }
  })
}
