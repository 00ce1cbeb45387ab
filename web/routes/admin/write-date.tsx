import { WriteDateScreen } from '#web/features/admin/dates/write-date-screen.tsx'
import type { Route } from './+types/write-date.ts'
import { loadDate } from './loaders.ts'

export const loader = loadDate

export default function WriteDate({ loaderData }: Route.ComponentProps) {
  return <WriteDateScreen {...loaderData} />
}
