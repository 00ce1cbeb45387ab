import * as z from 'zod/mini'
import { announcedChangeSchema } from '#domain/date-change/announced-change.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import { refundStepSchema } from '#domain/refund/cancellation-preview.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { ORDER_LANGUAGES } from './order.ts'

// An order as it is shown, hashed and stored, in two parts: the contract names the version of the texts. Amounts are
// cents, days are those in Banjul.

const text = z.string()
const cents = z.int()
const factSchema = z.object({ term: text, text })
export type Fact = z.infer<typeof factSchema>

const textPageSchema = z.object({
  title: text,
  intro: text,
  sections: z.array(
    z.object({
      title: text,
      lines: z.array(z.object({ kind: z.enum(['paragraph', 'point']), text })),
    }),
  ),
})
export type TextPage = z.infer<typeof textPageSchema>

/** The texts that all orders of a day share: organiser, insolvency protection, travel information, standard form and terms. */
export const orderTextsSchema = z.object({
  organiser: z.array(factSchema),
  insolvency: z.array(factSchema),
  travel: z.array(factSchema),
  form: z.object({ title: text, paragraphs: z.array(text), keyRights: z.array(text), source: text }),
  terms: textPageSchema,
  refundPolicy: textPageSchema,
})
export type OrderTexts = z.infer<typeof orderTextsSchema>

const figureSchema = z.object({ label: text, amountCents: cents })
export type OrderFigure = z.infer<typeof figureSchema>

const scheduledPaymentSchema = z.object({
  pays: z.enum(PAYMENT_TYPES),
  /** Null for a payment due with the order. */
  on: z.nullable(z.iso.date()),
  amountCents: cents,
})
export type ScheduledPayment = z.infer<typeof scheduledPaymentSchema>

/** One guest's booking with every figure, and the version of the texts that belong to it. It contains no names. */
export const orderContractSchema = z.object({
  language: z.enum(ORDER_LANGUAGES),
  textsVersion: text,
  stay: z.object({
    label: text,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    packageType: z.enum(PACKAGE_TYPES),
    room: z.enum(ROOMS),
  }),
  included: z.array(text),
  excluded: z.array(text),
  /** `included` and `excluded` in one line, as the screen shows them folded. Absent in orders from before the screen had it. */
  gist: z.optional(text),
  price: z.object({ lines: z.array(figureSchema), totalCents: cents, depositCents: cents }),
  /** The part of the price that was paid or reported before the order. */
  settledCents: cents,
  /** The part of `settledCents` that was only reported and not seen yet. Absent if there was none, and in older orders. */
  reportedCents: z.optional(cents),
  /** The part of `settledCents` that an outgoing guest paid (decision 0170); absent if none. Orders have this name since 0.4.0. */
  formerGuestsCents: z.optional(cents),
  balanceDueOn: z.iso.date(),
  extras: z.array(figureSchema),
  schedule: z.array(scheduledPaymentSchema),
  /** What cancelling refunds, once all is paid and while only the deposit is. */
  cancellation: z.object({ whole: z.array(refundStepSchema), deposit: z.array(refundStepSchema) }),
  /** The last day on which another person can always take the place. */
  handOverUntil: z.iso.date(),
  /** The fee for that; absent in older orders. */
  handOverCents: z.optional(cents),
  /** Changes of the date that an incoming guest has to answer. Absent if there are none. */
  announcedChanges: z.optional(z.array(announcedChangeSchema)),
  minimum: z.object({ guests: z.int(), decidedBy: z.iso.date() }),
  /** The previous order's total and the difference; null unless this order is only about a change. */
  change: z.nullable(
    z.object({
      fromCents: cents,
      differenceCents: cents,
      /**
       * The refund that comes with a change that made the booking cheaper, which the guest only confirms. Absent if it
       * became dearer, and in older orders that were placed with obligation to pay.
       */
      backCents: z.optional(cents),
    }),
  ),
})
export type OrderContract = z.infer<typeof orderContractSchema>

/** The whole order as it is shown. */
export const orderDocumentSchema = z.object({ contract: orderContractSchema, texts: orderTextsSchema })
export type OrderDocument = z.infer<typeof orderDocumentSchema>

/** A value with the exact text that is stored, identified by the text's hash. */
export interface Versioned<T> {
  /** SHA-256 of the body, in hexadecimal. */
  version: string
  /** The exact text that is stored. */
  body: string
  value: T
}
