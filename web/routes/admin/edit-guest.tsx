import { EditScreen } from '#web/features/admin/guest-forms/edit-screen.tsx'
import type { Route } from './+types/edit-guest.ts'
import { loadGuest } from './loaders.ts'

export const loader = loadGuest

export default function EditGuest({ loaderData }: Route.ComponentProps) {
  return <EditScreen key={loaderData.bookingId} {...loaderData} />
}
