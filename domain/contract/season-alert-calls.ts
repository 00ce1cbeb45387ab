import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Call } from './call.ts'

/** What the link in the email shows. */
export const seasonAlertSchema = z.object({ email: z.string(), isConfirmed: z.boolean() })
export type SeasonAlertView = z.infer<typeof seasonAlertSchema>

/** The calls of "Tell me when the next season opens": one address, confirmed, one email, then deleted. */
export const seasonAlertCalls = {
  askForSeasonAlert: {
    method: 'post',
    path: '/api/season-alerts',
    summary:
      'Ask for one email when the next season opens; answers the same whether or not the address has asked before',
    access: 'anyone',
    body: z.object({ email: emailSchema }),
    // False if the address has had too many emails within the hour.
    answers: { 202: z.object({ mailed: z.boolean() }) },
  },
  confirmSeasonAlert: {
    method: 'post',
    path: '/api/season-alerts/confirm/{token}',
    summary: 'Confirm the address, by the emailed link',
    access: 'anyone',
    answers: { 204: null },
  },
  leaveSeasonAlert: {
    method: 'delete',
    path: '/api/season-alerts/{token}',
    summary: 'Leave and delete the address, by the emailed link',
    access: 'anyone',
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>
