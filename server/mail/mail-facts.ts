import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { BeforeAgreement } from '#domain/booking/agreement.ts'
import { dependsOnTransferSince, waitsForAddress } from '#domain/booking/booking-state.ts'
import { paymentTimeline, type TimelineStep } from '#domain/booking/payment-timeline.ts'
import type { DepartureInfo } from '#domain/guide/guide.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { handOverSentence } from '#domain/order/order-sentences.ts'
import { isReceived } from '#domain/payment/ledger.ts'
import { lastDayOfTransferHold } from '#domain/payment/overdue-transfer.ts'
import { nextDue } from '#domain/payment/payment-plan.ts'
import type { BalanceReminder, InstalmentReminder } from '#domain/payment/reminders.ts'
import {
  ledgerRefundSteps,
  plannedRefundSteps,
  refundStepAt,
  refundStepsInEuros,
} from '#domain/refund/refund-steps.ts'
import type { Carried, Occasion } from '#emails/define-mail.ts'
import type { MailedOrder, MailedInstalment, MailFacts } from '#emails/mail-facts.ts'
import { retreatCalendar, type CalendarFile } from '#server/calendar/retreat-calendar.ts'
import { paymentsOf } from '#server/document/booking-payments.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { OrderRow } from '#server/order/order-record.ts'
import { bookedRetreatOf, moneyOf, openPlanOf, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { mailedPaymentAddress } from '#server/store/link-token.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { currentGuestPayee, recordOfPayee } from '#server/store/refund-payee.ts'
import { agreementNews } from './agreement-news.ts'
import {
  mailFiles,
  type MailFiles,
  forGuest,
  forOperator,
  mailedPayment,
  mailedRefund,
} from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'
import {
  BOOKING_MAILS,
  type BookingMailTemplate,
  type FilesOf,
  type MailData,
  type NeedsOf,
  type OccasionOf,
} from './templates.ts'

/** How each fact that a mail needs is found: in the booking's record, or in what the use case passes about the event. */
const facts = {
  payment: (record, { payment }: { payment: PaymentRow }) => mailedPayment(record, payment),
  timeline: (record, _: unknown, deps) => mailedTimeline(deps, record),
  refundSteps: (record, _: unknown, deps) => refundStepsNow(record, deps.clock.now()),
  agreed: (record, { before }: { before: BeforeAgreement }) => agreementNews(record, before),
  fullRefundUntil: ({ booking, retreat }) => {
    const { submittedAt, totalCents } = booking
    if (!submittedAt || !retreat || totalCents === null) return null
    const [first] = plannedRefundSteps({ submittedAt, startsOn: retreat.startsOn, paidCents: totalCents })
    return first?.kind === 'everything' ? first.until.toISOString() : null
  },
  refund: (_, { refund }: { refund: BookingRefund }, deps) => mailedRefund(refund, deps.clock.now()),
  words: ({ retreat }) => retreat?.cancellationWords ?? null,
  account: (_, { account }: { account: { amountCents: Cents; link: string } | null }) =>
    account && { amount: eurosFromCents(account.amountCents), link: account.link },
  isByGuest: (_, { isByGuest }: { isByGuest: boolean }) => isByGuest,
  order: (_, { order, document }: { order: OrderRow; document: OrderDocument }) =>
    mailedOrder(order, document),
  payLink: (_, { payLink }: { payLink: string | null }) => payLink,
  payAt: ({ booking }, _: unknown, deps) => mailedPaymentAddress(deps, booking),
  claimed: ({ booking }) => booking.userId !== null,
  keptThrough: (record) => {
    const money = moneyOf(record)
    const since = waitsForAddress(record.booking, money)
      ? null
      : dependsOnTransferSince(record.booking, money)
    return since && lastDayOfTransferHold(since)
  },
  transferDays: (_, __: unknown, { site }) => site().business.bank.transferDays,
  overdue: (_, { reminder }: Reminded) =>
    typeof reminder === 'string' ? reminder === 'overdue' : reminder.before < 0,
  part: (record, { reminder }: Reminded) =>
    typeof reminder === 'string' ? null : instalmentOf(record, reminder),
  back: (_, { backCents }: { backCents: Cents }) => eurosFromCents(backCents),
  isAwaited: (_, { isAwaited }: { isAwaited: boolean }) => isAwaited,
  amount: (_, { amountCents }: { amountCents: Cents }) => eurosFromCents(amountCents),
  isRefused: (_, { isRefused }: { isRefused: boolean }) => isRefused,
  iban: (_, { iban }: { iban: string }) => iban,
  link: (_, { link }: { link: string }) => link,
  info: (_, { info }: { info: DepartureInfo }) => info,
  startsOn: ({ retreat }) => retreat?.startsOn ?? '',
  endsOn: ({ retreat }) => retreat?.endsOn ?? '',
  knowsArrival: ({ booking }) => booking.arrivalDate !== null && booking.arrivalTime !== null,
  problem: (_, { problem }: { problem: string }) => problem,
  answerBy: (_, { answerBy }: { answerBy: Date | null }) => answerBy?.toISOString() ?? null,
} satisfies { [F in keyof MailFacts]: (record: BookingRecord, input: never, deps: MailDeps) => MailFacts[F] }

interface Reminded {
  reminder: BalanceReminder | InstalmentReminder
}

/** How each occasion is identified in the dedupe key of its mail. */
const occasions = {
  submission: ({ booking }) => booking.submittedAt?.toISOString() ?? '',
  // A rejected transfer starts a new hold, which gets a new reminder.
  hold: ({ booking }) => booking.holdExpiresAt?.toISOString() ?? '',
  departure,
  // A part is identified by its day, so a part that was moved counts as another one.
  'balance-reminder': (record, { reminder }: Reminded) => {
    const which = typeof reminder === 'string' ? reminder : `part:${reminder.dueOn}:${reminder.before}`
    return `${departure(record)}:${which}`
  },
  change: ({ booking }) => booking.updatedAt.toISOString(),
  retreat: ({ booking }) => booking.retreatId ?? '',
  order: (_, { order }: { order: OrderRow }) => order.id,
  payment: (_, { payment }: { payment: PaymentRow }) => payment.id,
  'payment-problem': (_, { payment, problem }: { payment: PaymentRow; problem: string }) =>
    `${payment.id}:${problem}`,
  'dispute-deadline': (_, { payment, answerBy }: { payment: PaymentRow; answerBy: Date | null }) =>
    `${payment.id}:${answerBy?.toISOString() ?? null}`,
  // A refund that the bank refused is sent again, with a new mail.
  'refund-sending': (_, { payment }: { payment: PaymentRow }) =>
    `${payment.id}:${payment.settledAt?.toISOString()}`,
  'account-asked': ({ booking }, { askedAt }: { askedAt: Date }) =>
    `${booking.email}:${askedAt.toISOString()}`,
} satisfies { [O in Occasion]: (record: BookingRecord, input: never) => string }

/** What a mail carries: the documents that the change issued, the order that confirms the place, or the retreat as a calendar file. */
const carried = {
  documents: (_, { documents }: { documents: readonly DocumentRow[] }) => mailFiles({ documents }),
  order: (_, { order }: { order: OrderRow | null }) => mailFiles({ order }),
  calendar: (record, _: unknown, deps) => mailFiles({ calendar: retreatCalendar(deps, record) }),
  'calendar-if-sent': (record, _: unknown, deps) => mailFiles({ calendar: calendarSentBefore(deps, record) }),
} satisfies { [C in Carried]: (record: BookingRecord, input: never, deps: MailDeps) => MailFiles }

type InputOf<Finder> = Finder extends (record: BookingRecord, input: infer Input, ...rest: never) => unknown
  ? Input
  : unknown
/** The inputs of a mail's facts, each in a tuple so that `unknown` does not absorb the other types of the union. */
type BoxedInputs<T extends BookingMailTemplate> =
  | { [F in NeedsOf<T>]: [InputOf<(typeof facts)[F]>] }[NeedsOf<T>]
  | { [C in FilesOf<T>]: [InputOf<(typeof carried)[C]>] }[FilesOf<T>]
  | [InputOf<(typeof occasions)[OccasionOf<T>]>]
type Intersection<Boxed> = (Boxed extends [infer Input] ? (input: Input) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

/** What the use case has to pass beside the record. Empty if the record has it all. */
export type MailInput<T extends BookingMailTemplate> = Argument<Intersection<BoxedInputs<T>>>
type Argument<Input> = unknown extends Input ? [] : [Input]

type Find<Found> = (record: BookingRecord, input: never, deps: MailDeps) => Found

/** Returns the key that shows whether this mail was already queued for this occasion. */
export function dedupeKeyOf<T extends BookingMailTemplate>(
  template: T,
  record: BookingRecord,
  ...[input]: Argument<InputOf<(typeof occasions)[OccasionOf<T>]>>
): string {
  return keyOf(template, record, input)
}

function keyOf(template: BookingMailTemplate, record: BookingRecord, input: unknown): string {
  const occasion: (record: BookingRecord, input: never) => string = occasions[BOOKING_MAILS[template].oncePer]
  // The argument's type contains what the occasion reads of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return `${template}:${record.booking.id}:${occasion(record, input as never)}`
}

/** Returns the data, the attachments and the dedupe key of a mail about a booking. */
export function gatherFacts<T extends BookingMailTemplate>(
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...[input]: MailInput<T>
): { data: MailData[T]; files: MailFiles['files']; dedupeKey: string } {
  const { to, needs = [], carries = [] } = BOOKING_MAILS[template]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `input` contains what every finder reads
  const found = <Found>(find: Find<Found>): Found => find(record, input as never, deps)
  const each = carries.map((file) => found(carried[file]))
  const attached = each.flatMap((files) => files.attached)
  const now = deps.clock.now()
  const data = {
    ...(to === 'operator' ? forOperator(record, now) : { ...forGuest(record, now), attached }),
    ...Object.fromEntries(needs.map((need) => [need, found<unknown>(facts[need])])),
  }
  return {
    // Each mail lists the facts that it needs, so its data is complete.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    data: data as MailData[T],
    files: each.flatMap(({ files }) => files),
    dedupeKey: keyOf(template, record, input),
  }
}

/** Returns the retreat as a calendar file if the guest received it before, with the first money. Null otherwise. */
export function calendarSentBefore(deps: MailDeps, record: BookingRecord): CalendarFile | null {
  return record.payments.some(isReceived) ? retreatCalendar(deps, record) : null
}

/** A new retreat or a new guest is another journey, with its own reminders. */
function departure({ booking, retreat }: BookingRecord): string {
  const since = booking.handedOverAt ? `:${booking.handedOverAt.toISOString()}` : ''
  return `${retreat?.startsOn ?? ''}${since}`
}

/** Returns what was paid for a booking and what is due when, as the screens after a payment show it. */
function mailedTimeline({ site, clock }: MailDeps, record: BookingRecord): TimelineStep[] {
  const booking = { ...presentOpenBooking(record), endsOn: record.retreat?.endsOn ?? null }
  const transferWorkingDays = site().business.bank.longestTransferDays
  const own = recordOfPayee(currentGuestPayee(record.booking), record).payments
  return paymentTimeline(booking, paymentsOf({ ...record, payments: own }), {
    now: clock.now(),
    transferWorkingDays,
  })
}

/** Returns the refund steps of the money received and the current one of them. */
function refundStepsNow(record: BookingRecord, now: Date): MailFacts['refundSteps'] {
  const booked = bookedRetreatOf(record)
  const steps = booked ? ledgerRefundSteps(booked, record.payments) : []
  return { steps: refundStepsInEuros(steps), from: refundStepAt(steps, now) }
}

/** Returns an order that was just placed for the mail about it, with the texts and figures that were stored. */
function mailedOrder(
  { orderedBy, orderedAt }: Pick<OrderRow, 'orderedBy' | 'orderedAt'>,
  { contract }: OrderDocument,
): MailedOrder {
  const { price, settledCents, reportedCents = 0, extras, schedule, cancellation, change } = contract
  const handOver = { until: contract.handOverUntil, costCents: contract.handOverCents }
  return {
    totalCents: price.totalCents,
    settledCents,
    reportedCents,
    extras,
    schedule,
    refunds: cancellation,
    handOver: handOverSentence(handOver, banjulDay(orderedAt)),
    change,
    byPayLink: orderedBy === 'pay_link',
  }
}

/** Returns the instalment that a reminder is about, including everything still open of earlier ones. */
function instalmentOf(record: BookingRecord, { dueOn }: InstalmentReminder): MailedInstalment {
  const instalments = openPlanOf(record) ?? []
  const due = nextDue(
    instalments.filter((instalment) => instalment.dueOn <= dueOn),
    dueOn,
  )
  return {
    amount: eurosFromCents(due?.amountCents ?? 0),
    dueOn,
    number: instalments.findLastIndex((instalment) => instalment.dueOn <= dueOn) + 1,
    of: instalments.length,
  }
}
