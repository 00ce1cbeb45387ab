import { and, eq, exists, gt, inArray, isNotNull, lte, not, or } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { SITE } from '#domain/booking/history.ts'
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
import { changeBooking } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, instalments, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { dedupeKeyOf } from '#server/mail/event-facts.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { templatesWhere, type MailTemplate } from '#server/mail/templates.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { balanceDueOf, moneyOf, openPlanOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
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
 * before: what is needed on the journey. None leaves at night. Mails missed during downtime are made up for, of the reminders only the latest. If the guide is
 * incomplete, the operator is told instead (decision 0092). Dedupe keys prevent repeats.
 */
export async function remindOfRetreat(deps: Deps): Promise<void> {
  const plan = planOf(deps.site())
  if (!isReminderTime(deps.clock.now())) return
  const upcoming = await loadUpcoming(deps, plan)
  await reportMissingGuide(
    deps,
    upcoming.filter((record) => isTimeToGetReady(record, plan, deps.clock.now())),
    plan.guide,
  )
  // Usually nothing is due, so this is checked first for all bookings at once and without locks.
  const sent = Map.groupBy(await loadSentMails(deps.db, upcoming), ({ bookingId }) => bookingId)
  await forEachBooking(
    deps,
    upcoming.map((record) => ({ bookingId: record.booking.id, record })),
    'a guest could not be sent the email before a retreat yet',
    async ({ bookingId, record }) => {
      if (isAnyDue(dueMails(record, sent.get(bookingId) ?? [], plan, deps.clock.now()))) {
        await notify(deps, bookingId, plan)
      }
    },
  )
}

async function notify(deps: Deps, bookingId: string, plan: GuidePlan): Promise<void> {
  await changeBooking(deps, { id: bookingId, by: SITE }, (_, { now }) => ({
    mails: async ({ tx, record }) => {
      const { reminder, ...due } = dueMails(record, await loadSentMails(tx, [record]), plan, now)
      return [
        ...(reminder && !(await isMailedWithBooker(tx, record))
          ? [mailOf('balance-reminder', { reminder, payLink: payLinkOf(deps, record) })]
          : []),
        ...(due.guide ? [mailOf('pre-travel')] : []),
        ...(due.departure ? [mailOf('before-departure', { info: departureInfo(deps.site()) })] : []),
      ]
    },
    result: null,
  }))
}

/** Returns the real guests' bookings with a place on a retreat that begins soon, but not today. */
async function loadUpcoming(
  { db, clock }: Deps,
  { postedMonthsBefore, daysBefore }: GuidePlan,
): Promise<BookingRecord[]> {
  const today = banjulDay(clock.now())
  const firstMailDays = Math.max(FIRST_REMINDER_DAYS, postedMonthsBefore * 31)
  return loadBookings(
    db,
    and(
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
    ),
  )
}

/** These mails state the balance, so guests need no reminder for a day before them. */
const STATING_BALANCE: readonly string[] = templatesWhere(({ statesBalance }) => statesBalance)
const REMEMBERED = [
  ...STATING_BALANCE,
  ...(['balance-reminder', 'pre-travel', 'before-departure'] satisfies MailTemplate[]),
]

type SentMail = Awaited<ReturnType<typeof loadSentMails>>[number]

async function loadSentMails(db: Database | Transaction, records: readonly BookingRecord[]) {
  if (records.length === 0) return []
  const ids = records.map(({ booking }) => booking.id)
  return db
    .select({
      bookingId: mails.bookingId,
      template: mails.template,
      dedupeKey: mails.dedupeKey,
      at: mails.createdAt,
    })
    .from(mails)
    .where(and(inArray(mails.bookingId, ids), inArray(mails.template, REMEMBERED)))
}

interface DueMails {
  reminder: BalanceReminder | InstalmentReminder | null
  /** True if it is time to get ready, the guide is complete, and the guest was not told yet. */
  guide: boolean
  /** True if the journey is at most two weeks away, and the guest was not told yet. */
  departure: boolean
}

const NOTHING_DUE: DueMails = { reminder: null, guide: false, departure: false }

function isAnyDue({ reminder, guide, departure }: DueMails): boolean {
  return guide || reminder !== null || departure
}

function dueMails(record: BookingRecord, sent: readonly SentMail[], plan: GuidePlan, now: Date): DueMails {
  // An entry that can still be undone must not cause a mail (decision 0100).
  if (record.payments.some(({ documentDueAt }) => documentDueAt !== null)) return NOTHING_DUE
  const queued = new Set(sent.map(({ dedupeKey }) => dedupeKey))
  const reminder = balanceReminder(record, sent, plan, now)
  return {
    reminder:
      reminder && !queued.has(dedupeKeyOf('balance-reminder', record, { reminder })) ? reminder : null,
    guide:
      isTimeToGetReady(record, plan, now) &&
      // The travel information links to the guide, too.
      !isNearDeparture(record, now) &&
      !queued.has(dedupeKeyOf('pre-travel', record)) &&
      isWhole(record, plan.guide),
    departure: isNearDeparture(record, now) && !queued.has(dedupeKeyOf('before-departure', record)),
  }
}

function balanceReminder(
  record: BookingRecord,
  sent: readonly SentMail[],
  { daysBefore }: Pick<GuidePlan, 'daysBefore'>,
  now: Date,
): BalanceReminder | InstalmentReminder | null {
  const { booking, retreat } = record
  if (moneyOf(record).paymentStatus !== 'deposit_paid' || balanceDueOf(record) <= 0) return null
  if (!retreat || booking.balanceDueOn === null) return null
  const instants = sent
    .filter(({ template }) => STATING_BALANCE.includes(template))
    .map(({ at }) => at.getTime())
  const mentionedAt = new Date(Math.max((booking.submittedAt ?? booking.createdAt).getTime(), ...instants))
  const { startsOn } = retreat
  const plan = openPlanOf(record)
  if (plan) return dueInstalmentReminder({ instalments: plan, startsOn, daysBefore, mentionedAt, now })
  return dueBalanceReminder({ startsOn, daysBefore, balanceDueOn: booking.balanceDueOn, mentionedAt, now })
}

function isTimeToGetReady(
  { booking, retreat }: BookingRecord,
  { postedMonthsBefore }: GuidePlan,
  now: Date,
): boolean {
  if (booking.status !== 'payment_confirmed' || !retreat) return false
  return isGuidePosted(retreat.startsOn, postedMonthsBefore, now) && retreat.startsOn > banjulDay(now)
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
async function reportMissingGuide(
  deps: Deps,
  waiting: readonly BookingRecord[],
  guide: Guide,
): Promise<void> {
  const awaited = new Map(waiting.flatMap(({ retreat }) => (retreat ? [[retreat.id, retreat]] : [])))
  const gaps = [...awaited.values()]
    .map((retreat) => ({ retreat, missing: guideFor(guide, retreat.startsOn).missing }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ retreat, missing }) => {
      const dedupeKey = `operator-guide-missing:${retreat.id}:${retreat.startsOn}:${missing.join('+')}`
      return { retreat, missing, dedupeKey }
    })
  if (gaps.length === 0) return
  const sent = await deps.db
    .select({ dedupeKey: mails.dedupeKey })
    .from(mails)
    .where(
      inArray(
        mails.dedupeKey,
        gaps.map(({ dedupeKey }) => dedupeKey),
      ),
    )
  for (const { retreat, missing, dedupeKey } of gaps) {
    if (sent.some((mail) => mail.dedupeKey === dedupeKey)) continue
    await queueMail(deps.db, deps, {
      template: 'operator-guide-missing',
      to: operatorAddress(deps),
      data: { retreatDate: labelOf(retreat), missing },
      dedupeKey,
    })
  }
}
