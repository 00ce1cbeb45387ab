import { BankFile } from '#web/features/admin/bank-import/bank-file.tsx'

export default function BankFilePage() {
  return <BankFile />
}
