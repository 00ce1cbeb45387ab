import { MoreScreen } from '#web/features/admin/kit/frame/more-screen.tsx'

export default function More() {
  return <MoreScreen />
}
