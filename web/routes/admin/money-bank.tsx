import { BankFile } from '#web/features/admin/money/bank-file.tsx'
import { MoneyHead } from '#web/features/admin/money/money-head.tsx'

export default function BankFilePage() {
  return (
    <>
      <MoneyHead />
      <BankFile />
    </>
  )
}
