import * as z from 'zod/mini'

import type { Call } from './call.ts'
import { CANCELLATION_RULES, RETREAT_CANCELLATION_REASONS } from './cancellation.ts'
import { retreatChangeSchema, retreatEntrySchema } from './retreat-schema.ts'
import { RETREAT_STATUSES } from './retreats.ts'

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
  /** Whether it has been done. */
  done: z.boolean(),
})
export type CancelledGuest = z.infer<typeof cancelledGuestSchema>

const retreatCancellationSchema = z.object({
  bookings: z.array(cancelledGuestSchema),
  mails: z.array(z.object({ leadId: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
  /** Whether all of it has been done: false for a dry run, and where something is left to be tried again. */
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
    problems: [],
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
      'Cancel a date and give everybody their money back; a dry run says who gets what. Goes on where it stopped',
    access: 'admin',
    body: z.object({ dryRun: z.boolean(), reason: z.enum(RETREAT_CANCELLATION_REASONS) }),
    answers: { 200: retreatCancellationSchema },
    problems: ['retreat-started'],
  },
} as const satisfies Record<string, Call>
