import { and, asc, eq, gte, inArray, isNotNull, lt, not, sql, type SQL } from 'drizzle-orm'
import { addDays, banjulDay, daysBetween, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import {
  MISSING_THINGS,
  type AskedHandOver,
  type Departure,
  type EndingHold,
  type FailedMail,
  type MissingThing,
  type OpenChange,
  type OpenComplaint,
  type OverdueBalance,
  type Today,
  type UntoldDate,
} from '#domain/contract/admin-shapes.ts'
import { isReported } from '#domain/payment/ledger.ts'
import { compareOwed } from '#domain/payment/owed.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { readOwing } from '#server/booking/for-operator/list-owed.ts'
import { listUnanswered } from '#server/contact/list-contacts.ts'
import { bookings, changeChoices, dateChanges, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { listOpenPayments } from '#server/payment/ledger-line.ts'
import { listUnmatchedRefunds } from '#server/refund/unmatched-refunds.ts'
import { listAlerts } from '#server/store/alerts.ts'
import { balanceDueOf } from '#server/store/booking-money.ts'
import {
  bookingsOn,
  loadBookings,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { listUnansweredComplaints, presentForAdmin } from '#server/store/complaint-record.ts'
import { lastDaySql, waitsForChoice } from '#server/store/date-change-record.ts'
import { inGroupOrder, whoComesWith } from '#server/store/group-record.ts'
import { listAskedHandOvers, presentHandOver } from '#server/store/hand-over-record.ts'
import { isOverdue } from '#server/store/money-sql.ts'
import { listUnreached, presentUnreached } from '#server/store/unreached.ts'
import { countNewAnswers } from '#server/travel/guest-answers.ts'
import { readTodayWind } from '#server/wind/today-wind.ts'
import { listLateDetails } from './list-late-details.ts'
import { listTooFew } from './list-too-few.ts'

type TodayDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'dataKeys'>

/** Returns the open tasks, each list oldest first. Overdue balances are sorted by days late, then by amount. */
export async function readToday(deps: TodayDeps): Promise<Today> {
  const now = deps.clock.now()
  const open = await listOpenPayments(deps)
  return {
    alerts: await listAlerts(deps.db),
    untold: await listUntold(deps.db),
    transfers: open.filter(isReported),
    refunds: open.filter((line) => !isReported(line)),
    unmatchedRefunds: await listUnmatchedRefunds(deps),
    overdue: await listOverdue(deps),
    failedMails: await listFailedMails(deps.db),
    messages: await listUnanswered(deps),
    complaints: await listOpenComplaints(deps.db, banjulDay(now)),
    handOvers: await listWaitingHandOvers(deps.db, now),
    holdsEnding: await listHoldsEnding(deps.db, now),
    openChanges: await listOpenChanges(deps.db),
    tooFew: await listTooFew(deps, banjulDay(now)),
    wind: await readTodayWind(deps),
    newAnswers: await countNewAnswers(deps),
    lateDetails: await listLateDetails(deps, banjulDay(now)),
    ...(await readDepartures(deps.db, banjulDay(now))),
  }
}

async function listOverdue(deps: TodayDeps): Promise<OverdueBalance[]> {
  const today = banjulDay(deps.clock.now())
  return (await readOwing(deps, isOverdue(today)))
    .toSorted((one, other) => compareOwed(one.owed, other.owed))
    .map(({ record, owed: { amountCents, dueOn } }) => ({
      ...guestAndDate(record),
      amount: eurosFromCents(amountCents),
      dueOn,
      daysLate: daysBetween(dueOn, today),
    }))
}

/** More failed mails than this have one common cause. */
const MOST_MAILS = 100

async function listFailedMails(db: Deps['db']): Promise<FailedMail[]> {
  const rows = await db
    .select({ mail: mails, booking: bookings })
    .from(mails)
    .leftJoin(bookings, eq(bookings.id, mails.bookingId))
    .where(eq(mails.state, 'failed'))
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(MOST_MAILS)
  return rows.map(({ mail, booking }) => ({
    ...pick(mail, ['id', 'subject', 'lastError']),
    to: mail.recipient,
    createdAt: mail.createdAt.toISOString(),
    guest: booking && guestOf({ booking }),
  }))
}

/** Returns the holds that end today; those of a group that end at once are one, of the first of them. */
export async function listHoldsEnding(db: Deps['db'], now: Date): Promise<EndingHold[]> {
  const tomorrow = startOfBanjulDay(addDays(banjulDay(now), 1))
  const records = inGroupOrder(await loadBookings(db, endsBefore(tomorrow)))
  const holds = Map.groupBy(records, ({ booking: { id, groupId, holdExpiresAt } }) =>
    groupId === null ? id : `${groupId} ${holdExpiresAt?.toISOString()}`,
  )
  const firsts = [...holds.values()].flatMap((group) => group.slice(0, 1))
  const comesWith = await whoComesWith(db, firsts)
  return firsts
    .flatMap((record) => {
      const { holdExpiresAt } = record.booking
      if (!holdExpiresAt) return []
      const hold = { comesWith: comesWith(record.booking), holdExpiresAt: holdExpiresAt.toISOString() }
      return [{ ...guestAndDate(record), ...hold }]
    })
    .toSorted((one, other) => one.holdExpiresAt.localeCompare(other.holdExpiresAt))
}

/** Matches holds of bookings with an account that end before `instant`. Somebody who has not signed in yet may still be about to pay. */
export function endsBefore(instant: Date): SQL | undefined {
  return and(
    eq(bookings.status, 'booking_submitted'),
    isNotNull(bookings.userId),
    lt(bookings.holdExpiresAt, instant),
  )
}

/** Returns the retreats with guests that are running, and the first that has not begun. */
async function readDepartures(
  db: Deps['db'],
  today: CalendarDay,
): Promise<Pick<Today, 'running' | 'nextDeparture'>> {
  const ahead = await db
    .select()
    .from(retreats)
    .where(
      and(
        gte(retreats.endsOn, today),
        not(retreats.isTest),
        sql`exists (select 1 from ${bookings} where ${bookings.retreatId} = ${retreats.id} and ${bookings.placeNumber} is not null)`,
      ),
    )
    .orderBy(asc(retreats.startsOn), asc(retreats.id))
  const present = (retreat: RetreatRow) => presentDeparture(db, retreat, today)
  const next = ahead.find(({ startsOn }) => startsOn > today)
  return {
    running: await Promise.all(ahead.filter(({ startsOn }) => startsOn <= today).map(present)),
    nextDeparture: next ? await present(next) : null,
  }
}

async function presentDeparture(db: Deps['db'], retreat: RetreatRow, today: CalendarDay): Promise<Departure> {
  const guests = await bookingsOn(db, retreat.id)
  return {
    retreatId: retreat.id,
    label: labelOf(retreat),
    inDays: daysBetween(today, retreat.startsOn),
    kiters: guests.filter(isKiter).length,
    nonKiters: guests.filter((record) => !isKiter(record)).length,
    missing: MISSING_THINGS.flatMap((what) => {
      const who = guests.filter((record) => LACKS[what](record, retreat.startsOn < today)).map(guestOf)
      const byName = who.toSorted((one, other) => one.name.localeCompare(other.name))
      return who.length === 0 ? [] : [{ what, guests: byName }]
    }),
  }
}

const LACKS: Record<MissingThing, (record: BookingRecord, hasArrived: boolean) => boolean> = {
  arrival: ({ booking }, hasArrived) =>
    !hasArrived && (booking.arrivalDate === null || booking.arrivalTime === null),
  balance: (record) => balanceDueOf(record) > 0,
  wetsuit: (record) => isKiter(record) && record.booking.selectedWetsuitSize === null,
}

function isKiter({ booking }: BookingRecord): boolean {
  return booking.packageType === 'kiter'
}

function guestOf({ booking }: Pick<BookingRecord, 'booking'>) {
  return { leadId: booking.id, name: fullName(booking) }
}

function guestAndDate({ booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>) {
  return { ...guestOf({ booking }), retreatDate: retreat && labelOf(retreat) }
}

/** Returns the guests whom no email about their date reached and the operator has not told, by date and news, the oldest news first. */
export async function listUntold(db: Deps['db']): Promise<UntoldDate[]> {
  const untold = (await listUnreached(db)).filter(({ told }) => told === null)
  const byDate = Map.groupBy(untold, ({ record, about }) => `${about} ${record.booking.retreatId}`)
  return [...byDate.values()]
    .flatMap((guests) => {
      const [first] = guests
      const retreat = first?.record.retreat
      if (!first || !retreat) return []
      const at = first.asked?.change.announcedAt ?? retreat.cancelledAt
      const date = { retreatId: retreat.id, label: labelOf(retreat), about: first.about }
      return [{ ...date, at: at?.toISOString() ?? '', guests: presentUnreached(guests) }]
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

// Guests' requests under package travel law that the operator has to answer (decision 0170).

/** Returns unanswered complaints, the earliest deadline first. */
async function listOpenComplaints(db: Deps['db'], today: CalendarDay): Promise<OpenComplaint[]> {
  const rows = await listUnansweredComplaints(db)
  const presented = await presentForAdmin(
    db,
    rows.map(({ complaint }) => complaint),
  )
  return rows.flatMap((row, index) => {
    const complaint = presented[index]
    if (!complaint) return []
    return [{ ...guestAndDate(row), complaint, daysLeft: daysBetween(today, complaint.answerBy) }]
  })
}

/** Returns hand-over requests that wait for the operator, oldest first. */
async function listWaitingHandOvers(db: Deps['db'], now: Date): Promise<AskedHandOver[]> {
  const rows = await listAskedHandOvers(db, now)
  return rows.map((row) => ({ ...guestAndDate(row), handOver: presentHandOver(row.handOver) }))
}

/** Returns changes that guests still have to choose on, the earliest deadline first (decision 0172). */
export async function listOpenChanges(db: Deps['db']): Promise<OpenChange[]> {
  const waiting = await db
    .select({ changeId: changeChoices.changeId, lastDay: lastDaySql, booking: bookings })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(waitsForChoice)
    .orderBy(asc(bookings.firstName), asc(bookings.id))
  if (waiting.length === 0) return []
  const rows = await db
    .select({ change: dateChanges, retreat: retreats })
    .from(dateChanges)
    .innerJoin(retreats, eq(retreats.id, dateChanges.retreatId))
    .where(
      inArray(
        dateChanges.id,
        waiting.map(({ changeId }) => changeId),
      ),
    )
    .orderBy(dateChanges.chooseBy, dateChanges.id)
  return rows.flatMap(({ change: { id, kind }, retreat }) => {
    const open = waiting.filter(({ changeId }) => changeId === id)
    const chooseBy = open
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1)
    if (chooseBy === undefined) return []
    return [
      {
        id,
        retreatId: retreat.id,
        label: labelOf(retreat),
        kind,
        waiting: open.map(({ booking }) => ({ ...guestOf({ booking }), phone: booking.phone })),
        chooseBy,
      },
    ]
  })
}
