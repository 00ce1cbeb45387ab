import { and, eq, exists, getTableColumns, gt, inArray, isNotNull, lte, not, or, type SQL } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import { guideFor, isDepartureInfoThere, isGuidePosted, type Guide } from '#domain/guide/guide.ts'
import {
  dueBalanceReminder,
  dueInstalmentReminder,
  FIRST_REMINDER_DAYS,
  isReminderTime,
  type BalanceReminder,
  type InstalmentReminder,
} from '#domain/payment/reminders.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { mailEachDue } from '#server/change/mail-each-due.ts'
import { mailOf, type Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, instalments, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { templatesWhere } from '#server/mail/templates.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { balanceDueOf, moneyOf, openPlanOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { isMailedWithBooker } from '#server/store/group-record.ts'
import { hasOpenMove } from '#server/store/places.ts'
import { departureInfo } from './read-guide.ts'

/** The guide, how many months before a retreat its guests get it, and how many days before a due day they are reminded. */
type GuidePlan = Pick<SiteContent, 'guide'> &
  Pick<SiteContent['business']['offer'], 'postedMonthsBefore'> &
  Pick<SiteContent['business']['reminders'], 'daysBefore'>

function planOf({ guide, business }: SiteContent): GuidePlan {
  const { offer, reminders } = business
  return { guide, postedMonthsBefore: offer.postedMonthsBefore, daysBefore: reminders.daysBefore }
}

/**
 * Mails guests before a retreat. The open balance: 60 days before, on the owner’s days before it is due, and once when overdue; each part of a payment plan: on the
 * owner’s days before its day, and 2 days after. Two months before, or when a later booking is confirmed: time to get ready. From two weeks
 * before: what is needed on the journey. Mails missed during downtime are made up for, of the reminders only the latest. If the guide is
 * incomplete, the operator is told instead (decision 0092).
 */
export async function remindOfRetreat(deps: Deps): Promise<void> {
  const plan = planOf(deps.site())
  const now = deps.clock.now()
  await reportMissingGuide(deps, plan, now)
  await mailEachDue(deps, {
    where: isUpcoming(deps, plan, now),
    failure: 'a guest could not be sent the email before a retreat yet',
    due: async (db, records) => {
      const stating = Map.groupBy(await loadStating(db, records), ({ bookingId }) => bookingId)
      return async (record) => {
        const mentioned = (stating.get(record.booking.id) ?? []).map(({ at }) => at)
        return { mails: await dueMails(deps, db, record, { ...plan, mentioned, now }) }
      }
    },
  })
}

/** Matches the real guests' bookings with a place on a retreat that begins soon, but not today. */
function isUpcoming({ db }: Deps, { postedMonthsBefore, daysBefore }: GuidePlan, now: Date): SQL | undefined {
  const today = banjulDay(now)
  const firstMailDays = Math.max(FIRST_REMINDER_DAYS, postedMonthsBefore * 31)
  return and(
    isNotNull(bookings.placeNumber),
    eq(bookings.isExample, false),
    gt(retreats.startsOn, today),
    // Nothing can be paid or prepared before other days are accepted.
    not(hasOpenMove),
    // The parts of a payment plan begin long before.
    or(
      lte(retreats.startsOn, addDays(today, firstMailDays)),
      lte(bookings.balanceDueOn, addDays(today, Math.max(0, ...daysBefore))),
      exists(db.select().from(instalments).where(eq(instalments.bookingId, bookings.id))),
    ),
  )
}

/** These mails state the balance, so guests need no reminder for a day before them. */
const STATING_BALANCE = templatesWhere(({ statesBalance }) => statesBalance)

async function loadStating(db: Database | Transaction, records: readonly BookingRecord[]) {
  const ids = records.map(({ booking }) => booking.id)
  return db
    .select({ bookingId: mails.bookingId, at: mails.createdAt })
    .from(mails)
    .where(and(inArray(mails.bookingId, ids), inArray(mails.template, STATING_BALANCE)))
}

async function dueMails(
  deps: Deps,
  db: Database | Transaction,
  record: BookingRecord,
  { now, guide, postedMonthsBefore, ...plan }: GuidePlan & { mentioned: readonly Date[]; now: Date },
): Promise<Mail[]> {
  // An entry that can still be undone must not cause a mail (decision 0100).
  if (record.payments.some(({ documentDueAt }) => documentDueAt !== null)) return []
  const due: Mail[] = []
  const reminder = balanceReminder(record, { ...plan, now })
  if (reminder && !(await isMailedWithBooker(db, record)))
    due.push(mailOf('balance-reminder', { reminder, payLink: payLinkOf(deps, record) }))
  // The travel information links to the guide, too.
  if (isNearDeparture(record, now)) due.push(mailOf('before-departure', { info: departureInfo(deps.site()) }))
  else if (isTimeToGetReady(record, postedMonthsBefore, now) && isWhole(record, guide))
    due.push(mailOf('pre-travel'))
  return due
}

function balanceReminder(
  record: BookingRecord,
  { daysBefore, mentioned, now }: Pick<GuidePlan, 'daysBefore'> & { mentioned: readonly Date[]; now: Date },
): BalanceReminder | InstalmentReminder | null {
  const { booking, retreat } = record
  if (moneyOf(record).paymentStatus !== 'deposit_paid' || balanceDueOf(record) <= 0) return null
  if (!retreat || booking.balanceDueOn === null) return null
  const instants = [booking.submittedAt ?? booking.createdAt, ...mentioned].map((at) => at.getTime())
  const mentionedAt = new Date(Math.max(...instants))
  const { startsOn } = retreat
  const plan = openPlanOf(record)
  if (plan) return dueInstalmentReminder({ instalments: plan, startsOn, daysBefore, mentionedAt, now })
  return dueBalanceReminder({ startsOn, daysBefore, balanceDueOn: booking.balanceDueOn, mentionedAt, now })
}

function isTimeToGetReady(
  { booking, retreat }: BookingRecord,
  postedMonthsBefore: number,
  now: Date,
): boolean {
  if (booking.status !== 'payment_confirmed' || !retreat) return false
  return isGuidePosted(retreat.startsOn, postedMonthsBefore, now)
}

function isNearDeparture({ booking, retreat }: BookingRecord, now: Date): boolean {
  if (booking.status !== 'payment_confirmed' || !retreat) return false
  return isDepartureInfoThere(retreat.startsOn, now) && retreat.startsOn > banjulDay(now)
}

/** True if the guide has every chapter, so that a mail never links to an incomplete one. */
function isWhole({ retreat }: BookingRecord, guide: Guide): boolean {
  return guideFor(guide, retreat?.startsOn ?? '').missing.length === 0
}

/**
 * Tells the operator, once per retreat and missing chapters, that guests wait for an incomplete guide. The guests' mail is sent as soon as
 * it is complete (decision 0092).
 */
async function reportMissingGuide(deps: Deps, plan: GuidePlan, now: Date): Promise<void> {
  if (!isReminderTime(now)) return
  const awaited = await deps.db
    .selectDistinct(pick(getTableColumns(retreats), ['id', 'startsOn', 'endsOn']))
    .from(bookings)
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(and(isUpcoming(deps, plan, now), eq(bookings.status, 'payment_confirmed')))
  for (const retreat of awaited) {
    const { missing } = guideFor(plan.guide, retreat.startsOn)
    if (missing.length === 0 || !isGuidePosted(retreat.startsOn, plan.postedMonthsBefore, now)) continue
    const dedupeKey = `operator-guide-missing:${retreat.id}:${retreat.startsOn}:${missing.join('+')}`
    if ((await deps.db.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0) continue
    await queueMail(deps.db, deps, {
      template: 'operator-guide-missing',
      to: operatorAddress(deps),
      data: { retreatDate: labelOf(retreat), missing },
      dedupeKey,
    })
  }
}
