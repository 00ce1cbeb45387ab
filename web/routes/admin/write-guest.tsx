import { WriteScreen } from '#web/features/admin/guest/write-screen.tsx'
import type { Route } from './+types/write-guest.ts'

export { loadGuest as loader } from './loaders.ts'

export default function WriteGuest({ loaderData }: Route.ComponentProps) {
  return <WriteScreen key={loaderData.bookingId} {...loaderData} />
}
