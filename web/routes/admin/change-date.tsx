import { AnnounceChangeScreen } from '#web/features/admin/date-change/announce-change-screen.tsx'
import type { Route } from './+types/change-date.ts'
import { loadDate } from './loaders.ts'

export const loader = loadDate

export default function ChangeDate({ loaderData }: Route.ComponentProps) {
  return <AnnounceChangeScreen {...loaderData} />
}
