import { DateScreen } from '#web/features/admin/dates/date-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await context.get(readersContext).desk.retreats()
  return { id: params.retreatId, dates: dates.body }
}

export default function DateOfRetreat({ loaderData }: Route.ComponentProps) {
  return <DateScreen {...loaderData} />
}
