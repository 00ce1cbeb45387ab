import { DatesScreen } from '#web/features/admin/dates/dates-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/dates.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const dates = await context.get(readersContext).admin.read('adminRetreats')
  return { loaded: dates.body }
}

export default function Dates({ loaderData }: Route.ComponentProps) {
  return <DatesScreen {...loaderData} />
}
