import { CancelScreen } from '#web/features/admin/guest/cancel-screen.tsx'
import type { Route } from './+types/cancel-guest.ts'

export { loadGuest as loader } from './loaders.ts'

export default function CancelGuest({ loaderData }: Route.ComponentProps) {
  return <CancelScreen key={loaderData.bookingId} {...loaderData} />
}
