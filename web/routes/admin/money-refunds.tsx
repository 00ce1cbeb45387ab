import { load } from '#web/api/load.ts'
import { RefundsScreen } from '#web/features/admin/money/to-check-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-refunds.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await load(context.get(apiContext), '/api/admin/payments')
  return { payments: waiting.ok ? waiting.body.payments : null }
}

export default function Refunds({ loaderData }: Route.ComponentProps) {
  return <RefundsScreen {...loaderData} />
}
