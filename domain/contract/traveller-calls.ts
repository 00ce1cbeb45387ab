import * as z from 'zod/mini'
import { columnOf, pick } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { travellerEditSchema } from '#domain/booking-form/group-form.ts'
import { openMoveSchema } from '#domain/date-change/announced-change.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { leadSchema } from './api-shapes.ts'
import type { Call } from './call.ts'

const view = columnOf(bookingFields, 'view')
/** Whoever has the link may be the booker, so what only the traveller can say is never returned. */
const SHOWN = ['firstName', 'lastName', 'email', 'phone', 'selectedDiet', ...KITER_FIELDS] as const

/** What somebody who comes along sees behind their link. */
export const travellerViewSchema = z.object({
  ...pick(view, SHOWN),
  /** The first name of who booked. */
  bookedBy: z.nullable(z.string()),
  /** The first names of the others who come to the same retreat. */
  comesWith: z.array(z.string()),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  retreatDate: z.nullable(z.string()),
  startsOn: z.nullable(z.iso.date()),
  endsOn: z.nullable(z.iso.date()),
  /** The first name of who shares the room; null for a room with another guest or of one's own. */
  roommate: z.nullable(z.string()),
  room: z.nullable(z.enum(['private', 'shared'])),
  /** True once the place is ordered; the order can then be read. */
  isOrdered: z.boolean(),
  /** True once the deposit has arrived. */
  isConfirmed: z.boolean(),
  /** True while who booked offers the place to another person, who has not taken it over. */
  isOffered: z.boolean(),
  /** What is still needed, by field, and by which day. */
  open: z.array(z.enum(BOOKING_FIELDS)),
  dueOn: z.nullable(z.iso.date()),
  /** Other days that who booked has yet to accept or refuse; `dueOn` and `due` are null until then. */
  move: z.nullable(openMoveSchema),
  /** Whether health notes are kept, with consent; they are not returned. */
  hasHealthNotes: z.boolean(),
  /** What is still to be paid for this place, in euros, and the link by which anybody pays it; null if nothing is. */
  due: z.nullable(
    z.object({
      amount: z.number(),
      link: z.string(),
      /** Until when the place is held without a payment; null once it is confirmed. */
      holdExpiresAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type TravellerView = z.infer<typeof travellerViewSchema>

/** The calls of the link by which somebody who comes along fills in what is theirs, without an account. */
export const travellerCalls = {
  traveller: {
    method: 'get',
    path: '/api/travellers/{token}',
    summary: 'What somebody who comes along may see and has yet to say, by their link',
    access: 'anyone',
    answers: { 200: travellerViewSchema },
  },
  travellerOrder: {
    method: 'get',
    path: '/api/travellers/{token}/order',
    summary: 'The order of their place as a PDF, by their link',
    access: 'anyone',
    answers: { 200: { file: 'application/pdf' } },
    problems: ['too-busy'],
  },
  saveTraveller: {
    method: 'patch',
    path: '/api/travellers/{token}',
    summary: 'Fill in or correct the own fields, by the link',
    access: 'anyone',
    body: travellerEditSchema,
    answers: { 200: travellerViewSchema },
  },
  claimTraveller: {
    method: 'post',
    path: '/api/travellers/{token}/claim',
    summary: 'Take the own booking over from who has booked it, into the account that is signed in',
    access: 'owner',
    answers: { 200: leadSchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
