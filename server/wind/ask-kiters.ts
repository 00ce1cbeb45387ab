import { and, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { chooseUntil, windReminderOn, windSoFar } from '#domain/wind/wind.ts'
import { mailEachDue, type DueMails } from '#server/change/mail-each-due.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, retreats, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import type { BookingRecord, BookingRow } from '#server/store/booking-record.ts'
import { mailedPaymentAddress } from '#server/store/link-token.ts'
import { enteredOf, loadKiteDays, newClaim, saveClaim } from '#server/store/wind-record.ts'
import { isKiterThere, windOf } from './wind-view.ts'

/** Days after a retreat's end after which nothing is asked or kept any more: the choice, its last day, and a week without the server. */
const LOOKED_AT_DAYS = 130

/**
 * Asks each kiter of a retreat with fewer than three full days, from the day after the last kite day, and reminds them twice. Once the time
 * to choose is over, the missing days stay as a credit.
 */
export async function askKiters(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await mailEachDue(deps, {
    where: and(
      inArray(bookings.retreatId, await findCalm(deps, banjulDay(now))),
      isNotNull(bookings.placeNumber),
      eq(bookings.isExample, false),
    ),
    failure: 'a kiter could not be asked about the wind yet',
    due: (db) => async (record) => dueOf(deps, db, record, now),
  })
}

async function dueOf(
  deps: Deps,
  db: Database | Transaction,
  record: BookingRecord,
  now: Date,
): Promise<DueMails> {
  if (!isKiterThere(record)) return { mails: [] }
  const wind = await windOf(db, record, now)
  const { retreat } = record
  const today = banjulDay(now)
  if (!retreat || !wind?.soFar.applies || wind.claim?.choice) return { mails: [] }
  // A retreat whose days were entered after the time to choose is the operator's to settle.
  if (!wind.claim && today > chooseUntil(retreat.endsOn)) return { mails: [] }
  const claim = wind.claim ?? newClaim(record.booking.id, now)
  const until = chooseUntil(banjulDay(claim.askedAt))
  const { fullDays, missingDays } = wind.soFar
  if (today <= until) {
    const reminder = windReminderOn(banjulDay(claim.askedAt), today)
    const key = `wind-choice:${claim.id}:${reminder ?? 'asked'}`
    const data = { fullDays, missingDays, until, isReminder: reminder !== null }
    return {
      ...(!wind.claim && { also: (tx) => saveClaim(tx, claim) }),
      mails: await windMail(deps, db, record, { template: 'wind-choice', data, key }),
    }
  }
  const kept = { choice: 'days', days: missingDays, chosenAt: now, chosenBy: 'site' } as const
  const data = { days: missingDays, retreatDate: labelOf(retreat) }
  return {
    also: (tx) => saveClaim(tx, { ...claim, ...kept }),
    history: [{ what: 'Wind or Win', to: 'no answer: the kite days stay' }],
    mails: await windMail(deps, db, record, { template: 'wind-kept', data, key: `wind-kept:${claim.id}` }),
  }
}

/** Returns the retreats that had their last kite day, and fewer than three full ones. */
async function findCalm({ db }: Deps, today: string): Promise<string[]> {
  const over = await db
    .select()
    .from(retreats)
    .where(
      and(
        lte(retreats.endsOn, today),
        gte(retreats.endsOn, addDays(today, -LOOKED_AT_DAYS)),
        ne(retreats.status, 'cancelled'),
      ),
    )
  const calm: string[] = []
  for (const retreat of over) {
    const days = await loadKiteDays(db, retreat)
    if (windSoFar(retreat, enteredOf(days), today).applies) calm.push(retreat.id)
  }
  return calm
}

type WindMail =
  | {
      template: 'wind-choice'
      data: { fullDays: number; missingDays: number; until: string; isReminder: boolean }
    }
  | { template: 'wind-kept'; data: { days: number; retreatDate: string } }
  | { template: 'wind-sent'; data: { amount: number; retreatDate: string } }

/** Returns the email to a kiter; who has booked for somebody else acts for them until they have an account, and gets theirs. */
export async function windMail(
  deps: Deps,
  db: Database | Transaction,
  { booking }: BookingRecord,
  { key, template, data }: WindMail & { key: string },
): Promise<Mail[]> {
  const booker = booking.bookedByOther && booking.userId !== null ? await addressOf(db, booking.userId) : null
  const to = booker ?? booking.email
  if (to === null) return []
  const name = greetingName(booking.firstName)
  const known = {
    guestName: booker === null ? name : null,
    forName: booker === null ? null : name,
    link: linkFor(deps, booking),
  }
  const about = { to, dedupeKey: key, bookingId: booking.id }
  return [{ is: 'complete', mail: { ...about, template, data: { ...data, ...known } } }]
}

/** Returns the dashboard, or the link by which a booking without an account of its traveller gets one. */
function linkFor(deps: Deps, booking: BookingRow): string {
  if (booking.userId === null) return mailedPaymentAddress(deps, booking)
  return `${deps.env.baseUrl}/dashboard`
}

async function addressOf(db: Database | Transaction, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}
