import { MoreScreen } from '#web/features/admin/desk/more-screen.tsx'

export default function More() {
  return <MoreScreen />
}
