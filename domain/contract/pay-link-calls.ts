import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { openMoveSchema } from '#domain/date-change/announced-change.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import {
  amountSchema,
  checkoutSchema,
  checkoutWishFields,
  transferCodeSchema,
  transferQuerySchema,
} from './api-shapes.ts'
import type { Call } from './call.ts'
import { PAYING_PROBLEMS } from './payment-calls.ts'

/**
 * The part of a booking that anyone with its pay link sees: the guest's first name, the retreat and the amounts. Nothing
 * else of the guest, because the link is passed on to a partner or a parent who pays.
 */
const viewedSchema = z.pick(bookingSchema, {
  firstName: true,
  selectedDate: true,
  startsOn: true,
  packageType: true,
  selectedRoom: true,
  submittedAt: true,
  timeZone: true,
  status: true,
  paymentStatus: true,
  holdExpiresAt: true,
  quote: true,
  amountPaid: true,
  amountCredited: true,
  amountReported: true,
  balanceDue: true,
  order: true,
  paymentPlan: true,
  paymentReferences: true,
})
export const payLinkViewSchema = z.extend(viewedSchema, {
  /** True if somebody else has booked the place, who then cancels it and sees what was paid. */
  bookedByOther: z.optional(z.boolean()),
})
export type PayLinkView = z.infer<typeof payLinkViewSchema>

const paymentType = z.enum(PAYMENT_TYPES, 'Choose deposit or full payment')

/** The address for the payer's receipt; optional. */
const payerEmail = z.optional(emailSchema)

/** The result of a payment by the link. */
const payLinkOutcomeSchema = z.object({
  booking: payLinkViewSchema,
  /** An unanswered move; nothing more can be paid while there is one. */
  move: z.optional(openMoveSchema),
  /** The payment on the hosted page that was asked about, in euros; null if none was. */
  card: z.nullable(
    z.object({
      paid: z.boolean(),
      returned: z.boolean(),
      amount: z.number(),
      method: z.enum(CHECKOUT_METHODS),
    }),
  ),
})
export type PayLinkOutcome = z.infer<typeof payLinkOutcomeSchema>

/** The calls of the personal pay link, without sign-in. A link that is revoked, unknown or has nothing due answers the same 404. */
export const payLinkCalls = {
  payLinkCheckout: {
    method: 'post',
    path: '/api/pay/{token}/checkout',
    summary: 'Open a hosted checkout from a payment link, by card, Bancontact or iDEAL',
    access: 'anyone',
    body: z.object({ ...checkoutWishFields, email: payerEmail }),
    answers: { 200: checkoutSchema },
    problems: [...PAYING_PROBLEMS, 'checkout-failed'],
  },
  payLinkTransfer: {
    method: 'post',
    path: '/api/pay/{token}/transfer',
    summary: 'Report a bank transfer from a payment link; sending the same again changes nothing',
    access: 'anyone',
    body: z.object({ paymentType, amount: amountSchema, email: payerEmail }),
    answers: { 200: payLinkOutcomeSchema },
    problems: PAYING_PROBLEMS,
  },
  payLinkTransferCode: {
    method: 'get',
    path: '/api/pay/{token}/transfer-code',
    summary: 'The QR code with which a banking app fills in a transfer',
    access: 'anyone',
    query: transferQuerySchema,
    answers: { 200: transferCodeSchema },
    problems: PAYING_PROBLEMS,
  },
  replacePayLink: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/pay-link',
    summary: 'Create a new payment link for a booking; its old links stop working. Null if nothing is due',
    access: 'admin',
    answers: { 200: z.object({ payLink: z.nullable(z.string()) }) },
  },
  ownPayLink: {
    method: 'get',
    path: '/api/pay-link/{bookingId}',
    summary: "The payment link of a guest's own booking, to share with the payer; null if nothing is due",
    access: 'owner',
    answers: { 200: z.object({ payLink: z.nullable(z.string()) }) },
  },
  replaceOwnPayLink: {
    method: 'post',
    path: '/api/pay-link/{bookingId}',
    summary: "Create a new payment link for a guest's own booking; its old links stop working",
    access: 'owner',
    answers: { 200: z.object({ payLink: z.nullable(z.string()) }) },
  },
} as const satisfies Record<string, Call>
