import * as z from 'zod/mini'

import type { Call } from '#domain/api/call.ts'
import { leadsPageSchema, leadsQuerySchema } from '#domain/api/api-shapes.ts'

/** The calls of the operator, behind the admin gate. */
export const adminCalls = {
  adminLogin: {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Pass the admin gate',
    access: 'anyone',
    body: z.object({ password: z.string().check(z.maxLength(200)), remember: z.optional(z.boolean()) }),
    answers: { 204: null },
    problems: ['wrong-admin-password', 'too-many-requests', 'too-busy'],
  },
  adminLogout: {
    method: 'post',
    path: '/api/admin/logout',
    summary: 'Leave the admin',
    access: 'anyone',
    answers: { 204: null },
    problems: [],
  },
  listLeads: {
    method: 'get',
    path: '/api/leads',
    summary: 'Bookings, newest first; drafts only by their status',
    access: 'admin',
    query: leadsQuerySchema,
    answers: { 200: leadsPageSchema },
    problems: [],
  },
  syncNotion: {
    method: 'post',
    path: '/api/sync-notion',
    summary: 'Copy the leads to the notes tool',
    access: 'admin',
    answers: { 200: z.object({ message: z.string() }) },
    problems: ['notion-failed', 'notion-not-configured', 'asleep'],
  },
} as const satisfies Record<string, Call>
