import { TodayScreen } from '#web/features/admin/today/today-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/today.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { admin } = context.get(readersContext)
  const [today, sync] = await Promise.all([admin.read('adminToday'), admin.read('notionSync')])
  return { today: today.body, sync: sync.body }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />
}
