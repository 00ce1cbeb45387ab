import * as z from 'zod/mini'
import { amountSchema, leadIdSchema } from '#domain/api/api-shapes.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import type { Call } from '#domain/api/call.ts'
import { CHANGE_KINDS, CHOICE_ANSWERS, CHOICE_STATES } from './change-choice.ts'
import { calendarDaySchema } from '#domain/retreat/retreat-schema.ts'
import { optionalText } from '#domain/base/text-schema.ts'

/** Longest words about a change, and longest reason of a higher price, in characters. */
const LONGEST_WORDS = 2_000

const daysSchema = z.object({ label: z.string(), startsOn: z.iso.date(), endsOn: z.iso.date() })
export type ChangedDays = z.infer<typeof daysSchema>

/** A change as anybody reads it whom it is about. Amounts in euros. */
const changeFields = {
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  /** The days that were booked. */
  from: daysSchema,
  /** The days that guests may come on instead; null for a change that moves nobody. */
  to: z.nullable(daysSchema),
  /** What changes, in the operator's words; null where only the price rises. */
  words: z.nullable(z.string()),
  /** By how much each price rises, and why; 0 and null where it does not. */
  rise: z.number(),
  riseReason: z.nullable(z.string()),
  /** The last day in Banjul on which a guest can choose; null where nobody had to. */
  chooseBy: z.nullable(z.iso.date()),
  announcedAt: z.iso.datetime(),
}

/** A change of the date, for one of its guests. */
const guestChangeSchema = z.object({
  ...changeFields,
  state: z.enum(CHOICE_STATES),
  /** Whether saying nothing until the last day counts as acceptance: not where this guest was told less than a week before it. */
  silenceAccepts: z.boolean(),
  /** By how many percent the price will have risen in all since it was agreed. */
  risePercent: z.number(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Whether it was decided before this guest took the place over. */
  decidedByOutgoingGuest: z.boolean(),
  /** What leaving would give back now of what was received, and what besides if a reported transfer arrives. */
  back: z.number(),
  /** What of what was received goes to a previous guest then, who paid it. */
  backToOutgoingGuest: z.number(),
  backIfArrives: z.number(),
})
export type GuestChange = z.infer<typeof guestChangeSchema>

/** One guest of a change, for the operator. */
const changedGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Whether the guest has named a flight or its day: other days may cost it. */
  hasFlight: z.boolean(),
  state: z.enum(CHOICE_STATES),
  rise: z.number(),
  risePercent: z.number(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** What leaving gives back of what was received. */
  back: z.number(),
})
export type ChangedGuest = z.infer<typeof changedGuestSchema>

const dateChangeSchema = z.object({
  ...changeFields,
  takenBackAt: z.nullable(z.iso.datetime()),
  /** While nobody has chosen and no price has risen. */
  mayTakeBack: z.boolean(),
  guests: z.array(changedGuestSchema),
})
export type DateChange = z.infer<typeof dateChangeSchema>

const changeAnnouncementSchema = z.object({
  /** The change as it stands, or as a dry run says that it would. */
  change: dateChangeSchema,
  mails: z.array(z.object({ leadId: z.string(), to: z.string(), subject: z.string(), text: z.string() })),
  /** Whether everybody has been told: false for a dry run, and where something is left to be tried again. */
  applied: z.boolean(),
})
export type ChangeAnnouncement = z.infer<typeof changeAnnouncementSchema>

/** The calls by which a date changes that guests have booked, and each of them chooses (decision 0172). */
export const dateChangeCalls = {
  proposeDateChange: {
    method: 'post',
    path: '/api/admin/retreats/{retreatId}/change',
    summary:
      'Tell the guests of a date that its days, something else significant or the price change, and ask whom the law wants asked; a dry run says who. Goes on where it stopped',
    access: 'admin',
    body: z.object({
      dryRun: z.boolean(),
      words: z.optional(optionalText(LONGEST_WORDS)),
      /** Euros that each guest pays more. */
      rise: z.optional(amountSchema),
      riseReason: z.optional(optionalText(LONGEST_WORDS)),
      /** Other days; where only the first one is given, the retreat stays as long as it was. */
      startsOn: z.optional(calendarDaySchema),
      endsOn: z.optional(calendarDaySchema),
      /** The earliest lawful day unless said. */
      chooseBy: z.optional(z.iso.date('Choose the last day on which guests can choose')),
    }),
    answers: { 200: changeAnnouncementSchema },
    problems: ['retreat-started', 'retreat-cancelled', 'retreat-exists', 'wrong-state', 'invalid-fields'],
  },
  dateChanges: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/changes',
    summary: 'What was changed of a date and what each guest has chosen, newest first',
    access: 'admin',
    answers: { 200: z.object({ changes: z.array(dateChangeSchema) }) },
  },
  withdrawDateChange: {
    method: 'post',
    path: '/api/admin/changes/{changeId}/take-back',
    summary:
      'Take a change back before anybody has chosen: everybody who was told hears that all stays as booked',
    access: 'admin',
    answers: { 200: z.object({ change: dateChangeSchema }) },
    problems: ['wrong-state', 'retreat-exists'],
  },
  answerForGuest: {
    method: 'post',
    path: '/api/admin/changes/{changeId}/answers',
    summary: 'Enter the answer that a guest gave on the phone or by mail',
    access: 'admin',
    body: z.object({ leadId: leadIdSchema, answer: z.enum(CHOICE_ANSWERS, 'Accept, or leave') }),
    answers: { 200: z.object({ change: dateChangeSchema }) },
    problems: ['wrong-state', 'retreat-started', 'unavailable'],
  },
  answerDateChange: {
    method: 'post',
    path: '/api/changes/{bookingId}',
    summary:
      'Accept a change, or leave over it without a fee: everything comes back. The same answer again changes nothing',
    access: 'owner',
    body: z.object({ changeId: z.string(), answer: z.enum(CHOICE_ANSWERS, 'Accept, or leave') }),
    answers: { 200: z.object({ change: guestChangeSchema, lead: bookingSchema, message: z.string() }) },
    problems: ['wrong-state', 'retreat-started', 'unavailable', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>
