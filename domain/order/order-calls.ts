import * as z from 'zod/mini'
import { leadIdSchema, leadSchema } from '#domain/api/api-shapes.ts'
import type { Call } from '#domain/api/call.ts'
import { orderDocumentSchema } from './order-document.ts'
import { payLinkViewSchema } from '#domain/payment/pay-link-calls.ts'
import { PLAN_SIZES } from '#domain/payment/payment-plan.ts'
import { requiredLine } from '#domain/base/text-schema.ts'

const euros = z.number()

/** The order of a booking before it is placed: every figure in euros, and the whole of what is to be read. */
export const orderTermsSchema = z.object({
  /** The hash of all that is shown: what `place-order` has to be given. */
  version: z.string(),
  total: euros,
  deposit: euros,
  balance: euros,
  balanceDueOn: z.iso.date(),
  /** What is not part of the total, and paid elsewhere. */
  extras: z.array(z.object({ name: z.string(), amount: euros })),
  /** What is to be paid when; what is paid with the order has today's day. */
  schedule: z.array(z.object({ on: z.iso.date(), amount: euros })),
  /** The standard information form of Directive (EU) 2015/2302, Annex I, part A, with its key rights, as plain text. */
  form: z.string(),
  /** In how many parts the balance is paid by this schedule, and in how many it may be. */
  parts: z.literal(PLAN_SIZES),
  plans: z.array(z.literal(PLAN_SIZES)),
  /** Whether it was ordered as it stands here (domain/order/order.ts). */
  standing: z.enum(['none', 'changed', 'current']),
  /** As it is kept, with its amounts in cents. */
  document: orderDocumentSchema,
})
export type OrderTerms = z.infer<typeof orderTermsSchema>

/** In how many parts the guest chooses to pay the balance; without it what was chosen before stays. */
const parts = z.optional(z.literal(PLAN_SIZES, 'Choose one, two or three parts'))
const askedParts = z.optional(
  z.pipe(z.coerce.number(), z.literal(PLAN_SIZES, 'Choose one, two or three parts')),
)

const termsVersion = requiredLine('Which version was read is required')

/** The calls by which a booking is ordered with obligation to pay, before anything of it is paid. */
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
    summary: 'Order with obligation to pay; the same version again changes nothing',
    access: 'owner',
    body: z.object({ leadId: leadIdSchema, termsVersion, parts }),
    // False for a repeat, and where the guest's address has had too many emails within the hour.
    answers: { 200: z.extend(leadSchema, { mailed: z.boolean() }) },
    problems: ['terms-changed', 'wrong-state'],
  },
  payLinkPlaceOrder: {
    method: 'post',
    path: '/api/pay/{token}/place-order',
    summary: 'Order with obligation to pay from a personal pay link',
    access: 'anyone',
    body: z.object({ termsVersion, parts }),
    answers: { 200: payLinkViewSchema },
    problems: ['not-found', 'terms-changed', 'wrong-state', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>
