import { CancelScreen } from '#web/features/admin/guest/cancel-screen.tsx'
import type { Route } from './+types/cancel-guest.ts'
import { loadGuest } from './loaders.ts'

export const loader = loadGuest

export default function CancelGuest({ loaderData }: Route.ComponentProps) {
  return <CancelScreen key={loaderData.bookingId} {...loaderData} />
}
