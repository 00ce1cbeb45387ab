import { FIRST_LINES, shownLines } from '#web/features/admin/bank-import/kept-lines.tsx'
import type { Route } from './+types/money.ts'
import { readAnswers } from './loaders.ts'

export { BankScreen as default } from '#web/features/admin/money/bank-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const state = shownLines(new URL(args.request.url).searchParams)
  const payments = await readAnswers(args, ['adminPayments'])
  const lines = await readAnswers(args, ['listBankLines'], { state, limit: String(FIRST_LINES) })
  return { reads: { ...payments.reads, ...lines.reads } }
}
