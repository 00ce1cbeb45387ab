import { load } from '#web/api/load.ts'
import { DateScreen } from '#web/features/admin/dates/date-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await load(context.get(apiContext), '/api/admin/retreats')
  return { id: params.retreatId, dates: dates.ok ? dates.body.retreats : null }
}

export default function DateOfRetreat({ loaderData }: Route.ComponentProps) {
  return <DateScreen {...loaderData} />
}
