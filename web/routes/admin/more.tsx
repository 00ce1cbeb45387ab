import { MoreScreen } from '#web/features/admin/kit/more-screen.tsx'

export default function More() {
  return <MoreScreen />
}
