import * as z from 'zod/mini'
import { adminSessionSchema } from '#domain/account/admin-session.ts'
import { backupStateSchema } from '#domain/site/backups.ts'
import type { Call } from '#domain/api/call.ts'
import { notionSyncSchema } from './notion-sync.ts'
import { operatorSettingsChangeSchema, operatorSettingsSchema } from './operator-settings.ts'

/** The calls for the operator's settings. */
export const settingsCalls = {
  adminSettings: {
    method: 'get',
    path: '/api/admin/settings',
    summary: 'Which mails the operator gets, and where they go',
    access: 'admin',
    answers: { 200: operatorSettingsSchema },
  },
  changeAdminSettings: {
    method: 'patch',
    path: '/api/admin/settings',
    summary: 'Switch mails to the operator on or off',
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
    problems: ['not-found'],
  },
  endOtherAdminSessions: {
    method: 'delete',
    path: '/api/admin/sessions',
    summary: 'Sign every other device out of the admin',
    access: 'admin',
    answers: { 204: null },
  },
  notionSync: {
    method: 'get',
    path: '/api/admin/sync',
    summary: 'How far the copy of the leads to the notes tool is, or how the last one ended',
    access: 'admin',
    answers: { 200: notionSyncSchema },
  },
  backups: {
    method: 'get',
    path: '/api/admin/backups',
    summary: 'How the backups stand, and which there are',
    access: 'admin',
    answers: { 200: backupStateSchema },
  },
  makeBackup: {
    method: 'post',
    path: '/api/admin/backups',
    summary: 'Start a backup; how it ends is told with the others',
    access: 'admin',
    answers: { 202: null },
    problems: ['backup-running', 'backup-not-configured'],
  },
  downloadBackup: {
    method: 'get',
    path: '/api/admin/backups/{backupId}',
    summary: 'A finished backup, which only the owner’s key opens',
    access: 'admin',
    answers: { 200: { file: 'application/octet-stream' } },
    problems: ['not-found', 'backup-unreadable'],
  },
} as const satisfies Record<string, Call>
