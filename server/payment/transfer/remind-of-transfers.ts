import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import { isTransferHoldOver, dependsOnTransferSince } from '#domain/booking/booking-state.ts'
import { isReported } from '#domain/payment/ledger.ts'
import { isTransferOverdue, isTransferReminderDue } from '#domain/payment/overdue-transfer.ts'
import { mailEachDue } from '#server/change/mail-each-due.ts'
import { mailOf, type Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { rowOfBooker, rowsForOthers } from '#server/store/group-record.ts'

type Reminder = 'transfer-reminder' | 'operator-transfer-overdue'

/**
 * Sends reminders about reported transfers that have not arrived, once each: to the guest on the third working day, if the place depends on
 * that transfer alone, and to the operator on the fifth. Reminders missed while no server ran are sent later (decision 0055).
 */
export async function remindOfTransfers(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const reported = deps.db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    // The third working day always begins more than two days after the report.
    .where(and(eq(payments.state, 'reported'), lte(payments.createdAt, hoursAfter(now, -48))))
  await mailEachDue(deps, {
    where: and(isNotNull(bookings.placeNumber), inArray(bookings.id, reported)),
    failure: 'a reminder of a late transfer could not be sent yet',
    due: (db) => async (record) => ({ mails: await reminderMails(db, record, now) }),
  })
}

async function reminderMails(db: Database | Transaction, record: BookingRecord, now: Date): Promise<Mail[]> {
  const due: Mail[] = []
  for (const { template, payment } of dueReminders(record, now)) {
    // Of one transfer for a group, who has booked is reminded of all of it.
    if (await rowOfBooker(db, record, payment)) continue
    const rows = [payment, ...(await rowsForOthers(db, record, payment))]
    due.push(mailOf(template, { payment: { ...payment, amountCents: sumCents(rows) } }))
  }
  return due
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
