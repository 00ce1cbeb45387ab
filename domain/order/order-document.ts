import * as z from 'zod/mini'
import { announcedChangeSchema } from '#domain/date-change/announced-change.ts'
import { refundStepSchema } from '#domain/api/api-shapes.ts'
import { ORDER_LANGUAGES } from './order.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { ROOMS } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'

// An order as it is shown, hashed and kept: two parts, of which the second one names the version of the first. Amounts are cents,
// days are those in Banjul.

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

/** What is the same in every order of a day: who sells, who pays back, what the stay is, the standard form, the terms. */
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
  /** Null for what is paid with the order. */
  on: z.nullable(z.iso.date()),
  amountCents: cents,
})
export type ScheduledPayment = z.infer<typeof scheduledPaymentSchema>

/** What is ordered: one guest's stay with every figure, and the version of the texts that belong to it. It names nobody. */
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
  /** Both in one line, as the screen says them before they are opened. Absent in orders from before it was shown. */
  gist: z.optional(text),
  price: z.object({ lines: z.array(figureSchema), totalCents: cents, depositCents: cents }),
  /** What of it was paid or reported before the order. */
  settledCents: cents,
  /** What of that was only reported: a transfer that nobody had seen. Absent where there was none, and in orders of before it was told. */
  reportedCents: z.optional(cents),
  /** What of it goes back to a guest who has handed the place on, where it goes back (decision 0170). Absent where nothing does. Named as in orders stored since 0.4.0. */
  formerGuestsCents: z.optional(cents),
  balanceDueOn: z.iso.date(),
  extras: z.array(figureSchema),
  schedule: z.array(scheduledPaymentSchema),
  /** What cancelling gives back, once all is paid and while only the deposit is. */
  cancellation: z.object({ whole: z.array(refundStepSchema), deposit: z.array(refundStepSchema) }),
  /** Until when someone else can always travel instead. */
  handOverUntil: z.iso.date(),
  /** What that costs; absent in orders of before it was told. */
  handOverCents: z.optional(cents),
  /** Changes of the date over which who takes a place over has to choose. Absent where there are none. */
  announcedChanges: z.optional(z.array(announcedChangeSchema)),
  minimum: z.object({ guests: z.int(), decidedBy: z.iso.date() }),
  /** What was ordered before and what that changes, where this order is about a change alone. */
  change: z.nullable(
    z.object({
      fromCents: cents,
      differenceCents: cents,
      /**
       * Of a change that made it cheaper, which is confirmed and asks for nothing more: what of the money goes back with it. Absent of one
       * that made it dearer, and of those that were ordered with obligation to pay before the two were told apart.
       */
      backCents: z.optional(cents),
    }),
  ),
})
export type OrderContract = z.infer<typeof orderContractSchema>

/** All that an order says, as it goes out to be shown. */
export const orderDocumentSchema = z.object({ contract: orderContractSchema, texts: orderTextsSchema })
export type OrderDocument = z.infer<typeof orderDocumentSchema>
