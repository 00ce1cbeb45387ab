import { WriteScreen } from '#web/features/admin/guest/write-screen.tsx'
import type { Route } from './+types/write-guest.ts'
import { loadGuest } from './load-guest.ts'

export function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  return loadGuest(context, bookingId)
}

export default function WriteGuest({ loaderData }: Route.ComponentProps) {
  return <WriteScreen key={loaderData.bookingId} {...loaderData} />
}
