import { GuestPayLinkScreen } from '#web/features/admin/guest/guest-pay-link-screen.tsx'
import type { Route } from './+types/pay-link-guest.ts'
import { loadGuest } from './load-guest.ts'

export function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  return loadGuest(context, bookingId)
}

export default function PayLinkGuest({ loaderData }: Route.ComponentProps) {
  return <GuestPayLinkScreen key={loaderData.bookingId} {...loaderData} />
}
