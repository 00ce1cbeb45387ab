import { FIRST_LINES, UnknownScreen } from '#web/features/admin/bank-import/unknown-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-unknown.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const isIgnored = new URL(request.url).searchParams.get('state') === 'ignored'
  const state = isIgnored ? ('ignored' as const) : ('waiting' as const)
  const query = { state, limit: String(FIRST_LINES) }
  const page = await context.get(readersContext).admin.read('listBankLines', { query })
  return { state, page: page.body }
}

export default function Unknown({ loaderData }: Route.ComponentProps) {
  return <UnknownScreen key={loaderData.state} {...loaderData} />
}
