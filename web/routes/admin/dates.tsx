import { banjulDay } from '#domain/dates.ts'
import { hasStarted } from '#domain/retreats.ts'
import { load } from '#web/api/load.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { RetreatPanel } from '#web/features/admin/retreat-panel.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/dates.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const availability = await load(context.get(apiContext), '/api/booking-availability')
  const today = banjulDay(context.get(nowContext))
  const retreats = Object.entries(availability.ok ? availability.body : {})
  const [next] = retreats.find(([, retreat]) => !hasStarted(retreat, today)) ?? retreats.at(-1) ?? ['']
  return { retreats: retreats.map(([label]) => label), next }
}

export default function Dates({ loaderData: { retreats, next } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Dates" />
      <div className="mt-5">
        <RetreatPanel retreats={retreats} next={next} />
      </div>
    </>
  )
}
