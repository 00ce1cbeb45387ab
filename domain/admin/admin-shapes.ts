import * as z from 'zod/mini'
import { CHANGE_KINDS } from '#domain/date-change/change-choice.ts'
import { contactMessageSchema, ledgerLineSchema } from '#domain/api/api-shapes.ts'
import { adminComplaintSchema } from '#domain/complaint/complaint-calls.ts'
import { handOverEntrySchema } from '#domain/hand-over/hand-over-calls.ts'

// What the admin area reads. Amounts are euros.

/** How many things want doing, by the page where they are done. */
export const adminCountsSchema = z.object({
  today: z.int(),
  money: z.int(),
  mail: z.int(),
  /** As of when the restored data is, while the site is paused; null where it is live. */
  pausedSince: z.nullable(z.iso.datetime()),
  /** The command that wakes it, as it is typed on this installation. */
  wakeCommand: z.string(),
})
export type AdminCounts = z.output<typeof adminCountsSchema>

/** How many stand on each list of the money pages. */
export const moneyCountsSchema = z.object({
  /** Transfers to find on the account, and questions about money. */
  toCheck: z.int(),
  /** Lines of the bank that nobody knows. */
  unknown: z.int(),
  /** Guests who owe something, due or not. */
  owes: z.int(),
  refunds: z.int(),
})
export type MoneyCounts = z.output<typeof moneyCountsSchema>

/** A guest of a booking, as a list names them. */
const guestSchema = z.object({ leadId: z.string(), name: z.string() })

/** A balance that should have been paid by now. */
const overdueBalanceSchema = z.object({
  ...guestSchema.shape,
  retreatDate: z.nullable(z.string()),
  amount: z.number(),
  dueOn: z.iso.date(),
  daysLate: z.int(),
})
export type OverdueBalance = z.output<typeof overdueBalanceSchema>

/** A mail that could not be delivered; whose it is, where it is about a booking. */
const failedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  lastError: z.nullable(z.string()),
  guest: z.nullable(guestSchema),
})
export type FailedMail = z.output<typeof failedMailSchema>

/** A place that nothing was paid for, and that is given up today. */
const endingHoldSchema = z.object({
  ...guestSchema.shape,
  retreatDate: z.nullable(z.string()),
  holdExpiresAt: z.iso.datetime(),
})
export type EndingHold = z.output<typeof endingHoldSchema>

/** What can be missing of a guest before a departure. */
export const MISSING_THINGS = ['arrival', 'balance', 'wetsuit'] as const
export type MissingThing = (typeof MISSING_THINGS)[number]

/** The next retreat that somebody comes to. */
const departureSchema = z.object({
  retreatId: z.string(),
  label: z.string(),
  startsOn: z.iso.date(),
  inDays: z.int(),
  kiters: z.int(),
  placesKiter: z.int(),
  nonKiters: z.int(),
  balanceDue: z.number(),
  missing: z.array(z.object({ what: z.enum(MISSING_THINGS), guests: z.array(guestSchema) })),
})
export type Departure = z.output<typeof departureSchema>

/** Something that is wrong with the place itself, in the operator's words (domain/site/alert-texts.ts). */
const alertViewSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  title: z.string(),
  what: z.string(),
  mend: z.string(),
  link: z.object({ to: z.string(), label: z.string() }),
})
export type AlertView = z.output<typeof alertViewSchema>

/** A complaint that waits for the operator's answer. */
const openComplaintSchema = z.object({
  ...guestSchema.shape,
  retreatDate: z.nullable(z.string()),
  complaint: adminComplaintSchema,
  /** Days until the answer is due; below 0 it is late. */
  daysLeft: z.int(),
})
export type OpenComplaint = z.output<typeof openComplaintSchema>

/** A guest who asks, less than a week before, whether somebody else may come. */
const askedHandOverSchema = z.object({
  ...guestSchema.shape,
  retreatDate: z.nullable(z.string()),
  handOver: handOverEntrySchema,
})
export type AskedHandOver = z.output<typeof askedHandOverSchema>

/** A change of a date over which guests still choose: it is theirs to do, and good to know. */
const openChangeSchema = z.object({
  id: z.string(),
  retreatId: z.string(),
  label: z.string(),
  kind: z.enum(CHANGE_KINDS),
  /** Guests who have not chosen, by name: to be called where silence accepts nothing. */
  waiting: z.array(z.object({ leadId: z.string(), name: z.string(), phone: z.nullable(z.string()) })),
  /** Guests who have chosen, of those who were asked and still have or had the place. */
  answered: z.int(),
  asked: z.int(),
  chooseBy: z.iso.date(),
})
export type OpenChange = z.output<typeof openChangeSchema>

/** What wants doing, oldest first in each list; nothing that merely exists. */
export const todaySchema = z.object({
  alerts: z.array(alertViewSchema),
  /** Reported transfers that nobody has looked for yet. */
  transfers: z.array(ledgerLineSchema),
  /** Refunds to pay out, reasons to give, disputes and card money that did not fit. */
  refunds: z.array(ledgerLineSchema),
  overdue: z.array(overdueBalanceSchema),
  failedMails: z.array(failedMailSchema),
  /** From the contact form, and not answered. */
  messages: z.array(contactMessageSchema),
  complaints: z.array(openComplaintSchema),
  handOvers: z.array(askedHandOverSchema),
  holdsEnding: z.array(endingHoldSchema),
  openChanges: z.array(openChangeSchema),
  nextDeparture: z.nullable(departureSchema),
})
export type Today = z.output<typeof todaySchema>
