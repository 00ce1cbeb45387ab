import { DateScreen } from '#web/features/admin/dates/date-screen.tsx'
import type { Route } from './+types/date.ts'
import { loadDate } from './loaders.ts'

export const loader = loadDate

export default function DateOfRetreat({ loaderData }: Route.ComponentProps) {
  return <DateScreen {...loaderData} />
}
