import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH } from '#domain/account/account.ts'
import type { Call } from './call.ts'

// Any text is compared as a password: a short one is wrong rather than invalid.
const confirmationSchema = z.object({
  password: z
    .string('Please enter your password')
    .check(
      z.minLength(1, 'Please enter your password'),
      z.maxLength(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`),
    ),
})

/** The sentences about what accounting must keep, and whether they were emailed too. */
const erasedSchema = z.object({ kept: z.array(z.string()), mailed: z.boolean() })

/** The calls for exporting and erasing a person's data, for the guest, and for the operator on a guest's behalf. */
export const personalDataCalls = {
  exportAccount: {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything we hold about the signed-in guest, as one JSON file',
    access: 'owner',
    answers: { 200: { file: 'application/json' } },
  },
  eraseAccount: {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account and everything about its guest; says what must be kept',
    access: 'owner',
    body: confirmationSchema,
    answers: { 200: erasedSchema },
    problems: [
      'wrong-password',
      'future-booking',
      'money-open',
      'wrong-state',
      'too-many-requests',
      'too-busy',
    ],
  },
  exportGuest: {
    method: 'get',
    path: '/api/admin/bookings/{bookingId}/guest/export',
    summary: "Everything we hold about a booking's guest, as one JSON file",
    access: 'admin',
    answers: { 200: { file: 'application/json' } },
  },
  eraseGuest: {
    method: 'delete',
    path: '/api/admin/bookings/{bookingId}/guest',
    summary: "Delete everything about a booking's guest, including the account; says what must be kept",
    access: 'admin',
    answers: { 200: erasedSchema },
    problems: ['future-booking', 'money-open', 'wrong-state'],
  },
} as const satisfies Record<string, Call>
