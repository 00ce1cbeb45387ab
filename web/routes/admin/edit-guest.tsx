import { EditScreen } from '#web/features/admin/guest-forms/edit-screen.tsx'
import type { Route } from './+types/edit-guest.ts'
import { loadGuest } from './load-guest.ts'

export function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  return loadGuest(context, bookingId)
}

export default function EditGuest({ loaderData }: Route.ComponentProps) {
  return <EditScreen key={loaderData.bookingId} {...loaderData} />
}
