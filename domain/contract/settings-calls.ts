import * as z from 'zod/mini'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { backupStateSchema } from '#domain/site/backups.ts'
import { browserErrorReportSchema, browserErrorSchema } from '#domain/site/browser-errors.ts'
import type { Call } from './call.ts'

/** The mails to the operator that can each be switched off, by their names in the history. */
export const OPERATOR_MAIL_NAMES = {
  mailOnBooking: 'Email for each booking',
  /** A payment by card, Bancontact or iDEAL arrived. */
  mailOnCardPayment: 'Email for each payment online',
  mailOnCancellation: 'Email for each cancellation',
  /** The open tasks; no mail if there are none. */
  morningDigest: 'Email every morning',
}

const operatorMailsSchema = z.object(recordOf(keysOf(OPERATOR_MAIL_NAMES), () => z.boolean()))
export type OperatorMails = z.output<typeof operatorMailsSchema>

/** The settings until the operator changes them. */
export const USUAL_OPERATOR_MAILS: OperatorMails = recordOf(keysOf(OPERATOR_MAIL_NAMES), () => true)

/** The hour of the morning mail, in Banjul. */
export const DIGEST_HOUR = 7

const operatorSettingsSchema = z.object({
  ...operatorMailsSchema.shape,
  /** The mailbox for these mails (content/business.yaml). */
  mailsGoTo: z.string(),
  /** False if no mail server is set up: mails then stay in the outbox and are not sent. */
  mailsAreSent: z.boolean(),
  /** The version of the server, as an error page names it: "0.1.0 3f9c02aa". */
  version: z.string(),
})

export type OperatorSettings = z.output<typeof operatorSettingsSchema>

const operatorSettingsChangeSchema = z.partial(operatorMailsSchema)

const SYNC_STATES = ['running', 'done', 'failed'] as const

const notionSyncSchema = z.object({
  /** False if Notion is not set up, so no sync can start. */
  configured: z.boolean(),
  /** The running sync, else the last one; null before the first. */
  last: z.nullable(
    z.object({
      state: z.enum(SYNC_STATES),
      startedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
      /** The number of leads copied or found up to date so far. */
      done: z.int(),
      /** The number of leads when the sync began. */
      total: z.int(),
      /** Why the sync failed; null if only the log has it. */
      reason: z.nullable(z.string()),
    }),
  ),
})

export type NotionSync = z.output<typeof notionSyncSchema>

/** A device that has passed the admin gate. */
const adminSessionSchema = z.object({
  id: z.string(),
  /** The kind of device: "iPhone". */
  device: z.string(),
  since: z.iso.datetime(),
  /** Accurate to a few minutes. */
  lastSeen: z.iso.datetime(),
  until: z.iso.datetime(),
  /** True for the device that makes this request. */
  current: z.boolean(),
})

export type AdminSessionView = z.output<typeof adminSessionSchema>

/** The calls for the operator's settings. */
export const settingsCalls = {
  adminSettings: {
    method: 'get',
    path: '/api/admin/settings',
    summary: 'Which emails the operator gets, and at which address',
    access: 'admin',
    answers: { 200: operatorSettingsSchema },
  },
  changeAdminSettings: {
    method: 'patch',
    path: '/api/admin/settings',
    summary: 'Switch emails to the operator on or off',
    access: 'admin',
    body: operatorSettingsChangeSchema,
    answers: { 200: operatorSettingsSchema },
  },
  adminSessions: {
    method: 'get',
    path: '/api/admin/sessions',
    summary: 'The devices that have passed the admin gate, last seen first',
    access: 'admin',
    answers: { 200: z.object({ sessions: z.array(adminSessionSchema) }) },
  },
  endAdminSession: {
    method: 'delete',
    path: '/api/admin/sessions/{sessionId}',
    summary: 'Sign a device out of the admin',
    access: 'admin',
    answers: { 204: null },
  },
  notionSync: {
    method: 'get',
    path: '/api/admin/sync',
    summary: 'Progress of copying the leads to the notes tool, or the result of the last copy',
    access: 'admin',
    answers: { 200: notionSyncSchema },
  },
  backups: {
    method: 'get',
    path: '/api/admin/backups',
    summary: 'The state of the backups',
    access: 'admin',
    answers: { 200: backupStateSchema },
  },
} as const satisfies Record<string, Call>

/** The calls about browser errors. */
export const watchCalls = {
  reportBrowserError: {
    method: 'post',
    path: '/api/browser-errors',
    summary: 'Report an error on a page; personal data is removed before it is stored',
    access: 'anyone',
    body: browserErrorReportSchema,
    answers: { 204: null },
    problems: ['too-many-requests'],
  },
  browserErrors: {
    method: 'get',
    path: '/api/admin/browser-errors',
    summary: 'Errors on pages, newest first',
    access: 'admin',
    answers: { 200: z.object({ errors: z.array(browserErrorSchema) }) },
  },
} as const satisfies Record<string, Call>
