import { NewDateScreen } from '#web/features/admin/dates/date-screen.tsx'

export default function NewDate() {
  return <NewDateScreen />
}
