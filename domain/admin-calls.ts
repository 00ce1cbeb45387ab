import * as z from 'zod/mini'

import {
  bankApplySchema,
  bankFileSchema,
  bankLayoutSchema,
  bankPreviewSchema,
  bankResultSchema,
} from './bank-import.ts'
import type { Call } from './call.ts'
import { leadsPageSchema, leadsQuerySchema } from './api-shapes.ts'

/** The calls of the operator, behind the admin gate. */
export const adminCalls = {
  adminLogin: {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Pass the admin gate',
    access: 'anyone',
    body: z.object({ password: z.string().check(z.maxLength(200)) }),
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
  adminSession: {
    method: 'get',
    path: '/api/admin/session',
    summary: 'Whether the admin gate has been passed',
    access: 'anyone',
    answers: { 200: z.object({ signedIn: z.boolean() }) },
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
    problems: ['notion-failed', 'notion-not-configured'],
  },
  previewBankImport: {
    method: 'post',
    path: '/api/admin/bank-import/preview',
    summary: "What a bank's statement (CSV or CAMT.053) would mark as received; changes nothing",
    access: 'admin',
    body: bankFileSchema,
    answers: { 200: bankPreviewSchema },
    problems: ['too-busy'],
  },
  rememberBankLayout: {
    method: 'post',
    path: '/api/admin/bank-import/columns',
    summary:
      'Point at the columns of a file whose headings are unknown; files of its kind are read so from then on',
    access: 'admin',
    body: bankLayoutSchema,
    answers: { 200: bankPreviewSchema },
    problems: ['too-busy'],
  },
  applyBankImport: {
    method: 'post',
    path: '/api/admin/bank-import/apply',
    summary: 'Take chosen lines of a statement as received, each once',
    access: 'admin',
    body: bankApplySchema,
    answers: { 200: bankResultSchema },
    problems: [],
  },
} as const satisfies Record<string, Call>
