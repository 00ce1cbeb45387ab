import { load } from '#web/api/load.ts'
import { SettingsScreen } from '#web/features/admin/settings/settings-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [settings, sessions, passkeys, sync, backups, errors] = await Promise.all([
    load(api, '/api/admin/settings'),
    load(api, '/api/admin/sessions'),
    load(api, '/api/admin/passkeys'),
    load(api, '/api/admin/sync'),
    load(api, '/api/admin/backups'),
    load(api, '/api/admin/browser-errors'),
  ])
  return {
    settings: settings.ok ? settings.body : null,
    sessions: sessions.ok ? sessions.body : null,
    passkeys: passkeys.ok ? passkeys.body : null,
    sync: sync.ok ? sync.body : null,
    backups: backups.ok ? backups.body : null,
    errors: errors.ok ? errors.body : null,
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />
}
