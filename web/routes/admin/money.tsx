import { ToCheckScreen } from '#web/features/admin/money/to-check-screen.tsx'
import { nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { now: context.get(nowContext).toISOString() }
}

export default function Money({ loaderData: { now } }: Route.ComponentProps) {
  return <ToCheckScreen now={now} />
}
