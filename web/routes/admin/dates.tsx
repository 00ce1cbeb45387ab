import { banjulDay } from '#domain/base/dates.ts'
import { load } from '#web/api/load.ts'
import { DatesScreen } from '#web/features/admin/dates/dates-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/dates.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const dates = await load(context.get(apiContext), '/api/admin/retreats')
  return { dates: dates.ok ? dates.body.retreats : null, today: banjulDay(context.get(nowContext)) }
}

export default function Dates({ loaderData }: Route.ComponentProps) {
  return <DatesScreen {...loaderData} />
}
