import { GuestScreen } from '#web/features/admin/guest/guest-screen.tsx'
import type { Route } from './+types/guest.ts'
import { loadGuest } from './loaders.ts'

export const loader = loadGuest

export default function Guest({ loaderData }: Route.ComponentProps) {
  return <GuestScreen key={loaderData.bookingId} {...loaderData} />
}
