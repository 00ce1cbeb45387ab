import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import { isTransferHoldOver, dependsOnTransferSince } from '#domain/booking/booking-state.ts'
import { isReported } from '#domain/payment/ledger.ts'
import { isTransferOverdue, isTransferReminderDue } from '#domain/payment/overdue-transfer.ts'
import { isReminderTime } from '#domain/payment/reminders.ts'
import { changeEach } from '#server/change/change-booking.ts'
import { mailOf, type Mail } from '#server/change/mails.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { dedupeKeyOf } from '#server/mail/event-facts.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { rowOfBooker, rowsForOthers } from '#server/store/group-record.ts'

type Reminder = 'transfer-reminder' | 'operator-transfer-overdue'

/**
 * Sends reminders about reported transfers that have not arrived, once each: to the guest on the third working day, if the place depends on
 * that transfer alone, and to the operator on the fifth. Reminders missed while no server ran are sent later (decision 0055).
 */
export async function remindOfTransfers(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isReminderTime(now)) return
  const late = await waiting(deps, now)
  await changeEach(deps, late, 'a reminder of a late transfer could not be sent yet', () => ({
    mails: async ({ tx, record }) => {
      const due: Mail[] = []
      for (const { template, payment } of dueReminders(record, now)) {
        // Of one transfer for a group, who has booked is reminded of all of it.
        if (await rowOfBooker(tx, record, payment)) continue
        const rows = [payment, ...(await rowsForOthers(tx, record, payment))]
        due.push(mailOf(template, { payment: { ...payment, amountCents: sumCents(rows) } }))
      }
      return due
    },
    result: null,
  }))
}

/** Returns bookings with an unsent reminder, without taking locks, since there are usually none. */
async function waiting({ db }: Deps, now: Date): Promise<{ bookingId: string }[]> {
  const reported = await db
    .selectDistinct({ id: bookings.id })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .where(
      and(
        eq(payments.state, 'reported'),
        isNotNull(bookings.placeNumber),
        // The third working day always begins more than two days after the report.
        lte(payments.createdAt, hoursAfter(now, -48)),
      ),
    )
  const ids = reported.map(({ id }) => id)
  const records = ids.length === 0 ? [] : await loadBookings(db, inArray(bookings.id, ids))
  const due = records.flatMap((record) =>
    dueReminders(record, now).map(({ template, payment }) => ({
      bookingId: record.booking.id,
      dedupeKey: dedupeKeyOf(template, record, { payment }),
    })),
  )
  const dedupeKeys = due.map(({ dedupeKey }) => dedupeKey)
  if (dedupeKeys.length === 0) return []
  const done = await db
    .select({ dedupeKey: mails.dedupeKey })
    .from(mails)
    .where(inArray(mails.dedupeKey, dedupeKeys))
  const isDone = new Set(done.map(({ dedupeKey }) => dedupeKey))
  const left = due.filter(({ dedupeKey }) => !isDone.has(dedupeKey))
  return Array.from(new Set(left.map(({ bookingId }) => bookingId)), (bookingId) => ({ bookingId }))
}

function dueReminders(record: BookingRecord, now: Date): { template: Reminder; payment: PaymentRow }[] {
  const { booking } = record
  const money = moneyOf(record)
  if (booking.placeNumber === null || isTransferHoldOver(booking, money, now)) return []
  const dependsSince = dependsOnTransferSince(booking, money)
  return record.payments.filter(isReported).flatMap((payment) => {
    const { createdAt } = payment
    const isReminded =
      dependsSince?.getTime() === createdAt.getTime() && isTransferReminderDue(createdAt, now)
    return [
      ...(isReminded ? [{ template: 'transfer-reminder' as const, payment }] : []),
      ...(isTransferOverdue(createdAt, now)
        ? [{ template: 'operator-transfer-overdue' as const, payment }]
        : []),
    ]
  })
}
