import { DraftsScreen } from '#web/features/admin/guests/drafts-screen.tsx'

export default function Drafts() {
  return <DraftsScreen />
}
