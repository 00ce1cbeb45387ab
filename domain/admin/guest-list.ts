import * as z from 'zod/mini'
import { optionalLine } from '#domain/base/text-schema.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'

/**
 * The groups of a guest list. `all` hold a place on a date that is not over; `held` are those of them without money; the others are former
 * guests.
 */
export const GUEST_GROUPS = ['all', 'held', 'cancelled', 'past'] as const
export type GuestGroup = (typeof GUEST_GROUPS)[number]

/** The columns by which a list of guests can be sorted. */
const GUEST_SORTS = ['date', 'name', 'price', 'received', 'due', 'by'] as const
export type GuestSort = (typeof GUEST_SORTS)[number]

/** The maximum number of rows shown at once. */
export const MAX_ROWS = 500
/** The number of rows shown first, about a screenful. */
const FIRST_ROWS = 12

export const guestListQuerySchema = z.object({
  group: z._default(z.enum(GUEST_GROUPS), 'all'),
  /** Retreat id. Omit it to list the guests of all retreats. */
  retreat: z.optional(optionalLine(60)),
  sort: z._default(z.enum(GUEST_SORTS), 'date'),
  /** Whether the largest, the latest or the last in the alphabet comes first. */
  descending: z.optional(z.enum(['yes', 'no'])),
  rows: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_ROWS)), FIRST_ROWS),
})
export type GuestListQuery = z.output<typeof guestListQuerySchema>

/** A guest in a list, with the data for their state (domain/admin/guest-state.ts). Amounts are euros. */
const guestRowSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  /** The others of the guest's group, by name. */
  comesWith: z.array(z.string()),
  retreatDate: z.nullable(z.string()),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  room: z.nullable(z.enum(ROOMS)),
  status: z.enum(BOOKING_STATUSES),
  price: z.number(),
  received: z.number(),
  reported: z.number(),
  due: z.number(),
  dueOn: z.nullable(z.iso.date()),
  holdExpiresAt: z.nullable(z.iso.datetime()),
})
export type GuestRow = z.output<typeof guestRowSchema>

export const guestListSchema = z.object({
  guests: z.array(guestRowSchema),
  /** The number of guests in this group. */
  total: z.int(),
  /** The number of guests in each group, on the requested dates. */
  counts: z.record(z.enum(GUEST_GROUPS), z.int()),
  /** The number of bookings that were begun and never submitted. */
  drafts: z.int(),
  /** The dates to choose from: those that are not over, soonest first. */
  retreats: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type GuestList = z.output<typeof guestListSchema>
