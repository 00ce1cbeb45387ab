import { FIRST_LINES, shownLines } from '#web/features/admin/bank-import/unknown-screen.tsx'
import type { Route } from './+types/money-unknown.ts'
import { readAnswers } from './loaders.ts'

export { UnknownScreen as default } from '#web/features/admin/bank-import/unknown-screen.tsx'

export function loader(args: Route.LoaderArgs) {
  const state = shownLines(new URL(args.request.url).searchParams)
  return readAnswers(args, ['listBankLines'], { state, limit: String(FIRST_LINES) })
}
