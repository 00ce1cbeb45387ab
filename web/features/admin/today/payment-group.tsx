import { FileSpreadsheet } from 'lucide-react'
import { Link } from 'react-router'
import type { LedgerLine } from '#domain/api-contract.ts'
import { formatEuros } from '#domain/money.ts'
import { Group } from '#web/features/admin/desk/group.tsx'
import { PaymentCard } from '#web/features/admin/payment-card.tsx'

/** Things about money that wait for a decision. */
export function PaymentGroup({ title, payments }: { title: string; payments: readonly LedgerLine[] }) {
  if (payments.length === 0) return null
  const sum = payments.reduce((total, { amount }) => total + amount, 0)
  return (
    <Group
      title={title}
      count={payments.length}
      aside={formatEuros(sum)}
      foot={
        <Link
          to="/admin/money"
          className="flex min-h-12 items-center justify-center gap-2 px-4 font-semibold text-teal-deep hover:bg-cream"
        >
          <FileSpreadsheet aria-hidden className="size-5" />
          Check them with a bank file instead
        </Link>
      }
    >
      {payments.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} />
      ))}
    </Group>
  )
}
