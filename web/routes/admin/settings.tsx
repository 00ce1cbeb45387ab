import { SettingsScreen } from '#web/features/admin/settings/settings-screen.tsx'

export default function Settings() {
  return <SettingsScreen />
}
