import { BankFile } from '#web/features/admin/bank-import/bank-file.tsx'
import { FIRST_LINES, shownLines, UnmatchedLines } from '#web/features/admin/bank-import/kept-lines.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import type { Route } from './+types/bank-screen.ts'
import { PaymentsToCheck } from './payments-to-check.tsx'

export async function loader(args: Route.LoaderArgs) {
  const state = shownLines(new URL(args.request.url).searchParams)
  const payments = await readAnswers(args, ['adminPayments'])
  const lines = await readAnswers(args, ['listBankLines'], { state, limit: String(FIRST_LINES) })
  return { reads: { ...payments.reads, ...lines.reads } }
}

/** Page of what comes from the bank: the file, and until one is read the transfers to check and the unmatched lines. */
export default function BankScreen() {
  return (
    <BankFile>
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
        <PaymentsToCheck />
        <UnmatchedLines />
      </div>
    </BankFile>
  )
}
