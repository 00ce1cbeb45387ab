import { load } from '#web/api/load.ts'
import { ToCheckScreen } from '#web/features/admin/money/to-check-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await load(context.get(apiContext), '/api/admin/payments')
  return {
    payments: waiting.ok ? waiting.body.payments : null,
    now: context.get(nowContext).toISOString(),
  }
}

export default function Money({ loaderData }: Route.ComponentProps) {
  return <ToCheckScreen {...loaderData} />
}
