import { CircleCheck } from 'lucide-react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { adminPaymentsQuery } from '#web/features/admin/leads-query.ts'
import { useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { LoadFailure } from '#web/features/admin/kit/frame/load-failure.tsx'
import { NewsBar } from '#web/features/admin/kit/list/news-bar.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/row-skeleton.tsx'
import { joinNews, useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { QuestionGroup } from './question-group.tsx'
import { RefundGroup } from '#web/features/admin/refund/refund-group.tsx'
import { isRefundToPay, isReported } from './sort-payments.ts'
import { TransferGroup } from './transfer-group.tsx'

/** Page of reported transfers to find on the account, and of other payments that need an answer. */
export function ToCheckScreen({ payments: loaded, now }: { payments: LedgerLine[] | null; now: string }) {
  const query = useAdminQuery(adminPaymentsQuery, loaded && { payments: loaded })
  const payments = query.data?.payments
  const transfers = useFrozenList({ listed: payments?.filter(isReported), keyOf })
  const questions = useFrozenList({
    listed: payments?.filter((payment) => !isReported(payment) && !isRefundToPay(payment)),
    keyOf,
  })
  const news = joinNews(transfers, questions)
  return (
    <>
      <LoadFailure query={query} what="What is to check" seen="it" />
      {query.isPending && <RowSkeleton />}
      {payments && (
        <div className="max-w-2xl">
          <NewsBar news={news} />
          <div className="flex flex-col gap-7">
            <TransferGroup rows={transfers.rows} now={now} />
            <QuestionGroup rows={questions.rows} />
            {payments.every(isRefundToPay) && (
              <EmptyState icon={<CircleCheck />} title="Nothing to check">
                Reported transfers appear here.
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** Page of refunds that are not paid out yet. */
export function RefundsScreen({ payments: loaded }: { payments: LedgerLine[] | null }) {
  const query = useAdminQuery(adminPaymentsQuery, loaded && { payments: loaded })
  const refunds = query.data?.payments.filter(isRefundToPay)
  const { rows, news } = useFrozenList({ listed: refunds, keyOf })
  return (
    <>
      <LoadFailure query={query} what="The refunds" />
      {query.isPending && <RowSkeleton />}
      {refunds && (
        <div className="max-w-2xl">
          <NewsBar news={news} />
          <div className="flex flex-col gap-5">
            <RefundGroup rows={rows} />
            {refunds.length === 0 && (
              <EmptyState icon={<CircleCheck />} title="Nothing to refund">
                Refunds by transfer appear here.
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </>
  )
}

const keyOf = ({ id }: LedgerLine) => id
