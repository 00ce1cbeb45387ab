import * as z from 'zod/mini'
import { optionalText } from '#domain/base/text-schema.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { CHANGE_KINDS, CHOICE_ANSWERS, CHOICE_STATES } from '#domain/date-change/change-choice.ts'
import { calendarDaySchema } from '#domain/retreat/retreat-schema.ts'
import { leadIdSchema } from './api-shapes.ts'
import type { Call } from './call.ts'
import { unreachedSchema } from './unreached-calls.ts'

/** The maximum length of the words about a change, in characters. */
const LONGEST_WORDS = 2_000

const daysSchema = z.object({ label: z.string(), startsOn: z.iso.date(), endsOn: z.iso.date() })
export type ChangedDays = z.infer<typeof daysSchema>

/** The part of a change that guests and the operator see. */
const changeFields = {
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  /** The days that were booked. */
  from: daysSchema,
  /** The days on which guests may come instead; null if the days stay. */
  to: z.nullable(daysSchema),
  /** The change in the operator's words; null if other days are offered without any. */
  words: z.nullable(z.string()),
  /** The last day in Banjul on which a guest can answer. */
  chooseBy: z.iso.date(),
  announcedAt: z.iso.datetime(),
}

const guestChangeSchema = z.object({
  ...changeFields,
  state: z.enum(CHOICE_STATES),
  /** True if no answer by the last day counts as acceptance: only if this guest was told at least a week before it. */
  silenceAccepts: z.boolean(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** True if the outgoing guest answered before this guest took the place over. */
  decidedByOutgoingGuest: z.boolean(),
  /** The refund of received money, in euros, if the guest leaves now; `backIfArrives` is what a reported transfer adds if it arrives. */
  back: z.number(),
  /** The part of the refund that goes to an outgoing guest, who paid it. */
  backToOutgoingGuest: z.number(),
  backIfArrives: z.number(),
})
export type GuestChange = z.infer<typeof guestChangeSchema>

const changedGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Whether the guest has given a flight or its day, which other days may cost. */
  hasFlight: z.boolean(),
  state: z.enum(CHOICE_STATES),
  answeredAt: z.nullable(z.iso.datetime()),
  /** The refund of received money, in euros, if the guest leaves. */
  back: z.number(),
})
export type ChangedGuest = z.infer<typeof changedGuestSchema>

const dateChangeSchema = z.object({
  ...changeFields,
  takenBackAt: z.nullable(z.iso.datetime()),
  /** True while nobody has answered. */
  mayWithdraw: z.boolean(),
  guests: z.array(changedGuestSchema),
})
export type DateChange = z.infer<typeof dateChangeSchema>

const changeAnnouncementSchema = z.object({
  /** The change as it is, or as a dry run predicts it. */
  change: dateChangeSchema,
  mails: z.array(z.object({ leadId: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
  /** The guests whom the operator has to tell in person, because no email reaches them. */
  unreached: z.array(unreachedSchema),
  /** Whether every guest has been asked: false for a dry run, and while something has to be tried again. */
  applied: z.boolean(),
})
export type ChangeAnnouncement = z.infer<typeof changeAnnouncementSchema>

/** The calls by which the operator changes a booked date and each guest answers (decision 0172). */
export const dateChangeCalls = {
  proposeDateChange: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/change',
    summary:
      'Announce to the guests of a date that its days or something else significant changes, and ask each of them; a dry run lists them. Continues where it stopped',
    access: 'admin',
    body: z.object({
      dryRun: z.boolean(),
      words: z.optional(optionalText(LONGEST_WORDS)),
      /** The new days. If only the first one is given, the retreat keeps its length. */
      startsOn: z.optional(calendarDaySchema),
      endsOn: z.optional(calendarDaySchema),
      /** Defaults to the earliest lawful day. */
      chooseBy: z.optional(z.iso.date('Choose the last day on which guests can choose')),
    }),
    answers: { 200: changeAnnouncementSchema },
    problems: ['retreat-started', 'retreat-cancelled', 'retreat-exists', 'wrong-state', 'invalid-fields'],
  },
  dateChanges: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/changes',
    summary: "The changes of a date and each guest's answers, newest first",
    access: 'admin',
    answers: { 200: z.object({ changes: z.array(dateChangeSchema) }) },
  },
  withdrawDateChange: {
    method: 'post',
    path: '/api/admin/changes/{changeId}/take-back',
    summary:
      'Withdraw a change before any guest has answered; the guests who were told get an email that nothing changes',
    access: 'admin',
    answers: { 200: z.object({ change: dateChangeSchema }) },
    problems: ['wrong-state', 'retreat-exists'],
  },
  answerForGuest: {
    method: 'post',
    path: '/api/admin/changes/{changeId}/answers',
    summary: 'Record the answer that a guest gave by phone or email',
    access: 'admin',
    body: z.object({ leadId: leadIdSchema, answer: z.enum(CHOICE_ANSWERS, 'Accept, or leave') }),
    answers: { 200: z.object({ change: dateChangeSchema }) },
    problems: ['wrong-state', 'retreat-started', 'unavailable'],
  },
  answerDateChange: {
    method: 'post',
    path: '/api/changes/{bookingId}',
    summary:
      'Accept a change, or cancel free of charge with a full refund. Sending the same answer again changes nothing',
    access: 'owner',
    body: z.object({ changeId: z.string(), answer: z.enum(CHOICE_ANSWERS, 'Accept, or leave') }),
    answers: { 200: z.object({ change: guestChangeSchema, lead: bookingSchema, message: z.string() }) },
    problems: ['wrong-state', 'retreat-started', 'unavailable'],
  },
} as const satisfies Record<string, Call>
