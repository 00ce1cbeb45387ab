import * as z from 'zod/mini'
import { browserErrorReportSchema, browserErrorSchema } from './browser-errors.ts'
import type { Call } from '#domain/api/call.ts'

/** The calls about browser errors. */
export const watchCalls = {
  reportBrowserError: {
    method: 'post',
    path: '/api/browser-errors',
    summary: 'Tell of an error of a page; what may be somebody’s is taken out before it is kept',
    access: 'anyone',
    body: browserErrorReportSchema,
    answers: { 204: null },
    problems: ['too-many-requests'],
  },
  browserErrors: {
    method: 'get',
    path: '/api/admin/browser-errors',
    summary: 'Errors of pages in browsers, the latest first',
    access: 'admin',
    answers: { 200: z.object({ errors: z.array(browserErrorSchema) }) },
  },
  seeBrowserError: {
    method: 'post',
    path: '/api/admin/browser-errors/{errorId}/seen',
    summary: 'Mark an error of a page as seen, until it happens again',
    access: 'admin',
    answers: { 204: null },
    problems: ['not-found'],
  },
  removeBrowserError: {
    method: 'delete',
    path: '/api/admin/browser-errors/{errorId}',
    summary: 'Remove an error of a page',
    access: 'admin',
    answers: { 204: null },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Call>
