import { AnnounceChangeScreen } from '#web/features/admin/date-change/announce-change-screen.tsx'
import type { Route } from './+types/change-date.ts'

export { loadDate as loader } from './loaders.ts'

export default function ChangeDate({ loaderData }: Route.ComponentProps) {
  return <AnnounceChangeScreen {...loaderData} />
}
