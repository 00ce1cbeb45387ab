import { eurosFromCents } from '#domain/base/money.ts'
import { NewGuestScreen } from '#web/features/admin/guest-forms/new-guest-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/new-guest.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const [availability, tiers] = await Promise.all([
    readers.read('bookingAvailability'),
    readers.read('pricingTiers'),
  ])
  return {
    availability: availability.body ?? {},
    privateRoom: eurosFromCents(readers.prices.privateRoomCents),
    tiers: tiers.body,
    chosenDate: new URL(request.url).searchParams.get('date'),
  }
}

export default function NewGuest({ loaderData }: Route.ComponentProps) {
  return <NewGuestScreen {...loaderData} />
}
