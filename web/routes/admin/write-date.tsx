import { load } from '#web/api/load.ts'
import { WriteDateScreen } from '#web/features/admin/dates/write-date-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/write-date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await load(context.get(apiContext), '/api/admin/retreats')
  return { id: params.retreatId, dates: dates.ok ? dates.body.retreats : null }
}

export default function WriteDate({ loaderData }: Route.ComponentProps) {
  return <WriteDateScreen {...loaderData} />
}
