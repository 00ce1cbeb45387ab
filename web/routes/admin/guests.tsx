import { banjulDay } from '#domain/base/dates.ts'
import { load } from '#web/api/load.ts'
import { GuestsScreen } from '#web/features/admin/guests/guests-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/guests.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const guests = await load(context.get(apiContext), '/api/admin/guests', {}, query)
  return { guests: guests.ok ? guests.body : null, today: banjulDay(context.get(nowContext)) }
}

export default function Guests({ loaderData }: Route.ComponentProps) {
  return <GuestsScreen {...loaderData} />
}
