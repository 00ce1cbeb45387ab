import * as z from 'zod/mini'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { groupSubmissionSchema } from '#domain/booking-form/group-form.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { TIERS } from '#domain/price/pricing.ts'
import type { Call } from './call.ts'
import { guestCalls } from './guest-calls.ts'

/** A group in all: its price in euros, and the tier that all of it pays. */
const groupSchema = z.object({ id: z.string(), total: z.number(), tier: z.enum(TIERS) })

/** One traveller of a group, as its booker sees them: what is open by field, never what was said. */
const travellerSchema = z.extend(bookingSchema, {
  complete: z.boolean(),
  open: z.int(),
  openFields: z.array(z.enum(BOOKING_FIELDS)),
  /** The link by which the traveller says what is open; null for the booker, and once an account of theirs has the booking. */
  link: z.nullable(z.string()),
  /** The link by which anybody pays what is due of it; null if nothing is. */
  payLink: z.nullable(z.string()),
})
export type Traveller = z.infer<typeof travellerSchema>

const submittedSchema = z.object({ group: groupSchema, leads: z.array(bookingSchema) })

/** The calls for two to four who book together. */
export const groupCalls = {
  submitGroup: {
    method: 'post',
    path: '/api/submit-group',
    summary: 'Submit the booking form for two to four travellers, and take a place for each or for none',
    access: 'anyone',
    body: groupSubmissionSchema,
    invalidBody: 'incomplete-booking',
    answers: { 201: z.extend(submittedSchema, { mailed: z.boolean() }), 200: submittedSchema },
    problems: guestCalls.submitBooking.problems,
  },
  group: {
    method: 'get',
    path: '/api/groups/{groupId}',
    summary: 'A group for its booker, with what is open of each traveller and the link for it',
    access: 'owner',
    answers: { 200: z.object({ group: groupSchema, leads: z.array(travellerSchema) }) },
  },
} as const satisfies Record<string, Call>
