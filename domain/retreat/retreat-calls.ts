import * as z from 'zod/mini'

import type { Call } from '#domain/api/call.ts'
import { CANCELLATION_RULES, RETREAT_CANCELLATION_REASONS } from '#domain/refund/cancellation.ts'
import { LONGEST_MAIL, LONGEST_SUBJECT } from '#domain/booking/admin-booking-shapes.ts'
import { leadIdSchema } from '#domain/api/api-shapes.ts'
import { CHANGE_KINDS } from '#domain/date-change/change-choice.ts'
import { calendarDaySchema, retreatChangeSchema, retreatEntrySchema } from './retreat-schema.ts'
import { PACKAGE_TYPES, RETREAT_STATUSES } from './retreats.ts'
import { optionalText, requiredLine, requiredText } from '#domain/base/text-schema.ts'
import { UNDO_SECONDS } from '#domain/admin/undo-time.ts'

const LONGEST_WORDS = 2_000

const count = z.int().check(z.minimum(0))
/** Guests of one package who have a place: confirmed, or held without money that was seen. */
const takenSchema = z.object({ confirmed: count, held: count })

/** A date as the operator sees it. Amounts in euros. */
const retreatViewSchema = z.object({
  id: z.string(),
  label: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  placesKiter: count,
  placesNonKiter: count,
  status: z.enum(RETREAT_STATUSES),
  minimumGuests: z.nullable(z.int()),
  /** The link to the photos, and the last day on which they are kept: both, or none. */
  photosUrl: z.nullable(z.string()),
  photosUntil: z.nullable(z.iso.date()),
  /** Whether guests are told that it will run. */
  guaranteed: z.boolean(),
  kiters: takenSchema,
  nonKiters: takenSchema,
  /** Whether anybody has ever booked it: then its days stay. */
  everBooked: z.boolean(),
  /** What came in and was not given back, of everybody who ever booked it. */
  received: z.number(),
  /** What is left to pay of the bookings that hold a place, and what of it is late. */
  due: z.number(),
  overdue: z.number(),
  /** Of a cancelled date: how many of its guests have been cancelled, of how many. */
  cancellation: z.nullable(
    z.object({
      reason: z.enum(RETREAT_CANCELLATION_REASONS),
      at: z.iso.datetime(),
      done: count,
      total: count,
      /** Of the others, how many still choose whether to come on other days: their turn, and nothing has stopped. */
      choosing: count,
    }),
  ),
})
export type RetreatView = z.infer<typeof retreatViewSchema>

/** What becomes of one guest when a date is cancelled. Amounts in euros. */
const cancelledGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  /** What goes back, by which rule. */
  refund: z.object({ amount: z.number(), rule: z.enum(CANCELLATION_RULES) }),
  received: z.number(),
  /** The part of the refund that the card provider pays by itself; the operator transfers the rest. */
  online: z.number(),
  /** Said to be on its way, and seen by nobody: it goes back when it comes. */
  reported: z.number(),
  /** Held by a bank in a dispute, which decides who gets it. */
  disputed: z.number(),
  /** Whether the guest is, or would be, asked whether to come on the other date instead. */
  choosing: z.boolean(),
  /** Whether it has been done. */
  done: z.boolean(),
})
export type CancelledGuest = z.infer<typeof cancelledGuestSchema>

const retreatCancellationSchema = z.object({
  bookings: z.array(cancelledGuestSchema),
  mails: z.array(z.object({ leadId: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
  /** The date that guests may come to instead of a refund; null where none is offered. */
  offer: z.nullable(
    z.object({
      /** By which it is withdrawn or answered; null in a dry run. */
      changeId: z.nullable(z.string()),
      /** Whether this date moved to other days, or is cancelled with another date offered. */
      kind: z.enum(CHANGE_KINDS),
      label: z.string(),
      /** Who has not answered by then is refunded. */
      chooseBy: z.iso.date(),
      asked: count,
      waiting: count,
    }),
  ),
  /** Whether all of it has been done, or all have been asked: false for a dry run, and where something is left to be tried again. */
  applied: z.boolean(),
})
export type RetreatCancellation = z.infer<typeof retreatCancellationSchema>

const retreatAnswer = z.object({ retreat: retreatViewSchema })

/** The operator's calls about dates, behind the admin gate. */
export const retreatCalls = {
  adminRetreats: {
    method: 'get',
    path: '/api/admin/retreats',
    summary: 'Every date with its places and its money, by first day; cancelled ones too',
    access: 'admin',
    answers: { 200: z.object({ retreats: z.array(retreatViewSchema) }) },
  },
  createRetreat: {
    method: 'post',
    path: '/api/admin/retreats',
    summary: 'Open a date; without a last day it lasts as long as every retreat',
    access: 'admin',
    body: retreatEntrySchema,
    answers: { 201: retreatAnswer },
    problems: ['retreat-exists'],
  },
  changeRetreat: {
    method: 'patch',
    path: '/api/admin/retreats/{retreatId}',
    summary: 'Publish, close, resize or move a date; the last day follows the first',
    access: 'admin',
    body: retreatChangeSchema,
    answers: { 200: retreatAnswer },
    problems: ['retreat-exists', 'retreat-has-guests', 'retreat-cancelled', 'fewer-places-than-held'],
  },
  cancelRetreat: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/cancel',
    summary:
      'Cancel a date: refund everybody, or let them choose another date first; a dry run says who gets what. Goes on where it stopped',
    access: 'admin',
    body: z.object({
      dryRun: z.boolean(),
      reason: z.enum(RETREAT_CANCELLATION_REASONS),
      /** Another date that each guest may choose instead of the refund; a place is held there for everybody meanwhile. */
      offerRetreatId: z.optional(leadIdSchema),
      /** Why, in the operator's words, and until when guests choose: the earliest lawful day unless said. */
      words: z.optional(optionalText(LONGEST_WORDS)),
      chooseBy: z.optional(calendarDaySchema),
    }),
    answers: { 200: retreatCancellationSchema },
    problems: ['retreat-started', 'retreat-full', 'wrong-state', 'invalid-fields'],
  },
  writeToDate: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/messages',
    summary: `Write to everybody who has a place on a date, one mail each, sent ${UNDO_SECONDS} seconds later; a dry run says who gets it. The same words again on the same day reach only who has not had them`,
    access: 'admin',
    body: z.object({
      subject: requiredLine('Say what it is about', LONGEST_SUBJECT),
      text: requiredText('Write something', LONGEST_MAIL),
      dryRun: z.optional(z.boolean()),
    }),
    answers: {
      200: z.object({
        /** Who gets it, or got it, by name. */
        recipients: z.array(
          z.object({
            leadId: z.string(),
            name: z.string(),
            to: z.string(),
            packageType: z.enum(PACKAGE_TYPES),
          }),
        ),
        /** Who has a place and no address. */
        unreachable: z.array(z.object({ leadId: z.string(), name: z.string() })),
        /** The mail as the first of them reads it; null where there is nobody. */
        preview: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
      }),
    },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
