import { reading } from './loaders.ts'

export { SettingsScreen as default } from '#web/features/admin/settings/settings-screen.tsx'
export const loader = reading(
  'adminSettings',
  'adminSessions',
  'adminPasskeys',
  'notionSync',
  'backups',
  'browserErrors',
)
