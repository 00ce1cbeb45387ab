import * as z from 'zod/mini'
import {
  amountSchema,
  checkoutRequestSchema,
  checkoutSchema,
  confirmPaymentSchema,
  leadSchema,
  transferCodeSchema,
  transferQuerySchema,
  verifiedSessionSchema,
} from './api-shapes.ts'
import type { Call } from './call.ts'

/** `mailed` is false for a repeat, and if the guest's address has had too many emails within the hour. */
const reportedSchema = z.extend(leadSchema, { mailed: z.boolean() })

/** Problems of whatever pays a booking, by its guest or by its pay link. */
export const PAYING_PROBLEMS = ['not-ordered', 'terms-changed', 'wrong-state', 'amounts-disagree'] as const

/** The calls for paying a booking: the guest's and the card provider's (specification, section 7). */
export const paymentCalls = {
  confirmPayment: {
    method: 'post',
    path: '/api/confirm-payment',
    summary: 'Report a bank transfer of the deposit or the full amount',
    access: 'owner',
    body: confirmPaymentSchema,
    answers: { 200: reportedSchema },
    problems: PAYING_PROBLEMS,
  },
  createCheckoutSession: {
    method: 'post',
    path: '/api/create-checkout-session',
    summary: 'Open a hosted checkout, by card, Bancontact or iDEAL',
    access: 'owner',
    body: checkoutRequestSchema,
    answers: { 200: checkoutSchema },
    problems: [...PAYING_PROBLEMS, 'checkout-failed'],
  },
  verifySession: {
    method: 'get',
    path: '/api/verify-session/{sessionId}',
    idIsText: true,
    summary: 'Whether a checkout session is paid; records the payment when it is',
    access: 'owner',
    answers: { 200: verifiedSessionSchema },
  },
  completePayment: {
    method: 'post',
    path: '/api/complete-payment/{bookingId}',
    summary: 'Report a bank transfer of the balance or of a part of it',
    access: 'owner',
    body: z.object({ amount: z.optional(amountSchema), alone: z.optional(z.boolean()) }),
    answers: { 200: reportedSchema },
    problems: ['wrong-state', 'amounts-disagree'],
  },
  transferCode: {
    method: 'get',
    path: '/api/transfer-code/{bookingId}',
    summary: 'The QR code with which a banking app fills in a transfer',
    access: 'owner',
    query: transferQuerySchema,
    answers: { 200: transferCodeSchema },
    problems: PAYING_PROBLEMS,
  },
  stripeWebhook: {
    method: 'post',
    path: '/api/stripe/webhook',
    summary: "The card provider's signed events; the body is verified as it was sent",
    access: 'anyone',
    answers: { 200: z.object({ received: z.boolean() }) },
    problems: ['invalid-signature'],
  },
} as const satisfies Record<string, Call>
