import { GuestScreen } from '#web/features/admin/guest/guest-screen.tsx'
import type { Route } from './+types/guest.ts'

export { loadGuest as loader } from './loaders.ts'

export default function Guest({ loaderData }: Route.ComponentProps) {
  return <GuestScreen key={loaderData.bookingId} {...loaderData} />
}
