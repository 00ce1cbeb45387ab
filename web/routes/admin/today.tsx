import { load } from '#web/api/load.ts'
import { TodayScreen } from '#web/features/admin/today/today-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/today.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const today = await load(context.get(apiContext), '/api/admin/today')
  return { today: today.ok ? today.body : null, now: context.get(nowContext).toISOString() }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />
}
