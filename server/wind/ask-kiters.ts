import { and, eq, exists, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { isReminderTime } from '#domain/payment/reminders.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { chooseUntil, windReminderOn } from '#domain/wind/wind.ts'
import { changeEach } from '#server/change/change-booking.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, retreats, users, windEntries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { loadBookings, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import { mailedPaymentAddress } from '#server/store/link-token.ts'
import { newClaim, saveClaim } from '#server/store/wind-record.ts'
import { isKiterThere, windOf } from './wind-view.ts'

/** Days after a retreat's end after which nothing is asked or kept any more: the choice, its last day, and a week without the server. */
const LOOKED_AT_DAYS = 130

/**
 * Asks each kiter of a retreat with fewer than three full days, from the day after the last kite day, and reminds them twice. Once the time
 * to choose is over, the missing days stay as a credit. None leaves at night. Dedupe keys prevent repeats.
 */
export async function askKiters(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isReminderTime(now)) return
  const today = banjulDay(now)
  const records = await loadBookings(deps.db, isWaitedFor(deps, today))
  const due = records.filter(isKiterThere).map(({ booking }) => ({ bookingId: booking.id }))
  await changeEach(deps, due, 'a kiter could not be asked about the wind yet', async (record, { tx }) => {
    const wind = await windOf(tx, record, now)
    const { retreat } = record
    if (!retreat || !wind?.soFar.applies || wind.claim?.choice) return { result: null }
    // A retreat whose days were entered after the time to choose is the operator's to settle.
    if (!wind.claim && today > chooseUntil(retreat.endsOn)) return { result: null }
    const claim = wind.claim ?? newClaim(record.booking.id, now)
    const until = chooseUntil(banjulDay(claim.askedAt))
    const { fullDays, missingDays } = wind.soFar
    if (today <= until) {
      const reminder = windReminderOn(banjulDay(claim.askedAt), today)
      const key = `wind-choice:${claim.id}:${reminder ?? 'asked'}`
      const data = { fullDays, missingDays, until, isReminder: reminder !== null }
      return {
        ...(!wind.claim && { also: (write) => saveClaim(write, claim) }),
        mails: await windMail(deps, tx, record, { template: 'wind-choice', data, key }),
        result: null,
      }
    }
    const kept = { choice: 'days', days: missingDays, chosenAt: now, chosenBy: 'site' } as const
    const data = { days: missingDays, retreatDate: labelOf(retreat) }
    return {
      also: (write) => saveClaim(write, { ...claim, ...kept }),
      history: [{ what: 'Wind or Win', to: 'no answer: the kite days stay' }],
      mails: await windMail(deps, tx, record, { template: 'wind-kept', data, key: `wind-kept:${claim.id}` }),
      result: null,
    }
  })
}

/** Matches the bookings of retreats that had their last kite day and an entered day, whose guests have not chosen. */
function isWaitedFor({ db }: Deps, today: string) {
  const over = db
    .select({ id: retreats.id })
    .from(retreats)
    .where(
      and(
        lte(retreats.endsOn, today),
        gte(retreats.endsOn, addDays(today, -LOOKED_AT_DAYS)),
        ne(retreats.status, 'cancelled'),
        exists(db.select().from(windEntries).where(eq(windEntries.retreatId, retreats.id))),
      ),
    )
  return and(
    inArray(bookings.retreatId, over),
    isNotNull(bookings.placeNumber),
    eq(bookings.isExample, false),
  )
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
  tx: Transaction,
  { booking }: BookingRecord,
  { key, template, data }: WindMail & { key: string },
): Promise<Mail[]> {
  const booker = booking.bookedByOther && booking.userId !== null ? await addressOf(tx, booking.userId) : null
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

async function addressOf(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}
