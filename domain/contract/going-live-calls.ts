import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { testBookingSchema } from './test-booking-calls.ts'

const goingLiveSchema = z.object({
  /** A trial is no live server; a closed one shows the website and takes no bookings. */
  state: z.enum(['trial', 'closed', 'open']),
  /** How many facts of law and money are still examples. */
  facts: z.int(),
  /** What is missing of the services whose keys the operator pastes, in her words; null if nothing is. */
  connections: z.object({ stripe: z.nullable(z.string()), mail: z.nullable(z.string()) }),
  /** What is missing on the server, in words for the technician. */
  settings: z.array(z.string()),
  testBookings: z.array(testBookingSchema),
})
export type GoingLive = z.output<typeof goingLiveSchema>

/** The calls about opening the website for guests. */
export const goingLiveCalls = {
  readGoingLive: {
    method: 'get',
    path: '/api/admin/go-live',
    summary: 'What is left before guests can book',
    access: 'admin',
    answers: { 200: goingLiveSchema },
  },
  goLive: {
    method: 'post',
    path: '/api/admin/go-live',
    summary: 'Open the website for guests: publishes the draft and removes the test bookings first',
    access: 'admin',
    answers: { 200: goingLiveSchema },
    problems: ['confirm-yourself', 'wrong-state'],
  },
  sendMissing: {
    method: 'post',
    path: '/api/admin/go-live/list',
    summary: 'Email the list of missing settings to the operator, who forwards it to a technician',
    access: 'admin',
    answers: { 202: z.object({ to: z.string() }) },
  },
} as const satisfies Record<string, Call>
