import * as z from 'zod/mini'
import { optionalText, requiredLine, requiredText } from '#domain/base/text-schema.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { CHANGE_KINDS } from '#domain/date-change/change-choice.ts'
import { LONGEST_MAIL, LONGEST_SUBJECT } from '#domain/mail/letter.ts'
import { calendarDaySchema, retreatChangeSchema, retreatEntrySchema } from '#domain/retreat/retreat-schema.ts'
import { CLOSING_REASONS, PACKAGE_TYPES, RETREAT_STATUSES } from '#domain/retreat/retreats.ts'
import { CANCELLATION_RULES } from '#domain/terms/cancellation-terms.ts'
import { leadIdSchema } from './api-shapes.ts'
import type { Call } from './call.ts'
import { unreachedSchema } from './unreached-calls.ts'

const LONGEST_WORDS = 2_000

const count = z.int().check(z.minimum(0))
/** The numbers of guests of one package who hold a place: confirmed, or held without verified money. */
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
  /** The date's own minimum number of guests, or null, and the one that applies. */
  minimumGuests: z.nullable(z.int()),
  minimum: count,
  /** The link to the photos, and the last day on which they are kept: both or neither. */
  photosUrl: z.nullable(z.string()),
  photosUntil: z.nullable(z.iso.date()),
  keptOpen: z.boolean(),
  waitingListPaused: z.boolean(),
  /** The number of confirmed entries of the waiting list that have not ended. */
  waiting: count,
  /** Why a date on sale takes no more bookings; null if it does, or is not on sale. */
  closedBy: z.nullable(z.enum(CLOSING_REASONS)),
  /** Whether guests are told that it will run. */
  runs: z.boolean(),
  kiters: takenSchema,
  nonKiters: takenSchema,
  /** The amounts paid by everyone who ever booked it. */
  received: z.number(),
  /** What is left to pay of the bookings that hold a place, and the overdue part of it. */
  due: z.number(),
  overdue: z.number(),
  /** The cancellation of the date, with how many of its guests are cancelled; null if it is not cancelled. */
  cancellation: z.nullable(
    z.object({
      at: z.iso.datetime(),
      done: count,
      total: count,
      /** The number of the other guests who may still choose other days. They are waited for; the cancellation has not failed. */
      choosing: count,
    }),
  ),
})
export type RetreatView = z.infer<typeof retreatViewSchema>

/** What happens to one guest when a date is cancelled. Amounts in euros. */
const cancelledGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  refund: z.object({ amount: z.number(), rule: z.enum(CANCELLATION_RULES) }),
  /** What was paid and not refunded before. */
  received: z.number(),
  /** The part of the refund that the card provider pays by itself; the operator transfers the rest. */
  online: z.number(),
  /** Money that was reported and not seen yet; it is refunded if it arrives. */
  reported: z.number(),
  /** Money that a bank holds in a dispute and decides on. */
  disputed: z.number(),
  /** Whether the guest is, or would be, asked to come on the other date instead. */
  choosing: z.boolean(),
  /** Whether the guest has been cancelled. */
  done: z.boolean(),
})
export type CancelledGuest = z.infer<typeof cancelledGuestSchema>

const retreatCancellationSchema = z.object({
  bookings: z.array(cancelledGuestSchema),
  mails: z.array(z.object({ leadId: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
  /** The guests whom the operator has to tell in person, because no email reaches them. */
  unreached: z.array(unreachedSchema),
  /** The date offered instead of a refund; null if none is. */
  offer: z.nullable(
    z.object({
      /** The id by which the offer is withdrawn or answered; null in a dry run. */
      changeId: z.nullable(z.string()),
      /** Whether this date moved to other days, or is cancelled with another date offered. */
      kind: z.enum(CHANGE_KINDS),
      label: z.string(),
      /** The last day to answer; guests who don't are refunded. */
      chooseBy: z.iso.date(),
      asked: count,
      waiting: count,
    }),
  ),
  /** Whether everything is done, or everyone has been asked: false for a dry run, and while something has to be tried again. */
  applied: z.boolean(),
})
export type RetreatCancellation = z.infer<typeof retreatCancellationSchema>

const retreatAnswer = z.object({ retreat: retreatViewSchema })

/** The operator's calls about dates. */
export const retreatCalls = {
  adminRetreats: {
    method: 'get',
    path: '/api/admin/retreats',
    summary: 'Every date with its places and money, by first day, including cancelled ones',
    access: 'admin',
    answers: { 200: z.object({ retreats: z.array(retreatViewSchema) }) },
  },
  createRetreat: {
    method: 'post',
    path: '/api/admin/retreats',
    summary: 'Open a date; without a last day it lasts as long as any retreat',
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
      'Cancel a date: refund all guests, or let them choose another date first; a dry run says who gets what. Continues where it stopped',
    access: 'admin',
    body: z.object({
      dryRun: z.boolean(),
      /** Accepted from older callers. Both refund everything. */
      reason: z.optional(z.enum(['organiser', 'extraordinary'])),
      /** Why, in the operator's words. Guests read it. */
      words: z.optional(optionalText(LONGEST_WORDS)),
      /** Another date that guests may choose instead of the refund; places are held there for all of them until they answer. */
      offerRetreatId: z.optional(leadIdSchema),
      /** The last day to answer, which defaults to the earliest lawful day. */
      chooseBy: z.optional(calendarDaySchema),
    }),
    answers: { 200: retreatCancellationSchema },
    problems: ['retreat-started', 'retreat-full', 'wrong-state', 'invalid-fields'],
  },
  writeToDate: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/messages',
    summary: `Write to all guests of a date, one email each, sent ${UNDO_SECONDS} seconds later; a dry run lists them. The same text again on the same day reaches only guests who have not had it`,
    access: 'admin',
    body: z.object({
      subject: requiredLine('Enter a subject', LONGEST_SUBJECT),
      text: requiredText('Write something', LONGEST_MAIL),
      dryRun: z.optional(z.boolean()),
    }),
    answers: {
      200: z.object({
        /** The recipients, by name. */
        recipients: z.array(
          z.object({
            leadId: z.string(),
            name: z.string(),
            to: z.string(),
            packageType: z.enum(PACKAGE_TYPES),
          }),
        ),
        /** The guests who hold a place and have no email address. */
        unreachable: z.array(z.object({ leadId: z.string(), name: z.string() })),
        /** The mail as the first recipient reads it; null if there are no recipients. */
        preview: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
      }),
    },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
