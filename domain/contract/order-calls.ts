import * as z from 'zod/mini'
import { requiredLine } from '#domain/base/text-schema.ts'
import { orderDocumentSchema } from '#domain/order/order-document.ts'
import { PLAN_SIZES } from '#domain/payment/payment-plan.ts'
import { leadIdSchema, leadSchema } from './api-shapes.ts'
import type { Call } from './call.ts'
import { payLinkViewSchema } from './pay-link-calls.ts'

const euros = z.number()

/** A booking's order before it is placed, with every figure in euros and all text to be read. */
export const orderTermsSchema = z.object({
  /** The hash of all that is shown, which `place-order` requires. */
  version: z.string(),
  total: euros,
  deposit: euros,
  balance: euros,
  balanceDueOn: z.iso.date(),
  /** Costs that are not part of the total and are paid elsewhere. */
  extras: z.array(z.object({ name: z.string(), amount: euros })),
  /** The payments by day; a payment with the order has today's day. */
  schedule: z.array(z.object({ on: z.iso.date(), amount: euros })),
  /** The standard information form of Directive (EU) 2015/2302, Annex I, part A, with its key rights, as plain text. */
  form: z.string(),
  /** The number of parts of the balance in this schedule, and the numbers that the guest may choose. */
  parts: z.int(),
  plans: z.array(z.literal(PLAN_SIZES)),
  /** Whether the booking was ordered exactly as shown (domain/order/order.ts). */
  standing: z.enum(['none', 'changed', 'current']),
  /** The order as it is stored, with its amounts in cents; of a group the booker's own part. */
  document: orderDocumentSchema,
  /** What each of a group pays, the booker first, and what the others order; all other figures are the group's. Absent for one who comes alone. */
  travellers: z.optional(
    z.array(
      z.object({ leadId: leadIdSchema, name: z.string(), total: euros, document: orderDocumentSchema }),
    ),
  ),
})
export type OrderTerms = z.infer<typeof orderTermsSchema>

/** The number of parts that the guest chooses for the balance; the earlier choice stays if absent. */
const partCount = z.literal(PLAN_SIZES, 'Choose one, two or three parts')
const parts = z.optional(partCount)
const askedParts = z.optional(z.pipe(z.coerce.number(), partCount))

const termsVersion = requiredLine('Which version was read is required')

/** The calls for ordering a booking with obligation to pay, before any payment. */
export const orderCalls = {
  orderTerms: {
    method: 'get',
    path: '/api/order-terms/{leadId}',
    summary: 'Every figure and right of a booking, as it is ordered',
    access: 'owner',
    query: z.object({ parts: askedParts }),
    answers: { 200: orderTermsSchema },
    problems: ['wrong-state'],
  },
  placeOrder: {
    method: 'post',
    path: '/api/place-order',
    summary: 'Order with obligation to pay; sending the same version again changes nothing',
    access: 'owner',
    body: z.object({ leadId: leadIdSchema, termsVersion, parts }),
    // False for a repeat, and if the guest's address has had too many emails within the hour.
    answers: { 200: z.extend(leadSchema, { mailed: z.boolean() }) },
    problems: ['terms-changed', 'wrong-state'],
  },
  payLinkPlaceOrder: {
    method: 'post',
    path: '/api/pay/{token}/place-order',
    summary: 'Order with obligation to pay from a payment link',
    access: 'anyone',
    body: z.object({ termsVersion, parts }),
    answers: { 200: payLinkViewSchema },
    problems: ['terms-changed', 'wrong-state'],
  },
} as const satisfies Record<string, Call>
