import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, type Cents, sumCents } from '#domain/base/money.ts'
import type { AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import { type BeforeAgreement, isRefundOfAgreement } from '#domain/booking/agreement.ts'
import type { DepartureInfo } from '#domain/guide/guide.ts'
import type { MailAbout, MailedIds } from '#domain/mail/stored-mail.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { handOverSentence } from '#domain/order/order-sentences.ts'
import { nextDue } from '#domain/payment/payment-plan.ts'
import { refundDueOn } from '#domain/payment/refundable.ts'
import type { BalanceReminder, InstalmentReminder } from '#domain/payment/reminders.ts'
import type { Carried, Occasion } from '#emails/define-mail.ts'
import type {
  DateChangeNews,
  HandOverStep,
  MailedOrder,
  MailedInstalment,
  MailFacts,
} from '#emails/mail-facts.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { OrderRow } from '#server/order/order-record.ts'
import {
  openPlanOf,
  type BookingRefund,
  amountPaidOf,
  balanceDueOf,
  dueDayOf,
  quoteOf,
  totalOf,
} from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import type { AskedChange } from '#server/store/date-change-record.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'
import { mailFiles, type MailFiles, mailedPayment, mailedRefund } from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'
import {
  BOOKING_MAILS,
  type BookingMailTemplate,
  type FilesOf,
  type NeedsOf,
  type OccasionOf,
} from './templates.ts'

/** Facts of the event behind a mail, from what the use case passes. They are stored with the mail. */
const eventFacts = {
  payment: (record, { payment }: { payment: PaymentRow }) => mailedPayment(record, payment),
  agreed: (record, { before }: { before: BeforeAgreement }, { clock }) =>
    agreementNews(record, before, clock.now()),
  refund: (_, { refunds }: { refunds: readonly [BookingRefund, ...BookingRefund[]] }, { clock }) =>
    mailedRefund(refunds, clock.now()),
  account: (_, { account }: { account: { amountCents: Cents; link: string } | null }) =>
    account && { amount: eurosFromCents(account.amountCents), link: account.link },
  isByGuest: (_, { isByGuest }: { isByGuest: boolean }) => isByGuest,
  order: (_, { order, document }: { order: OrderRow; document: OrderDocument }) =>
    mailedOrder(order, document),
  payLink: (_, { payLink }: { payLink: string | null }) => payLink,
  overdue: (_, { reminder }: Reminded) =>
    typeof reminder === 'string' ? reminder === 'overdue' : reminder.before < 0,
  part: (record, { reminder }: Reminded) =>
    typeof reminder === 'string' ? null : instalmentOf(record, reminder),
  back: (_, { backCents }: { backCents: Cents }) => eurosFromCents(backCents),
  isAwaited: (_, { isAwaited }: { isAwaited: boolean }) => isAwaited,
  amount: (_, { amountCents }: { amountCents: Cents }) => eurosFromCents(amountCents),
  isRefused: (_, { isRefused }: { isRefused: boolean }) => isRefused,
  iban: (_, { iban }: { iban: string }) => iban,
  released: (_, { released }: { released: string[] }) => released,
  link: (_, { link }: { link: string }) => link,
  info: (_, { info }: { info: DepartureInfo }) => info,
  step: (_, { step }: { step: HandOverStep }) => step,
  news: (_, { news }: { news: DateChangeNews }) => news,
  problem: (_, { problem }: { problem: string }) => problem,
  answerBy: (_, { answerBy }: { answerBy: Date | null }) => answerBy?.toISOString() ?? null,
} satisfies { [F in keyof MailFacts]?: (record: BookingRecord, input: never, deps: MailDeps) => MailFacts[F] }

type EventFact = keyof typeof eventFacts
/** True for a fact of the event, which is stored with the mail. */
export const isOfEvent = (fact: keyof MailFacts): fact is EventFact => fact in eventFacts

/** The rows that a mail is about, by the fact that is read of each when it is sent. */
const idsOfRows = {
  change: ({ asked }: { asked: AskedChange }) => asked.change.id,
  handOver: ({ handOver }: { handOver: HandOverRow }) => handOver.id,
} satisfies Record<keyof MailedIds, (input: never) => string>

const isOfRow = (fact: keyof MailFacts): fact is keyof MailedIds => fact in idsOfRows

interface Reminded {
  reminder: BalanceReminder | InstalmentReminder
}

/** How each occasion is identified in the dedupe key of its mail. */
const occasions = {
  submission: ({ booking }) => booking.submittedAt?.toISOString() ?? '',
  // A rejected transfer starts a new hold, which gets a new reminder.
  hold: ({ booking }) => booking.holdExpiresAt?.toISOString() ?? '',
  departure,
  // Identified by the due day, so what was moved counts as another one.
  'balance-reminder': (record, { reminder }: Reminded) => {
    const which =
      typeof reminder === 'string'
        ? `${reminder}:${record.booking.balanceDueOn}`
        : `part:${reminder.dueOn}:${reminder.before}`
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
  // Each guest of a place that was handed over is told anew.
  'date-change': (
    { booking: { handedOverAt } },
    { asked: { change }, news }: { asked: AskedChange; news: DateChangeNews },
  ) => {
    const isAnew = handedOverAt !== null && handedOverAt >= change.announcedAt
    return `${change.id}:${news}${isAnew ? `:${handedOverAt.getTime()}` : ''}`
  },
  'hand-over': (_, { handOver }: { handOver: HandOverRow }) => handOver.id,
  'hand-over-step': (_, { handOver, step }: { handOver: HandOverRow; step: HandOverStep }) =>
    `${handOver.id}:${step}`,
} satisfies { [O in Occasion]: (record: BookingRecord, input: never) => string }

/** What a mail carries of its event: the documents that the change issued, or the orders that confirm the places. */
const carried = {
  documents: (_, { documents }: { documents: readonly DocumentRow[] }) => mailFiles({ documents }),
  order: (_, { orders }: { orders: readonly OrderRow[] }) => mailFiles({ orders }),
} satisfies { [C in Carried]?: (record: BookingRecord, input: never) => MailFiles }

/** True for a file of the event, which is stored with the mail. */
export const isFileOfEvent = (file: Carried): file is keyof typeof carried => file in carried

type InputOf<Finder> = Finder extends (record: BookingRecord, input: infer Input, ...rest: never) => unknown
  ? Input
  : unknown
/** The inputs of a mail's facts, each in a tuple so that `unknown` does not absorb the other types of the union. */
type BoxedInputs<T extends BookingMailTemplate> =
  | { [F in NeedsOf<T> & EventFact]: [InputOf<(typeof eventFacts)[F]>] }[NeedsOf<T> & EventFact]
  | { [C in FilesOf<T> & keyof typeof carried]: [InputOf<(typeof carried)[C]>] }[FilesOf<T> &
      keyof typeof carried]
  | [InputOf<(typeof occasions)[OccasionOf<T>]>]
type Intersection<Boxed> = (Boxed extends [infer Input] ? (input: Input) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

/** What the use case has to pass beside the record. Empty if the record has it all. */
export type MailInput<T extends BookingMailTemplate> = Argument<Intersection<BoxedInputs<T>>>
type Argument<Input> = unknown extends Input ? [] : [Input]

/** Returns the key that shows whether this mail was already queued for this occasion. */
export function keyOf(template: BookingMailTemplate, record: BookingRecord, input: unknown): string {
  const occasion: (record: BookingRecord, input: never) => string = occasions[BOOKING_MAILS[template].oncePer]
  // The argument's type contains what the occasion reads of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return `${template}:${record.booking.id}:${occasion(record, input as never)}`
}

/** Returns what a mail about a booking is written from, its attachments and its dedupe key. */
export function aboutBooking<T extends BookingMailTemplate>(
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...[input]: MailInput<T>
): { facts: Partial<MailFacts>; about: MailAbout; files: MailFiles['files']; dedupeKey: string } {
  const { needs = [], carries = [] } = BOOKING_MAILS[template]
  type Find<Found> = (record: BookingRecord, input: never, deps: MailDeps) => Found
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `input` contains what every finder reads
  const found = <Found>(find: Find<Found>): Found => find(record, input as never, deps)
  const each = carries.filter(isFileOfEvent).map((file) => found<MailFiles>(carried[file]))
  const { handOverId } = record
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the occasion's input has the row
  const ids = needs.filter(isOfRow).map((need): [string, string] => [need, idsOfRows[need](input as never)])
  const facts = Object.fromEntries(
    needs.filter(isOfEvent).map((need) => [need, found<unknown>(eventFacts[need])]),
  )
  return {
    facts,
    about: {
      facts,
      attached: each.flatMap(({ attached }) => attached),
      ...(ids.length > 0 && { ids: Object.fromEntries(ids) }),
      ...(handOverId !== undefined && { handOverId }),
    },
    files: each.flatMap(({ files }) => files),
    dedupeKey: keyOf(template, record, input),
  }
}

/** A new retreat or a new guest is another journey, with its own reminders. */
function departure({ booking, retreat }: BookingRecord): string {
  const since = booking.handedOverAt ? `:${booking.handedOverAt.toISOString()}` : ''
  return `${retreat?.startsOn ?? ''}${since}`
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

/** Returns what the operator changed of price and payment days since `before`, in euros. A refund of it is made `now`. */
function agreementNews(record: BookingRecord, before: BeforeAgreement, now: Date): AgreementNews {
  const quote = quoteOf(record.booking)
  const own = quote?.lines.filter(({ act }) => act !== undefined && before.acts.includes(act)) ?? []
  const byCents = Math.max(0, before.totalCents - totalOf(record))
  const refunds = record.payments.filter(
    (row) => row.state !== 'rejected' && isRefundOfAgreement(row, before),
  )
  const parts = (openPlanOf(record) ?? []).filter(({ openCents }) => openCents > 0)
  const leftCents = balanceDueOf(record)
  return {
    lowered:
      byCents > 0
        ? { by: eurosFromCents(byCents), reasons: own.flatMap(({ reason }) => reason ?? []) }
        : null,
    total: eurosFromCents(totalOf(record)),
    paid: eurosFromCents(amountPaidOf(record)),
    refund: eurosFromCents(sumCents(refunds)),
    refundWays: {
      ways: refunds.map(({ method, amountCents }) => ({ method, amount: eurosFromCents(amountCents) })),
      dueOn: refundDueOn(now),
      hasAccount: record.booking.refundAccount !== null,
    },
    left: eurosFromCents(leftCents),
    dueOn: leftCents > 0 && parts.length < 2 ? dueDayOf(record) : null,
    parts: parts.map(({ dueOn, openCents }) => ({ dueOn, amount: eurosFromCents(openCents) })),
    words: before.words,
  }
}
