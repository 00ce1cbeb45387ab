import { CircleCheck } from 'lucide-react'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { NewsBar } from '#web/features/admin/kit/list/group.tsx'
import { RefundGroup } from '#web/features/admin/refund/refund-group.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { adminPaymentsQuery } from './admin-payments.ts'

export const loader = reading('adminPayments')

/** Page of refunds that are not paid out yet. */
export default function RefundsScreen() {
  const query = useAdminQuery(adminPaymentsQuery)
  const refunds = query.data?.payments.filter(isRefundToPay)
  const { rows, news } = useFrozenList({ listed: refunds, keyOf: ({ id }) => id })
  return (
    <Loaded query={query} what="The refunds">
      {() => (
        <div className="max-w-2xl">
          <NewsBar news={news} />
          <div className="flex flex-col gap-5">
            <RefundGroup rows={rows} />
            {refunds?.length === 0 && (
              <EmptyState icon={<CircleCheck />} title="Nothing to refund">
                Refunds by transfer appear here.
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}
