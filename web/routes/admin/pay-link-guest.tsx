import { GuestPayLinkScreen } from '#web/features/admin/guest/guest-pay-link-screen.tsx'
import type { Route } from './+types/pay-link-guest.ts'
import { loadGuest } from './loaders.ts'

export const loader = loadGuest

export default function PayLinkGuest({ loaderData }: Route.ComponentProps) {
  return <GuestPayLinkScreen key={loaderData.bookingId} {...loaderData} />
}
