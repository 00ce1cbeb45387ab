import { BankFile } from '#web/features/admin/money/bank-file.tsx'

export default function BankFilePage() {
  return <BankFile />
}
