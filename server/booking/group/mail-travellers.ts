import { and, eq, gt, gte, isNotNull, lte } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { detailsDueOn, openDetails, travellerReminder } from '#domain/booking/traveller.ts'
import type { Payer } from '#domain/payment/payer.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf, PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import type { PlaceGoneCause } from '#emails/traveller/place-gone.tsx'
import type { HeldPlace } from '#emails/traveller/traveller-asked.tsx'
import { mailEachDue } from '#server/change/mail-each-due.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import type { BookingRecord, BookingRow, PaymentRow } from '#server/store/booking-record.ts'
import { lastDayOf, moveOf, type AskedChange } from '#server/store/date-change-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { travellerToken } from '#server/store/link-token.ts'
import { dueOf } from './traveller-link.ts'

/** Days before a retreat within which its travellers may be reminded. */
const LOOKED_AT_DAYS = { from: 30, to: 40 } as const

/** Reminds those of groups who have an address of what they have yet to say, 7 days and 1 day before it is due. */
export async function remindTravellers(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  await mailEachDue(deps, {
    where: and(
      gt(bookings.groupNumber, 1),
      isNotNull(bookings.email),
      isNotNull(bookings.placeNumber),
      gte(retreats.startsOn, addDays(today, LOOKED_AT_DAYS.from)),
      lte(retreats.startsOn, addDays(today, LOOKED_AT_DAYS.to)),
    ),
    failure: 'a traveller could not be reminded yet',
    due: (db) => async (record) => {
      const days = record.retreat && travellerReminder(record.retreat.startsOn, today)
      if (days === null || openDetails(record.booking).length === 0) return { mails: [] }
      return { mails: await travellerMail(deps, db, record, { template: 'traveller-reminder', days }) }
    },
  })
}

/** Returns the email with the own link to somebody who comes along, or to the dashboard of an own account; none without an address. */
export async function travellerMail(
  deps: Deps,
  db: Database | Transaction,
  record: BookingRecord,
  about:
    | { template: 'traveller-asked' | 'traveller-unpaid' }
    | { template: 'traveller-reminder'; days: number },
): Promise<Mail[]> {
  const { booking, retreat } = record
  const { id, groupId, email } = booking
  if (email === null || retreat === null || groupId === null) return []
  const held = heldOf(deps, record)
  if (about.template === 'traveller-unpaid' && (held === null || !booking.bookedByOther)) return []
  const booker = (await loadGroup(db, groupId)).find(({ booking: { groupNumber } }) => groupNumber === 1)
  const data = {
    guestName: greetingName(booking.firstName),
    bookedBy: booker?.booking.firstName ?? null,
    retreatDate: labelOf(retreat),
    packageName: `the ${PACKAGE_TITLES[booking.packageType ?? 'kiter']}`,
    missing: openDetails(booking).map((field) => bookingFields[field].label.toLowerCase()),
    dueOn: detailsDueOn(retreat.startsOn),
    link: `${deps.env.baseUrl}${booking.bookedByOther ? `/traveller/${travellerToken(deps, booking)}` : '/dashboard'}`,
    held,
  }
  const occasion = {
    'traveller-asked': 'asked',
    'traveller-unpaid': `unpaid:${held?.until}`,
    'traveller-reminder': `${data.dueOn}:${'days' in about && about.days}`,
  }[about.template]
  const common = {
    to: email,
    bookingId: id,
    dedupeKey: `traveller:${id}:${occasion}`,
    typed: 'not-sent' as const,
    data,
  }
  return [{ is: 'complete', mail: { template: about.template, ...common } }]
}

/** True if an email about the place went to the traveller's own address: with the order, or when the operator entered the booking. */
async function isTold(tx: Transaction, { id, email }: BookingRow): Promise<boolean> {
  return (
    email !== null && (await tx.$count(mails, and(eq(mails.bookingId, id), eq(mails.recipient, email)))) > 0
  )
}

/** Returns until when an unpaid place is held, and the link that pays its deposit; null once it is paid. */
function heldOf(deps: Deps, record: BookingRecord): HeldPlace | null {
  const due = dueOf(deps, record)
  if (due === null || due.holdExpiresAt === null) return null
  const { amount, link, holdExpiresAt: until } = due
  return { amount, link, until, timeZone: record.booking.timeZone }
}

/**
 * Returns the email to the own address of somebody for whom a place was booked that is gone; none without an address, or if the traveller was
 * told of no place. `record` is the booking with the refunds; of a date that we cancelled the email says so, whoever ended the place.
 */
export async function placeGoneMail(
  tx: Transaction,
  record: BookingRecord,
  ended: PlaceGoneCause,
): Promise<Mail[]> {
  const { booking, retreat } = record
  const { id, groupId, email } = booking
  if (!booking.bookedByOther || !email || !retreat || groupId === null) return []
  if (!(await isTold(tx, booking))) return []
  const [booker] = await loadGroup(tx, groupId)
  const cause = retreat.cancelledAt === null ? ended : 'no-retreat'
  const refundedBy = (payer: Payer) => eurosFromCents(sumCents(refundsOf(record, payer)))
  const data = {
    guestName: greetingName(booking.firstName),
    bookedBy: greetingName(booker?.booking.firstName),
    retreatDate: labelOf(retreat),
    cause,
    words: cause === 'no-retreat' ? retreat.cancellationWords : null,
    refunded: { byLink: refundedBy('link'), byBooker: refundedBy('booker') },
  }
  const dedupeKey = `place-gone:${id}:${booking.updatedAt.toISOString()}`
  const common = { to: email, bookingId: id, dedupeKey, typed: 'not-sent' as const, data }
  return [{ is: 'complete', mail: { template: 'place-gone', ...common } }]
}

/** Returns the refunds that cancelling a place has opened of what this payer paid. */
function refundsOf({ booking: { cancelledAt }, payments }: BookingRecord, payer: Payer): PaymentRow[] {
  return payments.filter(
    ({ kind, paidBy, createdAt }) =>
      kind === 'refund' && paidBy === payer && cancelledAt !== null && createdAt >= cancelledAt,
  )
}

/** Returns the email to the own address of somebody for whom a place was booked that has moved to another date; none as for `placeGoneMail`. */
export async function placeMovedMail(
  deps: Pick<Deps, 'env'>,
  tx: Transaction,
  before: BookingRecord,
  { booking, retreat }: BookingRecord,
): Promise<Mail[]> {
  const { id, groupId, email } = booking
  if (!booking.bookedByOther || !email || !retreat || !before.retreat || groupId === null) return []
  if (retreat.id === before.retreat.id || !(await isTold(tx, booking))) return []
  const [booker] = await loadGroup(tx, groupId)
  const data = {
    guestName: greetingName(booking.firstName),
    bookedBy: greetingName(booker?.booking.firstName),
    from: labelOf(before.retreat),
    to: labelOf(retreat),
    link: `${deps.env.baseUrl}/traveller/${travellerToken(deps, booking)}`,
  }
  const dedupeKey = `traveller-moved:${id}:${booking.updatedAt.toISOString()}`
  const common = { to: email, bookingId: id, dedupeKey, typed: 'not-sent' as const, data }
  return [{ is: 'complete', mail: { template: 'traveller-moved', ...common } }]
}

/**
 * Returns the email to the own address of somebody for whom a place was booked about other days that who booked it has to choose, or no longer
 * has to; none as for `placeGoneMail`, and none about changed terms.
 */
export async function dateChangeMail(
  deps: Pick<Deps, 'env'>,
  tx: Transaction,
  { booking, retreat }: BookingRecord,
  { asked, news }: { asked: AskedChange; news: 'asked' | 'taken_back' },
): Promise<Mail[]> {
  const { id, groupId, email } = booking
  const move = moveOf(asked.change)
  if (!booking.bookedByOther || !email || !retreat || groupId === null || move === null) return []
  if (!(await isTold(tx, booking))) return []
  const [booker] = await loadGroup(tx, groupId)
  const data = {
    guestName: greetingName(booking.firstName),
    bookedBy: greetingName(booker?.booking.firstName),
    news,
    move,
    words: asked.change.words,
    chooseBy: lastDayOf(asked),
    link: `${deps.env.baseUrl}/traveller/${travellerToken(deps, booking)}`,
  }
  const dedupeKey = `traveller-date-change:${id}:${asked.change.id}:${news}`
  const common = { to: email, bookingId: id, dedupeKey, typed: 'not-sent' as const, data }
  return [{ is: 'complete', mail: { template: 'traveller-date-change', ...common } }]
}

/**
 * Returns the emails to the others of a group, each once, when one of them no longer comes: to each account but the one that acted, and to
 * the own address of who has none. `before` is the booking with its place.
 */
export async function travellerGoneMails(
  tx: Transaction,
  before: BookingRecord,
  refunds: readonly PaymentRow[],
  how: 'cancelled' | 'passed-on' = 'cancelled',
): Promise<Mail[]> {
  const { booking: gone, retreat } = before
  if (gone.groupId === null || retreat === null) return []
  const others = []
  for (const other of await loadGroup(tx, gone.groupId)) {
    const { booking } = other
    if (booking.id === gone.id || !booking.email || !holdsPlace(booking.status)) continue
    if (booking.bookedByOther ? await isTold(tx, booking) : booking.userId !== gone.userId) others.push(other)
  }
  const who = greetingName(gone.firstName) ?? 'Somebody of your group'
  const toBooker = Map.groupBy(
    refunds.filter(({ paidBy }) => paidBy === 'booker'),
    ({ method }) => method,
  )
  const paidByBooker = [...toBooker].map(([method, rows]) => ({
    amount: eurosFromCents(sumCents(rows)),
    method,
  }))
  return others.map(({ booking }) => ({
    is: 'complete',
    mail: {
      template: 'traveller-gone',
      to: booking.email ?? '',
      bookingId: booking.id,
      dedupeKey: `traveller-gone:${gone.id}:${booking.id}:${gone.updatedAt.toISOString()}`,
      ...(booking.bookedByOther && { typed: 'not-sent' as const }),
      data: {
        guestName: greetingName(booking.firstName),
        who,
        how,
        retreatDate: labelOf(retreat),
        sharedRoom: gone.roomShare !== null && gone.roomShare === booking.roomShare,
        refunds: booking.groupNumber === 1 ? paidByBooker : [],
      },
    },
  }))
}
