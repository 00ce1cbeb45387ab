import { WriteDateScreen } from '#web/features/admin/dates/write-date-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/write-date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await context.get(readersContext).desk.retreats()
  return { id: params.retreatId, dates: dates.body }
}

export default function WriteDate({ loaderData }: Route.ComponentProps) {
  return <WriteDateScreen {...loaderData} />
}
