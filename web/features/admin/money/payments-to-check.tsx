import { CircleCheck } from 'lucide-react'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { isRefundToPay, isReported } from '#domain/payment/ledger.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useFrozenList, type FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, NewsBar } from '#web/features/admin/kit/list/group.tsx'
import { adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { EmptyState } from '#web/ui/notice.tsx'
import { adminPaymentsQuery } from './admin-payments.ts'
import { MoneyRow, PaymentGroup } from './payment-group.tsx'
import { TransferGroup } from './transfer-group.tsx'

/** Reported transfers to find on the account, and other payments that need an answer. Empty if there are none. */
export function PaymentsToCheck() {
  const query = useAdminQuery(adminPaymentsQuery)
  const listed = query.data?.payments.filter((payment) => !isRefundToPay(payment))
  const { rows, news } = useFrozenList({ listed, keyOf })
  return (
    <Loaded query={query} what="The payments to check" seen="it">
      {() => (
        <div>
          <NewsBar news={news} />
          <div className="flex flex-col gap-7">
            <TransferGroup rows={rows.filter(({ row }) => isReported(row))} />
            <PaymentGroup title="Questions about money" rows={rows.filter(({ row }) => !isReported(row))}>
              {(item) => <Question key={item.row.id} {...item} />}
            </PaymentGroup>
            {listed?.length === 0 && (
              <EmptyState icon={<CircleCheck />} title="Nothing to check">
                Reported transfers appear here.
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

const keyOf = ({ id }: LedgerLine) => id

/** A payment that needs the operator's answer: a dispute, a card payment that didn't match, or a refund without a reason. */
function Question({ row: payment, isGone }: FrozenRow<LedgerLine>) {
  const { retreatDate, createdAt } = payment
  return (
    <MoneyRow
      guest={payment}
      heading={<p className="text-sm font-semibold">{headingOf(payment)}</p>}
      isDone={false}
    >
      <p className="figures text-sm text-ink-soft">{dotted(retreatDate, adminTime(createdAt))}</p>
      {payment.disputed && (
        <p className="mt-1 text-sm">Answer it on the card provider’s site, or you lose the money.</p>
      )}
      <div className="mt-2.5 empty:hidden">
        {isGone && <DoneMark />}
        {!isGone && asksForReason(payment) && (
          <WordsForm
            className="w-full"
            label="Reason"
            hint="For your books. The guest won’t see it. The booking stays paid."
            maxLength={500}
            empty="Say why"
            button="Save the reason"
            send={(reason) =>
              api('POST', '/api/admin/payments/{paymentId}/reason', {
                params: { paymentId: payment.id },
                body: { reason },
              })
            }
            said={{ title: 'Reason saved' }}
          />
        )}
        {!isGone && isOddPayment(payment) && (
          <ActButton
            act={() =>
              api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } })
            }
            done={() => ({ title: 'Payment dismissed' })}
            failed="Payment not changed"
          >
            Dismiss
          </ActButton>
        )}
      </div>
    </MoneyRow>
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
  if (payment.disputed) return 'Disputed card payment'
  return isOddPayment(payment) ? 'Card payment that didn’t match' : 'Why did you refund this?'
}
