import * as z from 'zod/mini'
import { CHANGE_KINDS } from '#domain/date-change/change-choice.ts'
import { NEWS_TOPICS } from '#domain/date-change/news-message.ts'
import { contactMessageSchema, ledgerLineSchema } from './api-shapes.ts'
import { adminComplaintSchema } from './complaint-calls.ts'
import { handOverEntrySchema } from './hand-over-calls.ts'
import { unmatchedRefundSchema } from './operator-payment-calls.ts'
import { unreachedSchema } from './unreached-calls.ts'
import { todayWindSchema } from './wind-calls.ts'

// The data of the admin pages. Amounts are euros.

/** The number of open tasks, by the page where they are done. */
export const adminCountsSchema = z.object({
  today: z.int(),
  money: z.int(),
  mail: z.int(),
  /** The instant of the restored data while the instance is paused; null if it is live. */
  pausedSince: z.nullable(z.iso.datetime()),
  /** The command that ends the pause, as it is typed on this instance. */
  goLiveCommand: z.string(),
})
export type AdminCounts = z.output<typeof adminCountsSchema>

/** The number of entries on each list of the money pages. */
export const moneyCountsSchema = z.object({
  /** Transfers to find on the bank account, open questions about money, and bank lines that match no guest. */
  bank: z.int(),
  /** Guests who owe something, due or not. */
  owes: z.int(),
  refunds: z.int(),
})
export type MoneyCounts = z.output<typeof moneyCountsSchema>

/** A guest of a booking, as a list names them. */
const guestSchema = z.object({ leadId: z.string(), name: z.string() })
const guestOnDate = { ...guestSchema.shape, retreatDate: z.nullable(z.string()) }

const overdueBalanceSchema = z.object({
  ...guestOnDate,
  amount: z.number(),
  dueOn: z.iso.date(),
  daysLate: z.int(),
})
export type OverdueBalance = z.output<typeof overdueBalanceSchema>

/** A mail that could not be delivered; `guest` is null if it is not about a booking. */
const failedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  lastError: z.nullable(z.string()),
  guest: z.nullable(guestSchema),
})
export type FailedMail = z.output<typeof failedMailSchema>

/** An unpaid place whose hold ends today. */
const endingHoldSchema = z.object({
  ...guestOnDate,
  /** The others of the guest's group, by name. */
  comesWith: z.array(z.string()),
  holdExpiresAt: z.iso.datetime(),
})
export type EndingHold = z.output<typeof endingHoldSchema>

/** What can be missing from a guest before a departure. */
export const MISSING_THINGS = ['arrival', 'balance', 'wetsuit'] as const
export type MissingThing = (typeof MISSING_THINGS)[number]

/** A retreat with guests that is running or comes next. */
const departureSchema = z.object({
  retreatId: z.string(),
  label: z.string(),
  /** Days until the first day; negative from the second day on. */
  inDays: z.int(),
  kiters: z.int(),
  nonKiters: z.int(),
  missing: z.array(z.object({ what: z.enum(MISSING_THINGS), guests: z.array(guestSchema) })),
})
export type Departure = z.output<typeof departureSchema>

/** A problem with the instance itself, in the operator's words (domain/site/alert-texts.ts). */
const alertViewSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  title: z.string(),
  what: z.string(),
  mend: z.string(),
  link: z.object({ to: z.string(), label: z.string() }),
})
export type AlertView = z.output<typeof alertViewSchema>

/** A complaint that the operator has not answered. */
const openComplaintSchema = z.object({
  ...guestOnDate,
  complaint: adminComplaintSchema,
  /** Days until the answer is due; negative if it is late. */
  daysLeft: z.int(),
})
export type OpenComplaint = z.output<typeof openComplaintSchema>

/** A guest's request for a hand-over less than a week before the retreat, which the operator decides on. */
const askedHandOverSchema = z.object({
  ...guestOnDate,
  handOver: handOverEntrySchema,
})
export type AskedHandOver = z.output<typeof askedHandOverSchema>

/** A date change that guests have not all answered; the operator need not act on it. */
const openChangeSchema = z.object({
  id: z.string(),
  retreatId: z.string(),
  label: z.string(),
  kind: z.enum(CHANGE_KINDS),
  /** Guests who have not answered, by name. The operator calls them if no answer doesn't count as acceptance. */
  waiting: z.array(z.object({ leadId: z.string(), name: z.string(), phone: z.nullable(z.string()) })),
  chooseBy: z.iso.date(),
})
export type OpenChange = z.output<typeof openChangeSchema>

/** A date with fewer confirmed guests than it needs; "decideBy" is the last day to tell guests that it does not run. */
const tooFewGuestsSchema = z.object({
  retreatId: z.string(),
  label: z.string(),
  confirmed: z.int(),
  minimum: z.int(),
  decideBy: z.iso.date(),
})
export type TooFewGuests = z.output<typeof tooFewGuestsSchema>

/** The travellers of a group who have not filled in everything by the day on which it was due. */
const lateDetailsSchema = z.object({
  groupId: z.string(),
  label: z.string(),
  dueOn: z.iso.date(),
  /** The booker first. */
  guests: z.array(guestSchema),
})
export type LateDetails = z.output<typeof lateDetailsSchema>

/** The guests of a date whom no email reached and whom the operator has not told yet, with the instant of the news. */
const untoldDateSchema = z.object({
  retreatId: z.string(),
  label: z.string(),
  about: z.enum(NEWS_TOPICS),
  at: z.iso.datetime(),
  guests: z.array(unreachedSchema),
})
export type UntoldDate = z.output<typeof untoldDateSchema>

/** The operator's open tasks, oldest first in each list. */
export const todaySchema = z.object({
  alerts: z.array(alertViewSchema),
  untold: z.array(untoldDateSchema),
  /** Reported transfers that nobody has verified yet. */
  transfers: z.array(ledgerLineSchema),
  /** Refunds to pay out, reasons to give, disputes, and card money that did not fit. */
  refunds: z.array(ledgerLineSchema),
  unmatchedRefunds: z.array(unmatchedRefundSchema),
  overdue: z.array(overdueBalanceSchema),
  failedMails: z.array(failedMailSchema),
  /** Unanswered messages from the contact form. */
  messages: z.array(contactMessageSchema),
  complaints: z.array(openComplaintSchema),
  handOvers: z.array(askedHandOverSchema),
  holdsEnding: z.array(endingHoldSchema),
  openChanges: z.array(openChangeSchema),
  tooFew: z.array(tooFewGuestsSchema),
  wind: todayWindSchema,
  /** The number of guests' answers after a retreat that the operator has yet to decide about. */
  newAnswers: z.int(),
  lateDetails: z.array(lateDetailsSchema),
  /** The retreats with guests that have begun and not ended. */
  running: z.array(departureSchema),
  /** The next retreat with guests. */
  nextDeparture: z.nullable(departureSchema),
})
export type Today = z.output<typeof todaySchema>
