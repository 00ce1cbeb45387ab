import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/base/dates.ts'
import { emailSchema, optionalText, requiredLine } from '#domain/base/text-schema.ts'
import { guestFields } from '#domain/booking-form/booking-fields.ts'
import { bookingEditSchema, sentTimeZone } from '#domain/booking-form/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { DocumentKind } from '#domain/document/documents.ts'
import { HAND_OVER_STATES } from '#domain/hand-over/hand-over-terms.ts'
import { leadSchema, LONGEST_REASON } from './api-shapes.ts'
import type { Call } from './call.ts'
import type { Complaint } from './complaint-calls.ts'
import { orderTermsSchema } from './order-calls.ts'

const LONGEST_NAME = 100

const namedPersonSchema = z.object({
  name: requiredLine('Enter the person’s name', LONGEST_NAME),
  email: emailSchema,
})

/** A guest's own hand-over. */
const ownHandOverSchema = z.object({
  state: z.enum(HAND_OVER_STATES),
  /** The name of the person named; null once the hand-over is over. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  acceptBy: z.iso.date(),
  /** The link by which that person sees and accepts it; null while the operator is asked, and once it is over. */
  link: z.nullable(z.string()),
  /** The operator's reason for refusing it. */
  reason: z.nullable(z.string()),
})

/** Whether and how a guest can hand over a place, and the latest hand-over. */
const handOverSchema = z.object({
  /** Who decides today: `always` if nobody can refuse it, else the operator; null if the booking cannot be handed over. */
  decides: z.nullable(z.enum(['always', 'operator'])),
  /** The last day on which nobody can refuse it. */
  freeUntil: z.nullable(z.iso.date()),
  /** The fee, in euros. */
  cost: z.number(),
  /** The latest hand-over; null if there was none yet. */
  handOver: z.nullable(ownHandOverSchema),
  /** Given only right after an offer: whether its link is emailed to the person, which the address's limit of mails may prevent. */
  mailed: z.optional(z.boolean()),
})
export type HandOverOffer = z.infer<typeof handOverSchema>

export const SHOWN_BY_HAND_OVER = [
  'selectedDate',
  'startsOn',
  'packageType',
  'selectedRoom',
  'quote',
  'holdExpiresAt',
  'paymentPlan',
  'amountPaid',
  'amountReported',
  'balanceDue',
  'outgoingGuest',
] as const satisfies (keyof Booking)[]

/** What anyone with the link of a hand-over sees: the booking, its money and the first name of who offers it. */
export interface HandOverView extends Pick<Booking, (typeof SHOWN_BY_HAND_OVER)[number]> {
  /** The part of the received money that is being refunded to outgoing guests, in euros; not included in `amountPaid`. */
  amountRefunding: number
  /** Changes of the date that are still to be answered: the incoming guest answers them. */
  announcedChanges: AnnouncedChange[]
  from: string | null
  /** What to call the traveller whose place it is, if who offers it has booked it for them; else null. */
  placeOf: string | null
  /** The name of the incoming guest, as the outgoing guest typed it. */
  name: string
  acceptBy: CalendarDay
  cost: number
}

/** The incoming guest's details: the booking form without dates, package and room, which stay as booked. */
export const travellerSchema = z.extend(
  z.omit(bookingEditSchema, { packageType: true, selectedDate: true, selectedRoom: true }),
  { timeZone: sentTimeZone },
)
export type Traveller = z.infer<typeof travellerSchema>

/** The same with the version of the order that the guest read, which includes the diet: taking over is ordering (decision 0173). */
const acceptHandOverSchema = z.extend(travellerSchema, {
  termsVersion: requiredLine('Which version was read is required'),
})

/** A hand-over as the operator sees it. */
export const handOverEntrySchema = z.object({
  id: z.string(),
  state: z.enum(HAND_OVER_STATES),
  madeAt: z.iso.datetime(),
  acceptBy: z.iso.date(),
  /** The name of the person named; null once the hand-over is over. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
  /** The outgoing guest; null if the place was not handed over, and once that guest was erased. */
  from: z.nullable(z.object({ name: z.string(), email: z.string() })),
})
export type HandOverEntry = z.infer<typeof handOverEntrySchema>

/** A place that a guest has handed over, with the documents for what that guest paid. */
export interface HandedOverPlace {
  retreatDate: string | null
  /** Whose place it was: the guest's own, or of somebody for whom the guest had booked. Null once the name is removed. */
  name: string | null
  handedOverAt: string
  documents: { id: string; kind: DocumentKind; number: string; amount: number }[]
  /** Refunds of what this guest paid, each with the link for giving bank details. */
  refunds: BookingPayment[]
  /** This guest's complaints, with the answers. */
  complaints: Complaint[]
}

/** The calls by which a guest hands over a place to another person (decision 0170). */
export const handOverCalls = {
  readHandOver: {
    method: 'get',
    path: '/api/bookings/{bookingId}/hand-over',
    summary: 'Whether and how a place can be passed on, and the state of an open offer',
    access: 'owner',
    answers: { 200: handOverSchema },
  },
  offerHandOver: {
    method: 'post',
    path: '/api/bookings/{bookingId}/hand-over',
    summary:
      'Name the person who comes instead. Up to 7 days before the retreat this creates a link straight away; later the operator is asked',
    access: 'owner',
    body: namedPersonSchema,
    answers: { 201: handOverSchema },
    problems: ['wrong-state', 'retreat-started'],
  },
  takeBackHandOver: {
    method: 'delete',
    path: '/api/bookings/{bookingId}/hand-over',
    summary: 'Withdraw the offer: its link no longer works',
    access: 'owner',
    answers: { 200: handOverSchema },
    problems: ['wrong-state'],
  },
  handOverOrderTerms: {
    method: 'get',
    path: '/api/hand-over/{token}/order-terms',
    summary: 'The order of an offered place, as the new guest takes it over with this diet',
    access: 'anyone',
    query: z.object({ diet: guestFields.selectedDiet.submit }),
    answers: { 200: orderTermsSchema },
  },
  acceptHandOver: {
    method: 'post',
    path: '/api/hand-over/{token}/accept',
    summary: 'Take over the place with the signed-in account, and order it with obligation to pay',
    access: 'owner',
    body: acceptHandOverSchema,
    // `mailed` is false for a repeat, and if the limits on emails left out the welcome.
    answers: { 200: z.extend(leadSchema, { mailed: z.boolean() }) },
    problems: ['wrong-state', 'terms-changed', 'too-many-holds'],
  },
  answerHandOver: {
    method: 'post',
    path: '/api/admin/hand-overs/{handOverId}/answer',
    summary: 'Allow or refuse passing on a place less than 7 days before the retreat',
    access: 'admin',
    body: z
      .object({ allow: z.boolean(), reason: z.optional(optionalText(LONGEST_REASON)) })
      .check(
        z.refine(({ allow, reason }) => allow || Boolean(reason), { path: ['reason'], error: 'Say why' }),
      ),
    answers: { 200: handOverEntrySchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
