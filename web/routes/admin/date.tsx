import { DateScreen } from '#web/features/admin/dates/date-screen.tsx'
import type { Route } from './+types/date.ts'
import { loadDate } from './load-date.ts'

export function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  return loadDate(context, retreatId)
}

export default function DateOfRetreat({ loaderData }: Route.ComponentProps) {
  return <DateScreen {...loaderData} />
}
