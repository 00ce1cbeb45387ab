import * as z from 'zod/mini'
import { NEWS_TOPICS, TOLD_WAYS } from '#domain/date-change/news-message.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import type { Call } from './call.ts'

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
