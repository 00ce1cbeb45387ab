import type { Call } from './call.ts'
import { operatorSettingsChangeSchema, operatorSettingsSchema } from './operator-settings.ts'

/** The calls of what the operator sets once. */
export const settingsCalls = {
  adminSettings: {
    method: 'get',
    path: '/api/admin/settings',
    summary: 'Which mails the operator gets, and where they go',
    access: 'admin',
    answers: { 200: operatorSettingsSchema },
    problems: [],
  },
  changeAdminSettings: {
    method: 'patch',
    path: '/api/admin/settings',
    summary: 'Switch mails to the operator on or off',
    access: 'admin',
    body: operatorSettingsChangeSchema,
    answers: { 200: operatorSettingsSchema },
    problems: [],
  },
} as const satisfies Record<string, Call>
