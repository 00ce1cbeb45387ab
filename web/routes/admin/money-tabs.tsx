import { Outlet } from 'react-router'
import { MoneyHead } from '#web/features/admin/money/money-head.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-tabs.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await context.get(readersContext).admin.read('moneyCounts')
  return { counts: counts.body }
}

export default function MoneyTabs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MoneyHead {...loaderData} />
      <Outlet />
    </>
  )
}
