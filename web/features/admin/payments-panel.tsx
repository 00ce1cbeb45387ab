import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { TRANSFER_HOLD_WORKING_DAYS, TRANSFER_WORKING_DAYS } from '#domain/overdue-transfer.ts'
import { errorText } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { adminPaymentsQuery } from './admin-queries.ts'
import { BankImport } from './bank-import.tsx'
import { PaymentCard } from './payment-card.tsx'

/** What the operator has to do about money: the bank's statement, and everything that waits for a decision. */
export function PaymentsPanel() {
  return (
    <div className="flex flex-col gap-6">
      <BankImport />
      <OpenPayments />
    </div>
  )
}

/** Transfers that wait to be found on the account, refunds to pay out, and card payments that need a person. */
function OpenPayments() {
  const { data, error, isPending } = useQuery(adminPaymentsQuery)
  if (isPending) {
    return (
      <SkeletonGroup label="Loading payments" className="flex flex-col gap-4">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </SkeletonGroup>
    )
  }
  if (error) {
    return (
      <Notice tone="danger" title="The payments could not be loaded" live="alert">
        {errorText(error, 'The server cannot be reached. Please reload the page.')}
      </Notice>
    )
  }
  if (data.payments.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing to do">
        Reported transfers and refunds to pay out appear here.
      </EmptyState>
    )
  }
  const overdue = data.payments.filter((payment) => payment.overdue).length
  return (
    <section aria-labelledby="open-payments" className="flex flex-col gap-4">
      <h2 id="open-payments" className="text-2xl">
        Waiting for you
      </h2>
      {overdue > 0 && (
        <Notice
          tone="warning"
          title={overdue === 1 ? '1 transfer is overdue' : `${overdue} transfers are overdue`}
        >
          {overdue === 1 ? 'It has' : 'They have'} not come in {TRANSFER_WORKING_DAYS} working days. Look at
          your account once more, ask the guest, or reject the transfer. A place that nothing else was paid
          for is given up by itself after {TRANSFER_HOLD_WORKING_DAYS} working days.
        </Notice>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}
