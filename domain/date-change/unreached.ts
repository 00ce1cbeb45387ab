import * as z from 'zod/mini'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Call } from '#domain/contract/call.ts'
import { REFUND_DUE_DAYS } from '#domain/payment/refundable.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'

/** What a guest has to be told: that we cancelled the date, or that we change it. */
export const NEWS_TOPICS = ['cancelled', 'changed'] as const
export type NewsTopic = (typeof NEWS_TOPICS)[number]

/** How the operator told a guest. */
export const TOLD_WAYS = ['phone', 'whatsapp'] as const
export type ToldWay = (typeof TOLD_WAYS)[number]

/** A guest whom no email reaches: there is no address, or the email was refused. */
export const unreachedSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
})
export type Unreached = z.infer<typeof unreachedSchema>

/** Such a guest, and what the operator tells them. Amounts in euros. */
const unreachedGuestSchema = z.object({
  ...unreachedSchema.shape,
  about: z.enum(NEWS_TOPICS),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  /** Whether the guest has given a flight or its day, which other days may cost. */
  hasFlight: z.boolean(),
  /** What was received and is refunded, or would be if the guest cancels over the change. */
  refund: z.number(),
  /** The part of it that the operator transfers. */
  byTransfer: z.number(),
  /** The change that the guest answers, with the label of the other days if there are any. Null for a cancelled date. */
  change: z.nullable(z.object({ id: z.string(), to: z.nullable(z.string()) })),
  /** The first message in a chat. */
  message: z.string(),
  /** When and how the operator told the guest. Null until then. */
  told: z.nullable(z.object({ at: z.iso.datetime(), how: z.enum(TOLD_WAYS) })),
})
export type UnreachedGuest = z.infer<typeof unreachedGuestSchema>

/** The news as a chat message tells it. Amounts in euros, dates as labels. */
export interface News {
  firstName: string
  label: string
  words: string | null
  refund: number
  byTransfer: number
  /** The change to answer, with the label of the other days. Null for a cancelled date. */
  change: { kind: 'terms' | 'days' | 'other_date'; to: string | null; chooseBy: string } | null
}

/** Returns the operator's first message to a guest whom no email reaches. */
export function newsMessage(news: News): string {
  const { firstName, words, change } = news
  return [
    `Hello ${firstName},`,
    change ? CHANGE_NEWS[change.kind](news.label, change.to ?? '') : cancelledNews(news),
    words,
    change ? choiceNews(change) : refundNews(news),
  ]
    .filter((line) => line !== null)
    .join('\n')
}

const CHANGE_NEWS = {
  terms: (label: string) => `We have to change something about your retreat ${label}.`,
  days: (label: string, to: string) => `We have to move your retreat: it will run ${to} instead of ${label}.`,
  other_date: (label: string, to: string) =>
    `I’m sorry: we have to cancel ${label}. You can come on ${to} instead, at the price you booked.`,
}

function choiceNews({ chooseBy }: NonNullable<News['change']>): string {
  return `You can accept it, or cancel free of charge with a full refund. Please tell me by ${formatDay(chooseBy)}.`
}

function cancelledNews({ label }: News): string {
  return `I’m sorry: we’ve had to cancel ${label}.`
}

function refundNews({ refund, byTransfer }: News): string | null {
  if (refund === 0) return null
  const refunded = `We’ll refund the ${formatEuros(refund)} you paid within ${REFUND_DUE_DAYS} days.`
  return byTransfer > 0 ? `${refunded} Please send me the IBAN for it.` : refunded
}

/** The operator's calls about guests whom no email reaches. */
export const unreachedCalls = {
  unreachedGuests: {
    method: 'get',
    path: '/api/admin/retreats/{retreatId}/unreached',
    summary: 'The guests of a cancelled or changed date whom no email reached, told or not, by name',
    access: 'admin',
    answers: { 200: z.object({ guests: z.array(unreachedGuestSchema) }) },
  },
  tellGuest: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/told',
    summary: 'Record that you told a guest yourself, or undo that',
    access: 'admin',
    body: z.object({
      about: z.enum(NEWS_TOPICS),
      how: z.optional(z.enum(TOLD_WAYS)),
      told: z.optional(z.boolean()),
    }),
    answers: { 204: null },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
