import { CancelDateScreen } from '#web/features/admin/dates/cancel-date-screen.tsx'
import { nowContext, readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/cancel-date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await context.get(readersContext).desk.retreats()
  return {
    id: params.retreatId,
    dates: dates.body,
    now: context.get(nowContext).toISOString(),
  }
}

export default function CancelDate({ loaderData }: Route.ComponentProps) {
  return <CancelDateScreen {...loaderData} />
}
