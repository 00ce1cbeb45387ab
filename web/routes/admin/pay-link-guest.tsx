import { GuestPayLinkScreen } from '#web/features/admin/guest/guest-pay-link-screen.tsx'
import type { Route } from './+types/pay-link-guest.ts'

export { loadGuest as loader } from './loaders.ts'

export default function PayLinkGuest({ loaderData }: Route.ComponentProps) {
  return <GuestPayLinkScreen key={loaderData.bookingId} {...loaderData} />
}
