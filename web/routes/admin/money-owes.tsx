import { OWED_GROUPS } from '#domain/payment/owed.ts'
import { OwesScreen } from '#web/features/admin/money/owes-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-owes.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('group')
  const group = OWED_GROUPS.find((each) => each === asked) ?? 'overdue'
  const owed = await context.get(readersContext).admin.read('listOwed', { query: { group, limit: '200' } })
  return { group, loaded: owed.body }
}

export default function Owes({ loaderData }: Route.ComponentProps) {
  return <OwesScreen {...loaderData} />
}
