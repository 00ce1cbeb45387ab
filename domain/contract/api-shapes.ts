import * as z from 'zod/mini'
import { optionalLine, optionalText, requiredLine } from '#domain/base/text-schema.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { MAIL_STATES } from '#domain/mail/stored-mail.ts'
import {
  CHECKOUT_METHODS,
  LEDGER_KINDS,
  LEDGER_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { REFUND_REASONS } from '#domain/payment/refund-reasons.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { TIERS } from '#domain/price/pricing.ts'
import { refundViewSchema } from '#domain/refund/cancellation-preview.ts'

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
})
export type User = z.infer<typeof userSchema>

const tierPriceSchema = z.object({ tier: z.enum(TIERS), price: z.number() })
export const pricingTiersSchema = z.object({
  kiter: tierPriceSchema,
  nonKiter: tierPriceSchema,
  totalBookings: z.int(),
  /** The spots left in the current tier; null once standard's spots are used up. */
  spotsLeft: z.nullable(z.int()),
})
export type PricingTiers = z.infer<typeof pricingTiersSchema>

const places = z.int().check(z.minimum(0))
export const availabilitySchema = z.record(
  z.string(),
  z.object({
    booked: places,
    available: places,
    kiterBooked: places,
    nonKiterBooked: places,
    kiterAvailable: places,
    nonKiterAvailable: places,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    onSale: z.boolean(),
    /** How many of the guests that the date needs are confirmed; null once it is certain to run. */
    gathering: z.optional(
      z.nullable(z.object({ confirmed: z.int(), guests: z.int(), decidedBy: z.iso.date() })),
    ),
  }),
)

export const leadSchema = z.object({ lead: bookingSchema })
export const leadIdSchema = requiredLine('A booking id is required')

export const confirmPaymentSchema = z.object({
  leadId: leadIdSchema,
  alone: z.optional(z.boolean()),
  paymentType: z.enum(['deposit', 'full'], 'Choose deposit or full payment'),
  paymentStatus: z.enum(['deposit_paid', 'fully_paid']),
  depositAmount: z.nullable(z.number()),
  totalAmount: z.number(),
  paymentReference: requiredLine('A payment reference is required'),
})
export type ConfirmPayment = z.infer<typeof confirmPaymentSchema>

const amountChecks = () =>
  [
    z.positive('Type an amount above zero'),
    z.maximum(1_000_000, 'Type a smaller amount'),
    z.multipleOf(0.01, 'Use at most two decimals'),
  ] as const

/** An amount that a person types, in euros. */
export const amountSchema = z.number('Type an amount').check(...amountChecks())

/** The payment that a transfer is for, as URL parameters. `amount` is a part of a balance, in euros. */
/** True to pay the booker's own part alone, and not that of the group. */
const paysAlone = z.optional(z.boolean())

export const transferQuerySchema = z.object({
  paymentType: z.enum(PAYMENT_TYPES, 'Choose deposit or full payment'),
  amount: z.optional(z.coerce.number('Type an amount').check(...amountChecks())),
  alone: z.optional(z.literal('true')),
})

/** How a payment is made on a hosted page. `amount` is a part of a balance, in euros. */
export const checkoutWishFields = {
  paymentType: z.enum(PAYMENT_TYPES, 'Choose deposit or full payment'),
  method: z._default(z.enum(CHECKOUT_METHODS, 'Choose card, Bancontact or iDEAL'), 'card'),
  amount: z.optional(amountSchema),
}

export const checkoutRequestSchema = z.object({
  ...checkoutWishFields,
  leadId: leadIdSchema,
  alone: paysAlone,
  bookingData: z.optional(z.unknown()),
})
export const checkoutSchema = z.object({ id: z.string(), url: z.string() })
export const verifiedSessionSchema = z.object({
  session: z.object({
    id: z.string(),
    payment_status: z.enum(['paid', 'unpaid']),
    leadId: z.string(),
    method: z.enum(CHECKOUT_METHODS),
    /** Euros, as everywhere in this API; the card provider's own field of this name is in cents. */
    amount_total: z.number(),
  }),
})

/** A transfer as a QR code: its text (EPC069-12) and its image. */
export const transferCodeSchema = z.object({ payload: z.string(), svg: z.string() })

export const cancellationSchema = z.object({ message: z.string(), refund: refundViewSchema })

/** The maximum number of entries on a page of the admin list. */
export const MAX_PAGE_SIZE = 500
export const pageLimit = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
  100,
)

export const offsetQuery = {
  limit: pageLimit,
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
}

/** A page of a list, newest first. */
const pageQuery = {
  search: z.optional(optionalLine(200)),
  limit: pageLimit,
  cursor: z.optional(optionalLine(200)),
}
const pageAnswer = { total: z.int(), nextCursor: z.nullable(z.string()) }

/** How far the leads are paid: `reported` waits for the operator, `overdue` for the guest. */
const LEAD_PAYMENTS = [...PAYMENT_STATUSES, 'reported', 'overdue'] as const
export type LeadPayment = (typeof LEAD_PAYMENTS)[number]

export const leadsQuerySchema = z.object({
  ...pageQuery,
  /** All but drafts by default; drafts have a list of their own. */
  status: z.optional(z.enum(BOOKING_STATUSES)),
  payment: z.optional(z.enum(LEAD_PAYMENTS)),
  retreat: z.optional(optionalLine(60)),
})
export type LeadsQuery = z.infer<typeof leadsQuerySchema>
/** A booking in the operator's list, with the others of its group by name. */
const listedLeadSchema = z.extend(bookingSchema, { comesWith: z.array(z.string()) })
export type ListedLead = z.infer<typeof listedLeadSchema>
export const leadsPageSchema = z.object({
  leads: z.array(listedLeadSchema),
  /** The bookings with the most similar names, when a search finds nobody. */
  nearest: z.optional(z.array(listedLeadSchema)),
  ...pageAnswer,
})

/** The maximum length of a goodwill's reason and of a note on a payment, in characters. */
export const LONGEST_REASON = 500

/** The operator's entry for an arrived transfer; without an amount the reported one is used. */
export const receiveSchema = z.object({
  amount: z.optional(amountSchema),
  /** The day on which it came; unknown if absent. */
  receivedOn: z.optional(z.iso.date('Choose the day it arrived')),
  note: z.optional(optionalText(LONGEST_REASON)),
  /** Confirms the place even if bank fees of up to 5 euros are missing from the deposit. */
  confirm: z.optional(z.boolean()),
})

export const reasonSchema = z.object({
  reason: requiredLine('Say why', LONGEST_REASON),
})

/** A row of the payments ledger as the operator sees it, in euros. */
export const ledgerLineSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  name: z.string(),
  /** The others of the guest's group, by name. */
  comesWith: z.array(z.string()),
  /** The guest's email address; null only for a draft that never had one. */
  email: z.nullable(z.string()),
  retreatDate: z.nullable(z.string()),
  kind: z.enum(LEDGER_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** True if it is one of several payments of the balance. */
  isPart: z.boolean(),
  amount: z.number(),
  state: z.enum(LEDGER_STATES),
  referenceText: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  /** The status of the booking: a transfer may still come after its place was released. */
  leadStatus: z.enum(BOOKING_STATUSES),
  /** True for a reported transfer that should have arrived by now. */
  overdue: z.boolean(),
  /** True while the cardholder disputes the payment, or the payment of this refund, and the bank has not decided. */
  disputed: z.boolean(),
  /** True for a refund that the operator may pay by hand. */
  byHand: z.boolean(),
  /** Since when a refund has failed at the card provider, which is retried. */
  failingSince: z.nullable(z.iso.datetime()),
  /** The payment that a refund pays back. */
  refundOf: z.nullable(z.string()),
  /** The reason for a refund, and for a goodwill refund the operator's own words once they were given. */
  reason: z.nullable(z.enum(REFUND_REASONS)),
  reasonNote: z.nullable(z.string()),
  /** The day of receipt, as the operator entered it; null for a payment that was not entered by hand. */
  receivedOn: z.nullable(z.iso.date()),
  note: z.nullable(z.string()),
  /** Until when it can be undone without a trace for the guest: receipt and mail go out only then. */
  undoUntil: z.nullable(z.iso.datetime()),
  /** When it was undone. A transfer that was reported before is then reported again. */
  undoneAt: z.nullable(z.iso.datetime()),
})
export type LedgerLine = z.infer<typeof ledgerLineSchema>

export const outboxMessageSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The names of the attached files. */
  files: z.array(z.string()),
  createdAt: z.iso.datetime(),
  state: z.enum(MAIL_STATES),
  /** The number of attempts so far. */
  attempts: z.int(),
  /** Why the last attempt failed; null if none did, or the mail was sent since. */
  lastError: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
  /** Until when a mail about changes is held back because more may follow; null if it is not held. */
  heldUntil: z.nullable(z.iso.datetime()),
})
export type OutboxMessage = z.infer<typeof outboxMessageSchema>

/** The search covers addresses, subjects and texts. */
export const outboxQuerySchema = z.object({ ...pageQuery, state: z.optional(z.enum(MAIL_STATES)) })
export type OutboxQuery = z.infer<typeof outboxQuerySchema>
export const outboxPageSchema = z.object({ messages: z.array(outboxMessageSchema), ...pageAnswer })

export const contactMessageSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  retreat: z.nullable(z.string()),
  experience: z.nullable(z.string()),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** By when guests are promised an answer. */
  answerBy: z.iso.datetime(),
  /** When the operator marked it as answered; null if it is not. */
  answeredAt: z.nullable(z.iso.datetime()),
  /** The answer written in the admin area; null if it was answered elsewhere, or not yet. */
  answer: z.nullable(z.string()),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** The search covers names, addresses and texts. */
export const contactsQuerySchema = z.object({
  ...pageQuery,
  answered: z.optional(z.enum(['yes', 'no'])),
})
export type ContactsQuery = z.infer<typeof contactsQuerySchema>
export const contactsPageSchema = z.object({ contacts: z.array(contactMessageSchema), ...pageAnswer })
export const answeredSchema = z.object({ answered: z.boolean() })
