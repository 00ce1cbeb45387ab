import { CancelScreen } from '#web/features/admin/guest/cancel-screen.tsx'
import type { Route } from './+types/cancel-guest.ts'
import { loadGuest } from './load-guest.ts'

export function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  return loadGuest(context, bookingId)
}

export default function CancelGuest({ loaderData }: Route.ComponentProps) {
  return <CancelScreen key={loaderData.bookingId} {...loaderData} />
}
