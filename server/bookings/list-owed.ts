import { and, gt, inArray, max, type SQL } from 'drizzle-orm'
import { addDays, banjulDay, daysBetween } from '#domain/dates.ts'
import { fullName } from '#domain/full-name.ts'
import { coveredCents } from '#domain/ledger.ts'
import { eurosFromCents, sumCents } from '#domain/money.ts'
import { compareOwed, owedGroup, owedOf, OWED_GROUPS, type Owed, type OwedGroup } from '#domain/owed.ts'
import type { OwedGuest, OwedPage } from '#domain/owed-calls.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/pricing.ts'
import { labelOf } from '#domain/retreats.ts'
import { recordOf } from '#domain/typed-records.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { balanceDueOf, depositOf, moneyOf } from '#server/store/booking-money.ts'
import { balanceDueSql } from '#server/store/money-sql.ts'
import { openPlanOf } from '#server/store/payment-plan.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'

/** By which a guest is asked for money; the list says when the last one went. */
const ASKING = ['payment-asked', 'balance-reminder', 'payment-reminder'] as const satisfies MailTemplate[]

interface OwingBooking {
  record: BookingRecord
  owed: Owed
}

/**
 * Who owes what by when: most days late first, then most money. The database leaves out what is paid; what is owed of the
 * rest, and by when, the rule says (domain/owed.ts), so that this list never differs from what the guest reads.
 */
export async function listOwed(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: { group?: OwedGroup | undefined; limit: number; offset: number },
): Promise<OwedPage> {
  const today = banjulDay(deps.clock.now())
  const all = (await readOwing(deps)).toSorted(
    (one, other) =>
      compareOwed(one.owed, other.owed) || (one.record.booking.id < other.record.booking.id ? -1 : 1),
  )
  const inGroup = all.filter(({ owed }) => !query.group || owedGroup(owed, today) === query.group)
  const page = inGroup.slice(query.offset, query.offset + query.limit)
  const reminded = await lastReminded(
    deps,
    page.map(({ record }) => record.booking.id),
  )
  const end = query.offset + page.length
  return {
    guests: page.map((owing) => presentOwed(owing, today, reminded)),
    groups: recordOf(OWED_GROUPS, (group) => {
      const those = all.filter(({ owed }) => owedGroup(owed, today) === group)
      const cents = sumCents(those.map(({ owed }) => owed))
      return { count: those.length, amount: eurosFromCents(cents) }
    }),
    nextOffset: end < inGroup.length ? end : null,
  }
}

/** How many guests are on that list. */
export async function countOwed(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return (await readOwing(deps)).length
}

async function readOwing({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OwingBooking[]> {
  return (await loadBookings(db, isOpen)).flatMap((record): OwingBooking[] => {
    const owed = owedOfRecord(record, clock.now())
    return owed ? [{ record, owed }] : []
  })
}

/** What is owed of a booking now, or null. */
export function owedOfRecord(record: BookingRecord, now: Date): Owed | null {
  const { booking, retreat } = record
  if (!retreat) return null
  return owedOf(
    {
      ...booking,
      paymentStatus: moneyOf(record).paymentStatus,
      coveredCents: coveredCents(record.payments),
      depositCents: depositOf(record),
      balanceDueCents: balanceDueOf(record),
      // One that was imported without a price has no day of its own.
      balanceDueOn: booking.balanceDueOn ?? addDays(retreat.startsOn, -BALANCE_DUE_DAYS_BEFORE),
      plan: openPlanOf(record),
    },
    now,
  )
}

/** Holds a place, and its ledger does not cover its price: all that is owed is among it. */
export const isOpen: SQL = gt(balanceDueSql, 0)

async function lastReminded(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, Date | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ bookingId: mails.bookingId, at: max(mails.createdAt) })
    .from(mails)
    .where(and(inArray(mails.bookingId, [...ids]), inArray(mails.template, ASKING)))
    .groupBy(mails.bookingId)
  return new Map(rows.map(({ bookingId, at }) => [bookingId, at]))
}

function presentOwed(
  { record: { booking, retreat }, owed }: OwingBooking,
  today: string,
  reminded: ReadonlyMap<string | null, Date | null>,
): OwedGuest {
  return {
    leadId: booking.id,
    name: fullName(booking),
    email: booking.isExample ? null : booking.email,
    retreatDate: retreat && labelOf(retreat),
    kind: owed.kind,
    amount: eurosFromCents(owed.amountCents),
    dueOn: owed.dueOn,
    group: owedGroup(owed, today),
    daysLate: Math.max(0, daysBetween(owed.dueOn, today)),
    remindedAt: reminded.get(booking.id)?.toISOString() ?? null,
  }
}
