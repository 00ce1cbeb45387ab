import { load } from '#web/api/load.ts'
import { LeadList } from '#web/features/admin/lead-list.tsx'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/guests.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const availability = await load(context.get(apiContext), '/api/booking-availability')
  return { retreats: Object.keys(availability.ok ? availability.body : {}) }
}

export default function Guests({ loaderData: { retreats } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Guests" />
      <div className="mt-5">
        <LeadList retreats={retreats} />
      </div>
    </>
  )
}
