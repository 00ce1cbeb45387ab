import * as z from 'zod/mini'
import { optionalLine } from '#domain/base/text-schema.ts'
import { refundAccountSchema } from '#domain/refund/refund-account.ts'
import { KITE_KINDS, WIND_CHOICES } from '#domain/wind/wind.ts'
import { leadIdSchema } from './api-shapes.ts'
import type { Call } from './call.ts'
import { shownAccountSchema } from './operator-payment-calls.ts'

const LONGEST_NOTE = 200

const count = z.int().check(z.minimum(0))

/** A kite day, two to seven of a retreat. An empty day was without kiting, or is not entered yet. */
const windDaySchema = z.object({
  day: z.iso.date(),
  kite: z.nullable(z.enum(KITE_KINDS)),
  note: z.nullable(z.string()),
})
export type WindDay = z.output<typeof windDaySchema>

/** An entry of a day, with when and on which device it was made. */
const windEntrySchema = z.object({
  kite: z.nullable(z.enum(KITE_KINDS)),
  at: z.iso.datetime(),
  device: z.string(),
})

const soFar = {
  days: z.array(windDaySchema),
  fullDays: count,
  /** Whether the guarantee applies: three full days can no longer be reached. */
  applies: z.boolean(),
}

/** Kite days that a guest may come back for. */
const creditSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  name: z.string(),
  /** The label of the retreat that had too little wind. */
  retreatDate: z.string(),
  days: count,
  /** The days that were not used yet. */
  left: count,
  since: z.iso.datetime(),
  redeemed: z.array(
    z.object({
      days: count,
      at: z.iso.datetime(),
      leadId: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})
export type WindCredit = z.output<typeof creditSchema>

/** Cash back to a kiter's own account, in euros. It is no payment of the booking. */
const payoutSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  name: z.string(),
  retreatDate: z.string(),
  amount: z.number(),
  /** Null if the guest has not given it, or once it was deleted. */
  account: z.nullable(shownAccountSchema),
  dueOn: z.iso.date(),
  paidAt: z.nullable(z.iso.datetime()),
})
export type WindPayout = z.output<typeof payoutSchema>

/** The wind of a booking's retreat, and what its kiter may choose or has chosen. */
const guestWindSchema = z.object({
  ...soFar,
  /** The full days that are missing of three. */
  missingDays: count,
  /** Until when there is a choice to make; null if there is none. */
  choose: z.nullable(z.object({ until: z.iso.date() })),
  credit: z.nullable(z.object({ days: count, left: count, since: z.iso.datetime() })),
  /** The cash back that was chosen, in euros, with the end of the account's number. */
  cash: z.nullable(
    z.object({
      amount: z.number(),
      account: z.nullable(z.string()),
      dueOn: z.iso.date(),
      isPaid: z.boolean(),
    }),
  ),
})
export type GuestWind = z.output<typeof guestWindSchema>

/** The wind of a date as the operator sees it. */
const retreatWindSchema = z.object({
  retreatId: z.string(),
  label: z.string(),
  ...soFar,
  days: z.array(
    z.extend(windDaySchema, {
      /** All entries of the day, oldest first; more than one if it was corrected. */
      entries: z.array(windEntrySchema),
    }),
  ),
  daysLeft: count,
  missingDays: count,
  kiters: count,
  /** The kiters who were asked, with what they chose; null without an answer. */
  asked: z.array(
    z.object({
      leadId: z.string(),
      name: z.string(),
      askedAt: z.iso.datetime(),
      choice: z.nullable(z.enum(WIND_CHOICES)),
    }),
  ),
})
export type RetreatWind = z.output<typeof retreatWindSchema>

/** What Today asks of the wind. */
export const todayWindSchema = z.object({
  /** The retreats with a kite day today, from the afternoon on, with what was entered and when. */
  today: z.array(
    z.object({
      retreatId: z.string(),
      label: z.string(),
      day: z.iso.date(),
      /** The number of the day in the retreat. */
      number: count,
      kite: z.nullable(z.enum(KITE_KINDS)),
      at: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The retreats with kiters that had their last kite day, of which no day is entered. */
  missing: z.array(z.object({ retreatId: z.string(), label: z.string() })),
  /** The cash back to transfer, in euros, the first due first. */
  payouts: z.array(z.object({ name: z.string(), amount: z.number(), dueOn: z.iso.date() })),
})
export type TodayWind = z.output<typeof todayWindSchema>

export const windCalls = {
  readWind: {
    method: 'get',
    path: '/api/wind/{leadId}',
    summary: 'The kite days of a booking’s retreat, and what the Wind or Win Guarantee gives its kiter',
    access: 'owner',
    answers: { 200: guestWindSchema },
  },
  chooseWind: {
    method: 'post',
    path: '/api/wind/{leadId}',
    summary: 'Choose the missing kite days again, or cash back to an account',
    access: 'owner',
    body: z.object({ choice: z.enum(WIND_CHOICES, 'Choose one'), account: z.optional(refundAccountSchema) }),
    answers: { 200: guestWindSchema },
    problems: ['nothing-to-choose'],
  },
  readRetreatWind: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/wind',
    summary: 'The kite days of a date with their entries, and what its kiters chose',
    access: 'admin',
    answers: { 200: retreatWindSchema },
  },
  enterWind: {
    method: 'put',
    path: '/api/admin/retreats/{retreatId}/wind/{day}',
    idIsText: true,
    summary:
      'Enter a kite day, by its date or its number in the retreat; an earlier entry of the day is kept',
    access: 'admin',
    body: z.object({ kite: z.enum(KITE_KINDS), note: z.optional(z.nullable(optionalLine(LONGEST_NOTE))) }),
    answers: { 200: retreatWindSchema },
    problems: ['retreat-cancelled', 'wrong-state'],
  },
  emptyWindDay: {
    method: 'delete',
    path: '/api/admin/retreats/{retreatId}/wind/{day}',
    idIsText: true,
    summary: 'Empty a day that was without kiting; what was entered is kept',
    access: 'admin',
    answers: { 200: retreatWindSchema },
    problems: ['retreat-cancelled', 'wrong-state'],
  },
  adminCredits: {
    method: 'get',
    path: '/api/admin/credits',
    summary: 'The kite days that guests may come back for, and the cash back to transfer, newest first',
    access: 'admin',
    answers: { 200: z.object({ credits: z.array(creditSchema), payouts: z.array(payoutSchema) }) },
  },
  redeemCredit: {
    method: 'post',
    path: '/api/admin/credits/{creditId}/redeem',
    summary: 'Use kite days of a credit, on a later booking or with a note',
    access: 'admin',
    body: z.object({
      days: z.int('Enter whole days').check(z.minimum(1, 'Enter at least one day')),
      leadId: z.optional(z.nullable(leadIdSchema)),
      note: z.optional(z.nullable(optionalLine(LONGEST_NOTE))),
    }),
    answers: { 200: creditSchema },
  },
  sendPayout: {
    method: 'post',
    path: '/api/admin/wind-payouts/{payoutId}/sent',
    summary: 'Mark cash back as transferred; the guest is emailed',
    access: 'admin',
    answers: { 200: payoutSchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
