import { ToCheckScreen } from '#web/features/admin/money/to-check-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await context.get(readersContext).admin.read('adminPayments')
  return { loaded: waiting.body }
}

export default function Money({ loaderData }: Route.ComponentProps) {
  return <ToCheckScreen {...loaderData} />
}
