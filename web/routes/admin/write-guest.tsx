import { WriteScreen } from '#web/features/admin/guest/write-screen.tsx'
import type { Route } from './+types/write-guest.ts'
import { loadGuest } from './loaders.ts'

export const loader = loadGuest

export default function WriteGuest({ loaderData }: Route.ComponentProps) {
  return <WriteScreen key={loaderData.bookingId} {...loaderData} />
}
