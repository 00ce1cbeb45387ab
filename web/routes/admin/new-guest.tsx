import { content } from '#content/content.server.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { load } from '#web/api/load.ts'
import { NewGuestScreen } from '#web/features/admin/guest-forms/new-guest-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/new-guest.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [availability, tiers] = await Promise.all([
    load(api, '/api/booking-availability'),
    load(api, '/api/pricing-tiers'),
  ])
  return {
    availability: availability.ok ? availability.body : {},
    privateRoom: eurosFromCents(content.prices.privateRoomCents),
    tiers: tiers.ok ? tiers.body : null,
    today: banjulDay(context.get(nowContext)),
    chosenDate: new URL(request.url).searchParams.get('date'),
  }
}

export default function NewGuest({ loaderData }: Route.ComponentProps) {
  return <NewGuestScreen {...loaderData} />
}
