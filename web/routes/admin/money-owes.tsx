import { owedQuery } from '#web/features/admin/money/owes-screen.tsx'
import type { Route } from './+types/money-owes.ts'
import { readAnswers } from './loaders.ts'

export { OwesScreen as default } from '#web/features/admin/money/owes-screen.tsx'

export function loader(args: Route.LoaderArgs) {
  return readAnswers(args, ['listOwed'], owedQuery(new URL(args.request.url).searchParams))
}
