import { BankImport } from '#web/features/admin/bank-import.tsx'
import { MoneyHead } from '#web/features/admin/money/money-head.tsx'

export default function BankFile() {
  return (
    <>
      <MoneyHead />
      <BankImport />
    </>
  )
}
