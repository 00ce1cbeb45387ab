import { AnnounceChangeScreen } from '#web/features/admin/date-change/announce-change-screen.tsx'
import { nowContext, readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/change-date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await context.get(readersContext).desk.retreats()
  return {
    id: params.retreatId,
    dates: dates.body,
    now: context.get(nowContext).toISOString(),
  }
}

export default function ChangeDate({ loaderData }: Route.ComponentProps) {
  return <AnnounceChangeScreen {...loaderData} />
}
