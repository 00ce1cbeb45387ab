import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { adminPaymentsQuery } from '#web/features/admin/admin-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoneyHead } from './money-head.tsx'
import { QuestionGroup } from './question-group.tsx'
import { RefundGroup } from './refund-group.tsx'
import { isRefundToPay, isReported } from './sort-payments.ts'
import { TransferGroup } from './transfer-group.tsx'

/** Reported transfers to be found on the account, and what else about money wants an answer. */
export function ToCheckScreen({ now }: { now: string }) {
  const query = useQuery(adminPaymentsQuery)
  const payments = query.data?.payments
  const questions = payments?.filter((payment) => !isReported(payment) && !isRefundToPay(payment)) ?? []
  return (
    <>
      <MoneyHead />
      <LoadFailure query={query} what="What is to check" />
      {query.isPending && <RowSkeleton />}
      {payments && (
        <div className="flex max-w-2xl flex-col gap-7">
          <TransferGroup transfers={payments.filter(isReported)} now={now} />
          <QuestionGroup questions={questions} />
          {!payments.some((payment) => !isRefundToPay(payment)) && (
            <EmptyState icon={<CircleCheck />} title="Nothing to check">
              Reported transfers appear here.
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}

/** What has to be paid back. */
export function RefundsScreen() {
  const query = useQuery(adminPaymentsQuery)
  const refunds = query.data?.payments.filter(isRefundToPay)
  return (
    <>
      <MoneyHead />
      <LoadFailure query={query} what="The refunds" />
      {query.isPending && <RowSkeleton />}
      {refunds && (
        <div className="max-w-2xl">
          <RefundGroup refunds={refunds} />
          {refunds.length === 0 && (
            <EmptyState icon={<CircleCheck />} title="Nothing to pay back">
              Refunds by transfer appear here.
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}
