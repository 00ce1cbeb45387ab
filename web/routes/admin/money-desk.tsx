import { Outlet } from 'react-router'
import { load } from '#web/api/load.ts'
import { MoneyHead } from '#web/features/admin/money/money-head.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-desk.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await load(context.get(apiContext), '/api/admin/money/counts')
  return { counts: counts.ok ? counts.body : null }
}

export default function MoneyDesk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MoneyHead {...loaderData} />
      <Outlet />
    </>
  )
}
