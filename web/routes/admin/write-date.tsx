import { WriteDateScreen } from '#web/features/admin/dates/write-date-screen.tsx'
import type { Route } from './+types/write-date.ts'
import { loadDate } from './load-date.ts'

export function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  return loadDate(context, retreatId)
}

export default function WriteDate({ loaderData }: Route.ComponentProps) {
  return <WriteDateScreen {...loaderData} />
}
