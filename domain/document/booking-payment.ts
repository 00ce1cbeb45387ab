import * as z from 'zod/mini'
import { LEDGER_KINDS, PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { REFUND_REASONS } from '#domain/payment/refund-reasons.ts'
import { DOCUMENT_KINDS } from './documents.ts'

/** The state of a payment or refund as the guest sees it: a refund is `under_way` until it has been paid out. */
const PAYMENT_STEPS = ['reported', 'received', 'under_way', 'paid_back'] as const

/** One payment or refund of a booking, in euros, with its document. */
export const bookingPaymentSchema = z.object({
  id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** True if it is one of several payments of the balance. */
  isPart: z.boolean(),
  amount: z.number(),
  /** The part that a bank holds because the cardholder disputes the payment; usually 0. */
  disputed: z.number(),
  /** True if an outgoing guest paid it or gets it back. Only the operator sees such a row. */
  isOutgoingGuests: z.boolean(),
  /** True if somebody else of a group, or who had the payment link, paid it or gets it back. */
  isByOther: z.optional(z.boolean()),
  step: z.enum(PAYMENT_STEPS),
  /** When it was reported, received, decided or paid back. */
  at: z.iso.datetime(),
  reason: z.nullable(z.enum(REFUND_REASONS)),
  /** The operator's own reason for the refund; null for the guest. */
  note: z.nullable(z.string()),
  /** The link by which the guest gives the bank details for a refund by transfer; null if none are needed, and for the operator. */
  accountLink: z.nullable(z.string()),
  document: z.nullable(z.object({ id: z.string(), kind: z.enum(DOCUMENT_KINDS), number: z.string() })),
})
export type BookingPayment = z.infer<typeof bookingPaymentSchema>
