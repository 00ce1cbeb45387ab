import { MoreScreen } from '#web/features/admin/kit/frame/admin-sections.tsx'

export default function More() {
  return <MoreScreen />
}
