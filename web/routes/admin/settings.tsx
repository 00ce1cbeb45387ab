import { SettingsScreen } from '#web/features/admin/settings/settings-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { admin } = context.get(readersContext)
  const [settings, sessions, passkeys, sync, backups, errors] = await Promise.all([
    admin.read('adminSettings'),
    admin.read('adminSessions'),
    admin.read('adminPasskeys'),
    admin.read('notionSync'),
    admin.read('backups'),
    admin.read('browserErrors'),
  ])
  return {
    settings: settings.body,
    sessions: sessions.body,
    passkeys: passkeys.body,
    sync: sync.body,
    backups: backups.body,
    errors: errors.body,
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />
}
