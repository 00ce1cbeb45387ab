import { CancelDateScreen } from '#web/features/admin/dates/cancel-date-screen.tsx'
import type { Route } from './+types/cancel-date.ts'
import { loadDate } from './load-date.ts'

export function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  return loadDate(context, retreatId)
}

export default function CancelDate({ loaderData }: Route.ComponentProps) {
  return <CancelDateScreen {...loaderData} />
}
