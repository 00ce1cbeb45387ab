import * as z from 'zod/mini'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { leadSchema } from '#domain/api/api-shapes.ts'
import { bookingEditSchema } from '#domain/booking/booking-form.ts'
import { guestFields } from '#domain/booking/booking-fields.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Call } from '#domain/api/call.ts'
import type { Complaint } from '#domain/complaint/complaint-calls.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import type { DocumentKind } from '#domain/document/documents.ts'
import { HAND_OVER_STATES } from './hand-over.ts'
import { knownTimeZone } from '#domain/base/guest-time.ts'
import { orderTermsSchema } from '#domain/order/order-calls.ts'
import { emailSchema, optionalText, requiredLine } from '#domain/base/text-schema.ts'

const LONGEST_NAME = 100
const LONGEST_REASON = 500

const namedPersonSchema = z.object({
  name: requiredLine('Enter the person’s name', LONGEST_NAME),
  email: emailSchema,
})

/** A guest's wish to hand the place on, as the guest sees it. */
const ownHandOverSchema = z.object({
  state: z.enum(HAND_OVER_STATES),
  /** Who was named; null once it is over. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  acceptBy: z.iso.date(),
  /** By which the person sees and accepts it; null while the operator is asked, and once it is over. */
  link: z.nullable(z.string()),
  /** Why the operator has refused it. */
  reason: z.nullable(z.string()),
})

/** Whether and how a guest can hand a place on, and what is under way. */
const handOverSchema = z.object({
  /** Whose word counts today: nobody can refuse it, or the operator decides; null where the booking cannot be handed on. */
  decides: z.nullable(z.enum(['always', 'operator'])),
  /** The last day on which nobody can refuse it. */
  freeUntil: z.nullable(z.iso.date()),
  /** What it costs, in euros. */
  cost: z.number(),
  /** The latest one; null where there was none yet. */
  handOver: z.nullable(ownHandOverSchema),
  /** Only right after an offer was made: whether its link is emailed to the person. Past the limit of an address it is not. */
  mailed: z.optional(z.boolean()),
})
export type HandOverOffer = z.infer<typeof handOverSchema>

/** What whoever has the link of a hand-over sees: the stay and its money, and of the guest the first name alone. */
export interface HandOverView extends Pick<
  Booking,
  | 'selectedDate'
  | 'startsOn'
  | 'packageType'
  | 'selectedRoom'
  | 'quote'
  | 'amountPaid'
  | 'amountReported'
  | 'balanceDue'
> {
  /** What of the money that came is being refunded to previous guests, in euros: no part of `amountPaid`. */
  amountRefunding: number
  /** Changes of the date that its guests are still to choose over: who takes the place over chooses then. */
  announcedChanges: AnnouncedChange[]
  from: string | null
  /** For whom it is, as the guest typed it. */
  name: string
  acceptBy: CalendarDay
  cost: number
}

/** What the person who comes instead says of themselves: the booking form without the stay, which is as it was booked. */
export const travellerSchema = z.extend(
  z.omit(bookingEditSchema, { packageType: true, selectedDate: true, selectedRoom: true }),
  {
    timeZone: z.optional(
      z.nullable(
        z.pipe(
          z.string(),
          z.transform((zone: string) => knownTimeZone(zone)),
        ),
      ),
    ),
  },
)
export type Traveller = z.infer<typeof travellerSchema>

/** The same with the version of the order that was read, in which the diet stands: taking over is ordering (decision 0173). */
const takeOverSchema = z.extend(travellerSchema, {
  termsVersion: requiredLine('Which version was read is required'),
})

/** A hand-over as the operator sees it. */
export const handOverEntrySchema = z.object({
  id: z.string(),
  state: z.enum(HAND_OVER_STATES),
  madeAt: z.iso.datetime(),
  acceptBy: z.iso.date(),
  /** Who was named; null once it is over. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
  /** Who has handed the place on; null where it was not, and once that guest was erased. */
  from: z.nullable(z.object({ name: z.string(), email: z.string() })),
})
export type HandOverEntry = z.infer<typeof handOverEntrySchema>

/** A place that a guest has handed on: that it was, and the papers of what that guest has paid. */
export interface HandedOn {
  retreatDate: string | null
  handedOnAt: string
  documents: { id: string; kind: DocumentKind; number: string; amount: number }[]
  /** Refunds of what this guest paid, with the link by which they say where one goes. */
  refunds: BookingPayment[]
  /** What this guest complained of, and the answers. */
  complaints: Complaint[]
}

/** The calls by which a guest hands a place to another person (decision 0170). */
export const handOverCalls = {
  readHandOver: {
    method: 'get',
    path: '/api/bookings/{bookingId}/hand-over',
    summary: 'Whether and how a place can be handed to another person, and what is under way',
    access: 'owner',
    answers: { 200: handOverSchema },
  },
  offerHandOver: {
    method: 'post',
    path: '/api/bookings/{bookingId}/hand-over',
    summary:
      'Name the person who comes instead. Up to 7 days before the retreat that makes a link at once; later the operator is asked',
    access: 'owner',
    body: namedPersonSchema,
    answers: { 201: handOverSchema },
    problems: ['wrong-state', 'retreat-started', 'too-many-requests'],
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
    summary: 'The order of such a place, as it is taken over with this diet',
    access: 'anyone',
    query: z.object({ diet: guestFields.selectedDiet.submit }),
    answers: { 200: orderTermsSchema },
    problems: ['not-found', 'too-many-requests'],
  },
  acceptHandOver: {
    method: 'post',
    path: '/api/hand-over/{token}/accept',
    summary: 'Take over the place, as the signed-in account, and order it with obligation to pay',
    access: 'owner',
    body: takeOverSchema,
    answers: { 200: leadSchema },
    problems: ['not-found', 'wrong-state', 'terms-changed', 'too-many-holds', 'too-many-requests'],
  },
  answerHandOver: {
    method: 'post',
    path: '/api/admin/hand-overs/{handOverId}/answer',
    summary: 'Allow or refuse that a place is handed on less than 7 days before the retreat',
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
