import { BankFile } from '#web/features/admin/bank-import/bank-file.tsx'
import { UnmatchedLines } from '#web/features/admin/bank-import/kept-lines.tsx'
import { PaymentsToCheck } from './to-check-screen.tsx'

/** Page of what comes from the bank: the file, and until one is read the transfers to check and the unmatched lines. */
export function BankScreen() {
  return (
    <BankFile>
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
        <PaymentsToCheck />
        <UnmatchedLines />
      </div>
    </BankFile>
  )
}
