import { CircleCheck } from 'lucide-react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { adminPaymentsQuery } from '#web/features/admin/leads-query.ts'
import { useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { LoadFailure } from '#web/features/admin/kit/frame/load-failure.tsx'
import { NewsBar } from '#web/features/admin/kit/list/news-bar.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/row-skeleton.tsx'
import { joinNews, useFrozenList, type Standing } from '#web/features/admin/kit/list/frozen-list.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { RefundGroup } from '#web/features/admin/refund/refund-group.tsx'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { Group } from '#web/features/admin/kit/list/group.tsx'
import { DoneMark } from '#web/features/admin/kit/list/done-mark.tsx'
import { ROW } from '#web/features/admin/kit/list/row-keys.ts'
import { useScreenful } from '#web/features/admin/kit/list/show-more.tsx'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { isRefundToPay, isReported } from './sort-payments.ts'
import { TransferGroup } from './transfer-group.tsx'
import { GuestAmount } from './guest-amount.tsx'

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

/** Payments that need the operator's answer: disputes, card payments that didn't match, and refunds without a reason. */
function QuestionGroup({ rows }: { rows: readonly Standing<LedgerLine>[] }) {
  const { shown, more } = useScreenful(rows)
  if (rows.length === 0) return null
  return (
    <Group title="Questions about money" count={rows.filter(({ isGone }) => !isGone).length} foot={more}>
      {shown.map(({ row, isGone }) => (
        <Question key={row.id} payment={row} isGone={isGone} />
      ))}
    </Group>
  )
}

function Question({ payment, isGone }: { payment: LedgerLine; isGone: boolean }) {
  const { retreatDate, createdAt } = payment
  return (
    <li {...ROW} className="px-4 py-3.5">
      <p className="text-sm font-semibold">{headingOf(payment)}</p>
      <GuestAmount guest={payment} />
      <p className="figures text-sm text-ink-soft">
        {[retreatDate, adminTime(createdAt)].filter(Boolean).join(' · ')}
      </p>
      {payment.disputed && (
        <p className="mt-1 text-sm">Answer it at the card provider’s own site, or the money is lost.</p>
      )}
      <div className="mt-2.5 empty:hidden">
        {isGone && <DoneMark />}
        {!isGone && asksForReason(payment) && (
          <WordsForm
            className="w-full"
            label="Reason"
            hint="For your books; the guest does not see it. The booking stays paid."
            maxLength={500}
            empty="Say why"
            button="Note the reason"
            send={(reason) =>
              api('POST', '/api/admin/payments/{paymentId}/reason', {
                params: { paymentId: payment.id },
                body: { reason },
              })
            }
            said={{ title: 'Reason noted' }}
          />
        )}
        {!isGone && isOddPayment(payment) && <PutAside payment={payment} />}
      </div>
    </li>
  )
}

function PutAside({ payment }: { payment: LedgerLine }) {
  const putAside = useAct({
    act: () => api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } }),
    done: () => ({ title: 'Payment dismissed' }),
    failed: 'Payment not changed',
  })
  return (
    <Button size="sm" variant="secondary" busy={putAside.isPending} onClick={() => putAside.mutate()}>
      Dismiss
    </Button>
  )
}

/** True for a refund made on the card provider's site, whose reason only the operator knows. */
function asksForReason({ kind, state, reason }: LedgerLine): boolean {
  return kind === 'refund' && state === 'refunded' && reason === 'given_back'
}

/** True for a card payment that didn't match: the operator settles it with the provider and then dismisses it here. */
function isOddPayment({ kind, state }: LedgerLine): boolean {
  return kind !== 'refund' && state === 'failed'
}

function headingOf(payment: LedgerLine): string {
  if (payment.disputed) return 'Card payment in dispute'
  return isOddPayment(payment) ? 'Card payment that did not fit' : 'Reason for your refund?'
}
