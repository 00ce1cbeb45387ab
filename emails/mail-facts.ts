import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { MAILED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { RefundWays } from '#domain/booking/cancelled-text.ts'
import type { TimelineStep } from '#domain/booking/payment-timeline.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import type { ChangeKind } from '#domain/date-change/change-choice.ts'
import type { DepartureInfo } from '#domain/guide/guide.ts'
import type { HandOverState } from '#domain/hand-over/hand-over-terms.ts'
import type { ChangedLine } from '#domain/mail/changed-lines.ts'
import type { OrderContract, OrderFigure, ScheduledPayment } from '#domain/order/order-document.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'

/** What emails may show of a booking as its guest sees it. Listed one by one, so that nothing else can leak; of the form's fields only some. */
export const MAILED = [
  'id',
  'retreatDate',
  'packageType',
  'holdExpiresAt',
  'release',
  'timeZone',
  'retreatCancelled',
  'quote',
  'amountPaid',
  'amountDisputed',
  'amountCredited',
  'amountReported',
  'balanceDue',
  'outgoingGuest',
  'paymentPlan',
  'paymentReferences',
  ...MAILED_FIELDS,
] as const satisfies (keyof Booking)[]

/** Everything that an email may know of a booking, so that no email can show more. */
export interface MailedBooking extends Pick<Booking, (typeof MAILED)[number]> {
  holdsPlace: boolean
  /** True once the deposit was received: the place is then the guest's. */
  isConfirmed: boolean
  isCancelled: boolean
  /** True after the retreat's last day. */
  isOver: boolean
  /** True after the day on which the balance, or its next part, was due. */
  isBalanceLate: boolean
  /** What to call the traveller whose place the email is about, if its reader has booked it for them; null for the reader's own place. */
  placeOf: string | null
  /** All whom the email is about, the guest first; empty for one alone. The figures are then those of all. */
  travellers: readonly MailedTraveller[]
  /** Refunds under way, in euros; no longer included in `amountPaid` while the place is held. */
  amountComingBack: number
}

/** One of a group in an email. `holdExpiresAt` is null once the place is paid, or while a transfer for it is on its way. */
export interface MailedTraveller extends Pick<
  Booking,
  'packageType' | 'holdExpiresAt' | (typeof MAILED_FIELDS)[number]
> {
  called: string
  /** What to call whoever of the group shares the room; null if nobody does. */
  roommate: string | null
}

/** The facts of every email to a guest about a booking. */
export interface GuestFacts {
  /** The first name for the greeting. Null if what was typed must not appear in an email. */
  guestName: string | null
  booking: MailedBooking
  /** The attached files, one line each: "Receipt R-2025-0001". */
  attached: readonly string[]
  /** The link that confirms the guest's address; null if it is confirmed, or this is not the address of the booking's account. */
  confirmUrl: string | null
}

/** The facts of every email to the operator about a booking. `name` is as the guest typed it. */
export interface OperatorFacts {
  booking: MailedBooking
  name: string
}

/** Further facts that an email may need; `server/mail/event-facts.ts` says where each comes from. Amounts in euros. */
export interface MailFacts {
  payment: MailedPayment
  /** The payments made and due, as on the screen after the payment. */
  timeline: readonly TimelineStep[]
  /** The refund steps of all the money that has arrived, and the index of the current one; -1 from the start of the retreat on. */
  refundSteps: { steps: readonly RefundStepView[]; from: number }
  /** What the operator changed of the price and the payment days. */
  agreed: AgreementNews
  /** Until when cancelling refunds everything that will be paid. Null if it never does, or that is unknown. */
  fullRefundUntil: string | null
  refund: MailedRefund
  /** True if the card provider has accepted every refund to the guest, or there is none by it. */
  isRefundSent: boolean
  /** Those whom the guest has booked for on the same date and who are not paid for with it. */
  stillUnpaid: readonly MailedTraveller[]
  /** What to call those whose places stay when the guest cancels the own one of a group, and what is left to pay for them in euros. */
  staying: { names: readonly string[]; left: number }
  /** Why the date is cancelled, in the operator's words. Null if she gave none. */
  words: string | null
  /** The request for bank details within this email, for a refund by bank transfer; null if nothing is asked. */
  account: { amount: number; link: string } | null
  /** What to call those of the guest's group whose places are released too and who have no address. */
  released: string[]
  /** True if the guest causes the email. One that the operator causes ignores the limit per address. */
  isByGuest: boolean
  order: MailedOrder
  /** The link for the guest or somebody else to pay without signing in; null if nothing is due any more. */
  payLink: string | null
  /**
   * The address where the guest pays. While no account has the booking it is a link that proves access to this email, and so opens the
   * booking in any browser (decision 0005).
   */
  payAt: string
  /**
   * The page of somebody for whom the place was booked and who has no account; it opens what only they can say. Null for who has the place in
   * an account.
   */
  ownPage: string | null
  /** True if an account has the booking. */
  claimed: boolean
  /** The last day on which the place is held only because of a reported transfer; null otherwise, or before the address is confirmed. */
  keptThrough: CalendarDay | null
  /** How many business days a transfer takes, for example "1–3". */
  transferDays: string
  overdue: boolean
  /** The part of the plan that a reminder is about; null for the whole balance. */
  part: MailedInstalment | null
  /** The amount of a payment that is refunded. */
  back: number
  /** True if the transfer that the guest reported is still awaited. */
  isAwaited: boolean
  /** A refund whose account is asked for or changed: its amount, the last digits of the account, and a link for this refund only. */
  amount: number
  iban: string
  link: string
  /** True if the way that the guest paid has refused the refund. */
  isRefused: boolean
  info: DepartureInfo
  /** What differs now from the booking before its first change that the email tells of. */
  changes: readonly ChangedLine[]
  /** True if the guest has to order a change before paying more. */
  isToOrder: boolean
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** True if the guest has entered the arrival. */
  knowsArrival: boolean
  /** What is said of a change of the date, and the change as it is then. */
  news: DateChangeNews
  change: MailedChange
  /** The step of a hand-over that its guest is told of, and the hand-over as it is then. */
  step: HandOverStep
  handOver: MailedHandOver
  /** Changes of the date that the incoming guest may still answer, with the last day for an answer. */
  announced: readonly AnnouncedChange[]
  /** Why a payment needs the operator, for example "it was paid in USD". */
  problem: string
  /** The deadline for answering a dispute; null if there is none. */
  answerBy: string | null
}

/** One payment or refund of the ledger, in euros. */
export interface MailedPayment {
  amount: number
  kind: 'deposit' | 'full' | 'balance' | 'refund'
  method: PaymentMethod
  /** True for one of several parts of the balance. */
  isPart: boolean
  /** True if it was paid by the pay link and the payer gets a receipt too. */
  hasPayer: boolean
  /** The reference on the transfer. */
  reference: string | null
}

/** A part of the plan; `amount` in euros, including everything unpaid of earlier parts. */
export interface MailedInstalment {
  amount: number
  dueOn: CalendarDay
  number: number
  of: number
}

/** The refund of a cancelled booking, in euros. The parts are those that the rule treats differently. */
export interface MailedRefund {
  rule: CancellationRule
  amount: number
  /** The part of it that goes to the previous guest who paid it, and not to the guest who gets this email. */
  toOutgoingGuest: number
  /** How the guest's own part is refunded. */
  own: RefundWays
  /** The parts of what was received; empty if nothing was. */
  parts: readonly { label: string; paid: number; back: number }[]
  /** What was refunded before the cancellation. */
  returnedBefore: number
  /** The amount that a bank holds in a dispute with the cardholder and decides on. */
  disputed: number
  /** The further refund if the reported money arrives. */
  ifArrives: number
}

/** An order in an email: the figures as ordered, in cents. */
export interface MailedOrder {
  totalCents: Cents
  /** What was paid or reported before the order; `reportedCents` is the part that has not arrived. */
  settledCents: Cents
  reportedCents: Cents
  extras: readonly OrderFigure[]
  schedule: readonly ScheduledPayment[]
  /** The refund steps with everything paid, and with only the deposit paid. */
  refunds: { whole: readonly RefundStepView[]; deposit: readonly RefundStepView[] }
  /** Who decides whether somebody else may travel instead. */
  handOver: string
  /** The previous order, and what this one changes. */
  change: OrderContract['change']
  /** True if it was placed by somebody with the booking's pay link. */
  byPayLink: boolean
}

export type DateChangeNews = 'asked' | 'reminder' | 'silent' | 'taken_back'

/** A date change with the operator's own words; amounts in euros. */
export interface MailedChange {
  kind: ChangeKind
  /** The booked dates, and the dates offered instead; `to` is null for a change that keeps the dates. */
  from: string
  to: string | null
  words: string | null
  /** True while the guest has yet to choose. */
  isOpen: boolean
  chooseBy: string
  /** True if no answer by then counts as acceptance. */
  silenceAccepts: boolean
  /** The refund of what was received, if the guest cancels. */
  back: number
  /** The part of it that goes to the previous guest who paid it. */
  backToOutgoingGuest: number
}

export type HandOverStep = Extract<HandOverState, 'open' | 'asked' | 'refused'>

/** A hand-over, also an ended one. */
export interface MailedHandOver {
  state: HandOverState
  acceptBy: CalendarDay
  /** In euros. */
  cost: number
  /** The link that accepts it. */
  link: string
  /** True if the link was emailed to the person named. */
  isMailed: boolean
  /** Why the operator refused it. */
  reason: string | null
  /** The first name of who offers the place. Null if it must not appear in an email. */
  from: string | null
  /** What to call the traveller whose place it is, if who offers it has booked it for them; else null. */
  placeOf: string | null
  /** The person named, as the guest typed it. Null once it has ended. */
  to: string | null
  /** The guest who has left by it, by full name. */
  outgoing: string
}
