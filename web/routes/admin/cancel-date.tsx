import { CancelDateScreen } from '#web/features/admin/dates/cancel-date-screen.tsx'
import type { Route } from './+types/cancel-date.ts'

export { loadDate as loader } from './loaders.ts'

export default function CancelDate({ loaderData }: Route.ComponentProps) {
  return <CancelDateScreen {...loaderData} />
}
