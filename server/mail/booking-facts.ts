import { eurosFromCents, sumEuros } from '#domain/base/money.ts'
import { dependsOnTransferSince, waitsForAddress } from '#domain/booking/booking-state.ts'
import { paymentTimeline, type TimelineStep } from '#domain/booking/payment-timeline.ts'
import { asOne, asOnePayment } from '#domain/booking/together.ts'
import type { MailAbout } from '#domain/mail/stored-mail.ts'
import { isReceived } from '#domain/payment/ledger.ts'
import { lastDayOfTransferHold } from '#domain/payment/overdue-transfer.ts'
import {
  ledgerRefundSteps,
  plannedRefundSteps,
  refundStepAt,
  refundStepsInEuros,
} from '#domain/refund/refund-steps.ts'
import type { Carried } from '#emails/define-mail.ts'
import type { MailFacts } from '#emails/mail-facts.ts'
import { retreatCalendar, type CalendarFile } from '#server/calendar/retreat-calendar.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { paymentsOf } from '#server/document/booking-payments.ts'
import { balanceDueOf, bookedRetreatOf, isRefundSent, moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { openChangesOf } from '#server/store/date-change-record.ts'
import { mailedPaymentAddress, paymentPath, travellerToken } from '#server/store/link-token.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { presentAnnounced } from '#server/store/present-date-change.ts'
import { currentGuestPayee, recordOfPayee } from '#server/store/refund-payee.ts'
import { mailedLines, shownChanges } from './changed-lines.ts'
import { isFileOfEvent, isOfEvent } from './event-facts.ts'
import {
  mailFiles,
  mailedNames,
  mailedTravellers,
  type MailFiles,
  type Together,
  forGuest,
  forOperator,
} from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'
import { readMailedChange, readMailedHandOver } from './row-facts.ts'
import { BOOKING_MAILS, type BookingMailTemplate } from './templates.ts'

/** How a mail is written: from what it is about, and with links that open something, or without them to be kept. */
interface Writing {
  db: Database | Transaction
  about: MailAbout
  links: 'open' | 'closed'
  recipient: string
  /** The bookings that the mail speaks of, the own first. */
  together: Together
  /** Those whom the guest has booked for on the same date and of whom the mail does not speak as one. */
  others: readonly BookingRecord[]
}

/** Facts of the booking, read when the mail is sent. */
const bookingFacts = {
  timeline: (_, deps, { together }) => mailedTimeline(deps, together),
  refundSteps: (record, deps) => refundStepsNow(record, deps.clock.now()),
  fullRefundUntil: ({ booking, retreat }) => {
    const { submittedAt, totalCents } = booking
    if (!submittedAt || !retreat || totalCents === null) return null
    const [first] = plannedRefundSteps({ submittedAt, startsOn: retreat.startsOn, paidCents: totalCents })
    return first?.kind === 'everything' ? first.until.toISOString() : null
  },
  isRefundSent: (_record, _deps, { together }) => together.every(isRefundSent),
  stillUnpaid: (_record, _deps, { others }) =>
    mailedTravellers(
      others
        .filter(({ booking }) => booking.holdExpiresAt !== null)
        .map((other) => presentOpenBooking(other)),
    ),
  staying: (_record, _deps, { others }) => ({
    names: mailedNames(others.map(({ booking }) => booking)),
    left: sumEuros(others.map((other) => eurosFromCents(balanceDueOf(other)))),
  }),
  words: ({ retreat }) => retreat?.cancellationWords ?? null,
  // Whoever has the link may claim the booking, so it goes to its present address alone.
  payAt: ({ booking }, deps, { links, recipient }) =>
    links === 'open' && recipient === booking.email
      ? mailedPaymentAddress(deps, booking)
      : deps.env.baseUrl + paymentPath(booking.id),
  ownPage: ({ booking }, deps, { links, recipient }) => {
    if (!booking.bookedByOther || recipient !== booking.email) return null
    return `${deps.env.baseUrl}/traveller/${links === 'open' ? travellerToken(deps, booking) : '…'}`
  },
  claimed: ({ booking }) => booking.userId !== null,
  keptThrough: (record) => {
    const money = moneyOf(record)
    const since = waitsForAddress(record.booking, money)
      ? null
      : dependsOnTransferSince(record.booking, money)
    return since && lastDayOfTransferHold(since)
  },
  transferDays: (_, { site }) => site().business.bank.transferDays,
  startsOn: ({ retreat }) => retreat?.startsOn ?? '',
  endsOn: ({ retreat }) => retreat?.endsOn ?? '',
  knowsArrival: ({ booking }) => booking.arrivalDate !== null && booking.arrivalTime !== null,
  changes: (record, deps, { about }) =>
    shownChanges(about.changedFrom ?? {}, mailedLines(record, deps.clock.now())),
  isToOrder: ({ booking }) => booking.orderChangedAt !== null,
  change: (record, _, { db, about }) => readMailedChange(db, record, about.ids?.change),
  handOver: (_, deps, { db, about, links }) => readMailedHandOver(db, deps, about.ids?.handOver, links),
  announced: async (record, { clock }, { db }) =>
    presentAnnounced(record, await openChangesOf(db, record), record.booking.handedOverAt ?? clock.now()),
} satisfies Partial<{
  [F in keyof MailFacts]: (
    record: BookingRecord,
    deps: MailDeps,
    writing: Writing,
  ) => MailFacts[F] | Promise<MailFacts[F]>
}>

/** What a mail carries of the booking as it is when the mail is sent: the retreat as a calendar file. */
const carriedWhenSent = {
  calendar: (record, deps) => mailFiles({ calendar: retreatCalendar(deps, record) }),
  'calendar-if-sent': (record, deps) => mailFiles({ calendar: calendarSentBefore(deps, record) }),
} satisfies { [C in Carried]?: (record: BookingRecord, deps: MailDeps) => MailFiles }

/** Returns all data of a mail about a booking, as the booking is now, and what the mail carries of it. */
export async function bookingData(
  deps: MailDeps,
  template: BookingMailTemplate,
  record: BookingRecord,
  writing: Writing,
): Promise<{ data: Record<string, unknown>; files: MailFiles['files'] }> {
  const { to, needs = [], carries = [] } = BOOKING_MAILS[template]
  const now = deps.clock.now()
  const each = carries.flatMap((file) => (isFileOfEvent(file) ? [] : carriedWhenSent[file](record, deps)))
  const attached = [...(writing.about.attached ?? []), ...each.flatMap((file) => file.attached)]
  const read = needs
    .filter((need) => !isOfEvent(need))
    .map(async (need): Promise<[string, unknown]> => [need, await bookingFacts[need](record, deps, writing)])
  return {
    data: {
      ...(to === 'operator'
        ? forOperator(record, now, writing.together)
        : { ...forGuest(record, now, writing.together), attached }),
      ...Object.fromEntries(await Promise.all(read)),
      ...writing.about.facts,
    },
    files: each.flatMap(({ files }) => files),
  }
}

/** Returns the retreat as a calendar file if the guest received it before, with the first money. Null otherwise. */
function calendarSentBefore(deps: MailDeps, record: BookingRecord): CalendarFile | null {
  return record.payments.some(isReceived) ? retreatCalendar(deps, record) : null
}

/** Returns what was paid for a booking and what is due when, as the screens after a payment show it. */
function mailedTimeline({ site, clock }: MailDeps, [own, ...others]: Together): TimelineStep[] {
  const booking = {
    ...asOne([presentOpenBooking(own), ...others.map(presentOpenBooking)]),
    endsOn: own.retreat?.endsOn ?? null,
    travellerCount: others.length + 1,
  }
  const transferWorkingDays = site().business.bank.longestTransferDays
  const payments = [own, ...others].flatMap((record) => {
    const theirs = recordOfPayee(currentGuestPayee(record.booking), record).payments
    return paymentsOf({ ...record, payments: theirs })
  })
  return paymentTimeline(booking, asOnePayment(payments), { now: clock.now(), transferWorkingDays })
}

/** Returns the refund steps of the money received and the current one of them. */
function refundStepsNow(record: BookingRecord, now: Date): MailFacts['refundSteps'] {
  const booked = bookedRetreatOf(record)
  const steps = booked ? ledgerRefundSteps(booked, record.payments) : []
  return { steps: refundStepsInEuros(steps), from: refundStepAt(steps, now) }
}
