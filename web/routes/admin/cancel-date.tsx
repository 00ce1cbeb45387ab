import { CancelDateScreen } from '#web/features/admin/dates/cancel-date-screen.tsx'
import type { Route } from './+types/cancel-date.ts'
import { loadDate } from './loaders.ts'

export const loader = loadDate

export default function CancelDate({ loaderData }: Route.ComponentProps) {
  return <CancelDateScreen {...loaderData} />
}
