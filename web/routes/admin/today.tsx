import { load } from '#web/api/load.ts'
import { TodayScreen } from '#web/features/admin/today/today-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/today.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [today, sync] = await Promise.all([load(api, '/api/admin/today'), load(api, '/api/admin/sync')])
  return {
    today: today.ok ? today.body : null,
    sync: sync.ok ? sync.body : null,
    now: context.get(nowContext).toISOString(),
  }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />
}
