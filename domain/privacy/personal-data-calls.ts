import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH } from '#domain/account/account.ts'
import type { Call } from '#domain/api/call.ts'

// Any text is taken for a password and compared: a short one is a wrong one, and no fault of the form.
const confirmationSchema = z.object({
  password: z
    .string('Please enter your password')
    .check(
      z.minLength(1, 'Please enter your password'),
      z.maxLength(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`),
    ),
})

/** What stays, because the books must keep it: a plain sentence each; and whether an email says so. */
const erasedSchema = z.object({ kept: z.array(z.string()), mailed: z.boolean() })

/** What the product knows of one person: as a file, and erased. For the guest, and for the operator on a guest's behalf. */
export const personalDataCalls = {
  exportAccount: {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is known of the signed-in guest, as one JSON file',
    access: 'owner',
    answers: { 200: { file: 'application/json' } },
    problems: ['too-many-requests'],
  },
  eraseAccount: {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account and all that is known of its guest; says what the books must keep',
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
    summary: "Everything that is known of a booking's guest, as one JSON file",
    access: 'admin',
    answers: { 200: { file: 'application/json' } },
  },
  eraseGuest: {
    method: 'delete',
    path: '/api/admin/bookings/{bookingId}/guest',
    summary: "Delete all that is known of a booking's guest, the account too; says what the books must keep",
    access: 'admin',
    answers: { 200: erasedSchema },
    problems: ['future-booking', 'money-open', 'wrong-state'],
  },
} as const satisfies Record<string, Call>
