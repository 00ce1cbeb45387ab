import { WriteDateScreen } from '#web/features/admin/dates/write-date-screen.tsx'
import type { Route } from './+types/write-date.ts'

export { loadDate as loader } from './loaders.ts'

export default function WriteDate({ loaderData }: Route.ComponentProps) {
  return <WriteDateScreen {...loaderData} />
}
