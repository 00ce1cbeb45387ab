import { EditScreen } from '#web/features/admin/guest-forms/edit-screen.tsx'
import type { Route } from './+types/edit-guest.ts'

export { loadGuest as loader } from './loaders.ts'

export default function EditGuest({ loaderData }: Route.ComponentProps) {
  return <EditScreen key={loaderData.bookingId} {...loaderData} />
}
