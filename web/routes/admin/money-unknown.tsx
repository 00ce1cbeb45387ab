import { UnknownScreen } from '#web/features/admin/money/unknown-screen.tsx'
import type { Route } from './+types/money-unknown.ts'

export function loader({ request }: Route.LoaderArgs) {
  const isIgnored = new URL(request.url).searchParams.get('state') === 'ignored'
  return { state: isIgnored ? ('ignored' as const) : ('waiting' as const) }
}

export default function Unknown({ loaderData: { state } }: Route.ComponentProps) {
  return <UnknownScreen key={state} state={state} />
}
