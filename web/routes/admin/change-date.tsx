import { AnnounceChangeScreen } from '#web/features/admin/date-change/announce-change-screen.tsx'
import type { Route } from './+types/change-date.ts'
import { loadDate } from './load-date.ts'

export function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  return loadDate(context, retreatId)
}

export default function ChangeDate({ loaderData }: Route.ComponentProps) {
  return <AnnounceChangeScreen {...loaderData} />
}
