import * as z from 'zod/mini'
import { optionalText, requiredLine } from '#domain/base/text-schema.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { HAND_METHODS } from '#domain/payment/ledger.ts'
import { refundAccountSchema } from '#domain/refund/refund-account.ts'
import { amountSchema, ledgerLineSchema, LONGEST_REASON, reasonSchema, receiveSchema } from './api-shapes.ts'
import type { Call } from './call.ts'

const enteredPaymentSchema = z.object({
  /** The amount received, its method, day and note. */
  amount: amountSchema,
  method: z.enum(HAND_METHODS, 'Choose transfer, cash or card'),
  receivedOn: z.iso.date('Choose the day on which it came'),
  note: z.optional(optionalText(LONGEST_REASON)),
  /** Records the payment even if it may be recorded already, or is more than is left to pay. */
  confirmRepeat: z.optional(z.boolean()),
  /** Splits it over all of the guest's group who have a place; the amount is then one that all of them are asked for. */
  forGroup: z.optional(z.boolean()),
  /** Confirms the place even if bank fees of up to 5 euros are missing from the deposit. */
  confirm: z.optional(z.boolean()),
})
export type EnteredPayment = z.output<typeof enteredPaymentSchema>

const paymentAndLead = z.object({ payment: ledgerLineSchema, lead: bookingSchema })

/** What a guest with the link of a refund sees. */
const refundLinkSchema = z.object({
  /** The sum of all refunds due by transfer, in euros. */
  amount: z.number(),
  /** The last day on which the first of them is paid in time; null once it is past. */
  sendBy: z.nullable(z.iso.date()),
  retreatDate: z.nullable(z.string()),
  name: z.string(),
  /** The account in use, with the end of its IBAN or number; null if none was given. */
  given: z.nullable(z.object({ holder: z.string(), iban: z.string() })),
  /** An account that replaces it once it is confirmed by email. */
  next: z.nullable(z.object({ holder: z.string(), iban: z.string() })),
})
export type RefundLinkView = z.output<typeof refundLinkSchema>

/** An account that the operator transfers to. */
export const shownAccountSchema = z.object({
  holder: z.string(),
  iban: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  bank: z.optional(z.string()),
  country: z.optional(z.string()),
})

const refundToPaySchema = z.object({
  amount: z.number(),
  /** The reference to write on the transfer. */
  reference: z.string(),
  /** The person who gets the money: the outgoing guest if they paid it before handing over the place. */
  payee: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  /** The account, with the IBAN in groups of four or, without one, its number, bank and country; null until the guest has given it. */
  account: z.nullable(shownAccountSchema),
  /** The transfer as a QR code for a banking app (EPC069-12); null for an account outside SEPA. */
  svg: z.nullable(z.string()),
  /** Null if nobody can be asked by mail. */
  email: z.nullable(z.string()),
  askedAt: z.nullable(z.iso.datetime()),
})
export type RefundToPay = z.output<typeof refundToPaySchema>

/** What would be a traveller's of a refund, in euros. */
const shareShape = { name: z.string(), amount: z.number() }

export const unmatchedRefundSchema = z.object({
  /** The provider's id of the refund, its amount in euros, and when we first saw it. */
  reference: z.string(),
  amount: z.number(),
  seenAt: z.iso.datetime(),
  /**
   * The travellers whose refund it may be, each with the payment that it would be of. If that payment holds less, it is first of this
   * traveller, and the rest of the others in turn.
   */
  travellers: z.array(
    z.object({ paymentId: z.string(), ...shareShape, rest: z.array(z.object(shareShape)) }),
  ),
})
export type UnmatchedRefund = z.output<typeof unmatchedRefundSchema>

/** The calls by which the operator enters money by hand, refunds it and undoes entries. */
export const operatorPaymentCalls = {
  adminPayments: {
    method: 'get',
    path: '/api/admin/payments',
    summary:
      'Transfers to verify, refunds to pay out and refunds without a reason, and those made at the card provider of a payment for several travellers, oldest first',
    access: 'admin',
    answers: {
      200: z.object({
        payments: z.array(ledgerLineSchema),
        unmatchedRefunds: z.array(unmatchedRefundSchema),
      }),
    },
  },
  enterPayment: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/payments',
    summary: `Record any amount that a guest has paid; its receipt and mail go out ${UNDO_SECONDS} seconds later. The same amount within ten days, or more than is left to pay, is refused with 409 payment-repeated; with confirmRepeat true it is recorded`,
    access: 'admin',
    body: enteredPaymentSchema,
    answers: { 201: paymentAndLead },
    problems: ['wrong-state', 'payment-repeated'],
  },
  receivePayment: {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/receive',
    summary: 'Mark a reported transfer as received, or a refund as paid out',
    access: 'admin',
    body: receiveSchema,
    answers: { 200: ledgerLineSchema },
    problems: ['wrong-state'],
  },
  undoPayment: {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/undo',
    summary: `Undo an entry: without a trace within ${UNDO_SECONDS} seconds, later with a counter-entry and its credit note`,
    access: 'admin',
    body: z.object({
      /** The reason printed on the credit note of a counter-entry. */
      reason: z.optional(optionalText(LONGEST_REASON)),
      /** Refuses if only a counter-entry could undo it. */
      atOnce: z.optional(z.boolean()),
    }),
    answers: { 200: ledgerLineSchema },
    problems: ['wrong-state'],
  },
  givePaymentReason: {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/reason',
    summary:
      'Record the reason for a refund made at the card provider; a later reason replaces an earlier one',
    access: 'admin',
    body: reasonSchema,
    answers: { 200: ledgerLineSchema },
    problems: ['wrong-state'],
  },
  matchRefund: {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/match-refund',
    summary:
      'Say that a refund made at the card provider was of this traveller’s payment, or of this one’s first',
    access: 'admin',
    body: z.object({ reference: requiredLine('Say which refund it is', 255) }),
    answers: { 204: null },
    problems: ['wrong-state'],
  },
  rejectPayment: {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/reject',
    summary: 'Mark a reported transfer as not received',
    access: 'admin',
    answers: { 200: ledgerLineSchema },
    problems: ['wrong-state'],
  },
  refundGuest: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/refunds',
    summary: 'Refund any amount: through the card provider if it was paid there, otherwise by transfer',
    access: 'admin',
    body: z.object({
      amount: amountSchema,
      reason: requiredLine('Say why: the credit note shows it', LONGEST_REASON),
      /** Lowers the price by the same amount, so that it is not owed again. */
      lowerPrice: z.optional(z.boolean()),
    }),
    answers: { 201: paymentAndLead },
    problems: ['wrong-state', 'more-than-received'],
  },
  writeOff: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/write-off',
    summary: 'Write off what a guest still owes of a retreat that is over; no email goes out',
    access: 'admin',
    body: z.object({ reason: requiredLine('Say why, for your books', LONGEST_REASON) }),
    answers: { 200: z.object({ lead: bookingSchema }) },
    problems: ['wrong-state'],
  },
  refundToPay: {
    method: 'get',
    path: '/api/admin/payments/{paymentId}/account',
    summary: 'The account for a refund by transfer, with the QR code for a banking app',
    access: 'admin',
    answers: { 200: refundToPaySchema },
    problems: ['wrong-state'],
  },
  askForAccountAgain: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/refund-link',
    summary: 'Ask the guest again for bank details with a new link; the old one no longer works',
    access: 'admin',
    answers: { 204: null },
    problems: ['wrong-state'],
  },
  giveRefundAccount: {
    method: 'post',
    path: '/api/refund/{token}',
    summary: 'Give bank details for a refund; a changed account counts once it is confirmed by email',
    access: 'anyone',
    body: refundAccountSchema,
    answers: { 200: refundLinkSchema },
    problems: ['wrong-state'],
  },
  confirmRefundAccount: {
    method: 'post',
    path: '/api/refund/{token}/confirm',
    summary: 'Confirm a changed account with the token from the email about it',
    access: 'anyone',
    body: z.object({ mark: requiredLine('The mark of the email is required', 60) }),
    answers: { 200: refundLinkSchema },
  },
} as const satisfies Record<string, Call>
