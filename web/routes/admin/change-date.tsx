import { load } from '#web/api/load.ts'
import { AnnounceChangeScreen } from '#web/features/admin/date-change/announce-change-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/change-date.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const dates = await load(context.get(apiContext), '/api/admin/retreats')
  return {
    id: params.retreatId,
    dates: dates.ok ? dates.body.retreats : null,
    now: context.get(nowContext).toISOString(),
  }
}

export default function ChangeDate({ loaderData }: Route.ComponentProps) {
  return <AnnounceChangeScreen {...loaderData} />
}
