import { DateScreen } from '#web/features/admin/dates/date-screen.tsx'
import type { Route } from './+types/date.ts'

export { loadDate as loader } from './loaders.ts'

export default function DateOfRetreat({ loaderData }: Route.ComponentProps) {
  return <DateScreen {...loaderData} />
}
