import { and, gt, inArray, max, not, type SQL } from 'drizzle-orm'
import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { OwedGuest, OwedPage } from '#domain/contract/ledger-calls.ts'
import {
  compareOwed,
  leftOutOfReminders,
  owedGroup,
  owedOf,
  OWED_GROUPS,
  type Owed,
  type OwedGroup,
} from '#domain/payment/owed.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import {
  balanceDayOf,
  balanceDueOf,
  depositOf,
  moneyOf,
  openPlanOf,
  totalOf,
} from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { whoComesWith } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { balanceDueSql } from '#server/store/money-sql.ts'
import { hasOpenMove } from '#server/store/places.ts'

/** Templates of emails that ask a guest for money. The list shows when the last of them was sent. */
const ASKING = ['payment-asked', 'balance-reminder', 'payment-reminder'] as const satisfies MailTemplate[]

interface OwingBooking {
  record: BookingRecord
  owed: Owed
}

/**
 * Returns the first guests who owe money, sorted by due day, then by amount, the largest first. The query only leaves out paid
 * bookings; the amount and due date come from the same rule that the guest's page uses (domain/payment/owed.ts).
 */
export async function listOwed(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: { group?: OwedGroup | undefined; limit: number },
): Promise<OwedPage> {
  const today = banjulDay(deps.clock.now())
  const all = (await readOwing(deps)).toSorted(
    (one, other) =>
      compareOwed(one.owed, other.owed) || (one.record.booking.id < other.record.booking.id ? -1 : 1),
  )
  const inGroup = all.filter(({ owed }) => !query.group || owedGroup(owed, today) === query.group)
  const page = inGroup.slice(0, query.limit)
  const records = page.map(({ record }) => record)
  const reminded = await lastReminded(deps.db, records)
  const comesWith = await whoComesWith(deps.db, records)
  const readers = await Promise.all(records.map((record) => forReader(deps.db, record)))
  return {
    guests: page.map((owing, index) =>
      presentOwed(owing, {
        email: readers[index]?.booking.email ?? null,
        comesWith: comesWith(owing.record.booking),
        today,
        reminded,
      }),
    ),
    groups: recordOf(OWED_GROUPS, (group) => {
      const those = all.filter(({ owed }) => owedGroup(owed, today) === group)
      const cents = sumCents(those.map(({ owed }) => owed))
      return { count: those.length, amount: eurosFromCents(cents) }
    }),
  }
}

/** Returns how many guests owe money. */
export async function countOwed(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return (await readOwing(deps)).length
}

/** Returns the bookings that owe money, of those that match; by default all whose guest can pay. */
export async function readOwing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  which: SQL | undefined = and(isOpen, not(hasOpenMove)),
): Promise<OwingBooking[]> {
  return (await loadBookings(db, which)).flatMap((record): OwingBooking[] => {
    const owed = record.retreat?.isTest ? null : owedOfRecord(record, clock.now())
    return owed ? [{ record, owed }] : []
  })
}

/** Returns what the guest owes now, or null if nothing. */
export function owedOfRecord(record: BookingRecord, now: Date): Owed | null {
  const balanceDueOn = balanceDayOf(record)
  if (balanceDueOn === null) return null
  return owedOf(
    {
      ...record.booking,
      paymentStatus: moneyOf(record).paymentStatus,
      totalCents: totalOf(record),
      depositCents: depositOf(record),
      balanceDueCents: balanceDueOf(record),
      balanceDueOn,
      plan: openPlanOf(record),
    },
    now,
  )
}

/** Bookings that hold a place and whose ledger does not cover their price. It includes every booking that owes money. */
export const isOpen: SQL = gt(balanceDueSql, 0)

/**
 * Returns when each of these bookings' guests was last emailed a request for money, by booking id. An email to who has booked for a traveller
 * counts for the traveller's booking too.
 */
export async function lastReminded(
  db: Database | Transaction,
  records: readonly BookingRecord[],
): Promise<ReadonlyMap<string, Date>> {
  if (records.length === 0) return new Map()
  const groups = records.flatMap(({ booking }) => (booking.bookedByOther ? (booking.groupId ?? []) : []))
  const bookers =
    groups.length === 0
      ? []
      : await db
          .select({ id: bookings.id, groupId: bookings.groupId, userId: bookings.userId })
          .from(bookings)
          .where(and(inArray(bookings.groupId, groups), not(bookings.bookedByOther)))
  const ids = [...records.map(({ booking }) => booking.id), ...bookers.map(({ id }) => id)]
  const rows = await db
    .select({ bookingId: mails.bookingId, at: max(mails.createdAt) })
    .from(mails)
    .where(and(inArray(mails.bookingId, ids), inArray(mails.template, ASKING)))
    .groupBy(mails.bookingId)
  const found = records.flatMap(({ booking: { id, groupId, userId, bookedByOther } }) => {
    const booker = bookedByOther && bookers.find((each) => each.groupId === groupId && each.userId === userId)
    const instants = rows.flatMap(({ bookingId, at }) =>
      at && (bookingId === id || (booker && bookingId === booker.id)) ? [at.getTime()] : [],
    )
    return instants.length === 0 ? [] : [[id, new Date(Math.max(...instants))] as const]
  })
  return new Map(found)
}

function presentOwed(
  { record: { booking, retreat }, owed }: OwingBooking,
  {
    email,
    comesWith,
    today,
    reminded,
  }: Pick<OwedGuest, 'email' | 'comesWith'> & { today: CalendarDay; reminded: ReadonlyMap<string, Date> },
): OwedGuest {
  const remindedAt = reminded.get(booking.id) ?? null
  return {
    leadId: booking.id,
    name: fullName(booking),
    comesWith,
    email: booking.isExample ? null : email,
    retreatDate: retreat && labelOf(retreat),
    kind: owed.kind,
    amount: eurosFromCents(owed.amountCents),
    dueOn: owed.dueOn,
    group: owedGroup(owed, today),
    daysLate: Math.max(0, daysBetween(owed.dueOn, today)),
    remindedAt: remindedAt?.toISOString() ?? null,
    leftOut: retreat && leftOutOfReminders({ endsOn: retreat.endsOn, remindedAt }, today),
  }
}
