import type { MAILED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { ChangeKind } from '#domain/date-change/change-choice.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import type { OrderContract, OrderFigure, ScheduledPayment } from '#domain/order/order-document.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import type { TimelineStep } from '#domain/payment/payment-timeline.ts'
import type { CancellationRule } from '#domain/refund/cancellation.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import type { DepartureInfo } from '#domain/retreat/departure-info.ts'

/**
 * All that a mail may know of a booking. What is not here, no mail can show; of the form's fields only those that the
 * table of fields opens to mails.
 */
export interface MailedBooking extends Pick<
  Booking,
  | 'id'
  | 'retreatDate'
  | 'packageType'
  | 'holdExpiresAt'
  | 'timeZone'
  | 'quote'
  | 'amountPaid'
  | 'amountDisputed'
  | 'amountReported'
  | 'balanceDue'
  | 'outgoingGuest'
  | 'paymentPlan'
  | 'paymentReferences'
  | (typeof MAILED_FIELDS)[number]
> {
  holdsPlace: boolean
  /** The deposit was received: the place is the guest's. */
  isConfirmed: boolean
  isCancelled: boolean
  /** Refunds that are on their way, in euros; they are still part of `amountPaid`. */
  amountComingBack: number
  /** What was given back as a goodwill, in euros: it stays counted as paid. */
  amountCredited: number
}

/** What every mail to a guest about a booking is made of. */
export interface GuestFacts {
  /** The name to greet with, or null where what was typed may not be put into a mail. */
  guestName: string | null
  booking: MailedBooking
  /** What the mail carries, one line a file: "Receipt R-2025-0001". */
  attached: readonly string[]
}

/** What every mail to the operator about a booking is made of. `name` is as the guest typed it. */
export interface OperatorFacts {
  booking: MailedBooking
  name: string
}

/** What a mail may need besides; `server/mail/mail-facts.ts` says where each comes from. Amounts are in euros. */
export interface MailFacts {
  payment: MailedPayment
  /** What was paid and what comes when, as the screen after the payment shows it. */
  timeline: readonly TimelineStep[]
  /** What cancelling gives back from now on, of all the money that has arrived. */
  refundSteps: readonly RefundStepView[]
  /** Until when cancelling gives everything back that will be paid; null where it does not, or nothing is known of it. */
  fullRefundUntil: string | null
  refund: MailedRefund
  /** Asked in the mail itself, where a refund goes by bank transfer; null where nothing is asked. */
  account: { amount: number; link: string } | null
  /** Whether the guest cancels: what the operator does is told however many emails the address has had. */
  isByGuest: boolean
  order: MailedOrder
  /** Where the guest, or whoever pays for them, pays without signing in; null where nothing is due any more. */
  payLink: string | null
  /**
   * Where the guest pays: while no account has the booking, by a link that proves that it was this mail that led there, and so opens the
   * booking in any browser (decision 0005).
   */
  payAt: string
  /** Whether an account has the booking. */
  claimed: boolean
  /** The last day of a place that rests on a reported transfer alone. */
  keptThrough: CalendarDay | null
  /** How many business days a transfer takes, for example "1–3". */
  transferDays: string
  /** Confirms the guest's address; null where the account that has the booking has another one. */
  confirmUrl: string | null
  overdue: boolean
  /** The part of the plan that a reminder is of; null for the whole balance. */
  part: MailedPart | null
  /** What of a payment goes back. */
  back: number
  /** The transfer that the guest reported still is awaited. */
  isAwaited: boolean
  /** A refund whose account is asked for, or changes: its amount, the account's last digits, and the link of this refund alone. */
  amount: number
  iban: string
  link: string
  info: DepartureInfo
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** Whether the guest has told when they land. */
  knowsArrival: boolean
  /** Why a payment needs a person, for example "it was paid in USD". */
  problem: string
  /** Until when a dispute can be answered. */
  answerBy: string | null
}

/** One payment or refund of the ledger, in euros. */
export interface MailedPayment {
  amount: number
  kind: 'deposit' | 'full' | 'balance' | 'refund'
  method: PaymentMethod
  /** One of several that the balance is paid in. */
  isPart: boolean
  /** Paid by the pay link, and whoever paid gets a receipt too. */
  hasPayer: boolean
  /** What stood on the transfer. */
  reference: string | null
}

/** A part of the plan; `amount` in euros, with all that is open of the parts before it. */
export interface MailedPart {
  amount: number
  dueOn: CalendarDay
  number: number
  of: number
}

/** What comes back of a cancelled booking, in euros. The parts are those that the rule weighs differently. */
export interface MailedRefund {
  rule: CancellationRule
  amount: number
  /** What of it goes back to a guest who has handed the place on since, and not to the one who is written to. */
  toOutgoingGuest: number
  /** Of what was received; empty where nothing was. */
  parts: readonly { label: string; paid: number; back: number }[]
  /** What went back before the cancellation. */
  returnedBefore: number
  /** What a bank holds of it in a dispute with the cardholder, and decides on. */
  disputed: number
  /** What would come back besides, if the reported money arrives. */
  ifArrives: number
}

/** What a mail says of an order: the figures as they were ordered, in cents. */
export interface MailedOrder {
  totalCents: Cents
  /** What was paid or reported before it, and what of that nobody has seen yet. */
  settledCents: Cents
  reportedCents: Cents
  extras: readonly OrderFigure[]
  schedule: readonly ScheduledPayment[]
  /** What cancelling gives back with everything paid, and with the deposit alone. */
  refunds: { whole: readonly RefundStepView[]; deposit: readonly RefundStepView[] }
  /** Who decides whether somebody else may travel instead. */
  handOver: string
  /** What was ordered before, and what this one changes of it. */
  change: OrderContract['change']
  /** Placed by whoever had the booking's pay link. */
  byPayLink: boolean
}

/** Where a change of the date stands for a guest. */
export type DateChangeNews = 'asked' | 'reminder' | 'told' | 'silent' | 'taken_back'

/** A change of the date, in the operator's words; amounts in euros. */
export interface MailedChange {
  news: DateChangeNews
  kind: ChangeKind
  /** The days that were booked, and those that the guest may come on instead; null for a change that moves nobody. */
  from: string
  to: string | null
  words: string | null
  rise: number
  /** Of the price that was agreed, with every rise before. */
  risePercent: number
  riseReason: string | null
  /** Null where there is nothing to choose. */
  chooseBy: string | null
  /** Whether saying nothing until then counts as acceptance. */
  silenceAccepts: boolean
  /** What leaving gives back of what was received. */
  back: number
  /** What of it goes to a previous guest, who paid it. */
  backToOutgoingGuest: number
}
