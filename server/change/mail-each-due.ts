import { inArray, type SQL } from 'drizzle-orm'
import { isReminderTime } from '#domain/payment/reminders.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails as outbox } from '#server/db/schema.ts'
import { keyOf } from '#server/mail/event-facts.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { changeEach, type Change } from './change-booking.ts'
import type { Mail } from './mails.ts'
import type { ChangeDeps } from './under-locks.ts'

/** The emails that are due about a booking, and what is saved with them. */
export interface DueMails extends Pick<Change, 'also' | 'history'> {
  mails: readonly Mail[]
}

type DueOf = (record: BookingRecord) => DueMails | Promise<DueMails>

interface Found {
  record: BookingRecord
  due: DueMails
}

/**
 * Queues the emails that a day causes, each once and never at night, for a task of the sweep. Usually all of them are queued already, so
 * that is checked for all bookings at once and without locks; under its lock, each booking is decided on again. `due` reads what it needs to
 * know of the bookings and returns what finds the emails of one of them. A failure is logged and does not stop the others.
 */
export async function mailEachDue(
  deps: ChangeDeps,
  {
    where,
    failure,
    due,
  }: {
    where: SQL | undefined
    failure: string
    due: (db: Database | Transaction, records: readonly BookingRecord[]) => DueOf | Promise<DueOf>
  },
): Promise<void> {
  if (!isReminderTime(deps.clock.now())) return
  const records = await loadBookings(deps.db, where)
  if (records.length === 0) return
  const dueOf = await due(deps.db, records)
  const found = await forEachBooking(
    deps,
    records.map((record) => ({ bookingId: record.booking.id, record })),
    failure,
    async ({ record }) => ({ record, due: await dueOf(record) }),
  )
  const open = await withoutQueued(deps.db, found)
  await changeEach(
    deps,
    open.map(({ record }) => ({ bookingId: record.booking.id })),
    failure,
    async (record, { tx }) => {
      const dueNow = await due(tx, [record])
      const [left] = await withoutQueued(tx, [{ record, due: await dueNow(record) }])
      return { ...left?.due, result: null }
    },
  )
}

/** Leaves out the emails that are in the outbox, and the bookings of which nothing is left. */
async function withoutQueued(db: Database | Transaction, found: readonly Found[]): Promise<Found[]> {
  const keys = found.flatMap(({ record, due }) =>
    due.mails.flatMap((mail) => dedupeKeyOf(mail, record) ?? []),
  )
  if (keys.length === 0) return found.filter(({ due }) => due.also)
  const rows = await db
    .select({ dedupeKey: outbox.dedupeKey })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, keys))
  const queued = new Set(rows.map(({ dedupeKey }) => dedupeKey))
  return found
    .map(({ record, due }) => ({
      record,
      due: { ...due, mails: due.mails.filter((mail) => !queued.has(dedupeKeyOf(mail, record))) },
    }))
    .filter(({ due }) => due.also || due.mails.length > 0)
}

/** Returns the key under which an email is queued once. */
function dedupeKeyOf(mail: Mail, record: BookingRecord): string | null {
  if (mail.is === 'complete') return mail.mail.dedupeKey ?? null
  return mail.is === 'about-booking' ? keyOf(mail.template, record, mail.input) : null
}
