import { CircleCheck } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { UnmatchedRefund } from '#domain/contract/operator-payment-calls.ts'
import { isRefundToPay, isReported } from '#domain/payment/ledger.ts'
import { api } from '#web/api/client.ts'
import { ActButton, AskButton } from '#web/features/admin/kit/form/actions.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useFrozenList, type FrozenRow, type News } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, Group, NewsBar, ROW } from '#web/features/admin/kit/list/group.tsx'
import { adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { EmptyState } from '#web/ui/notice.tsx'
import { adminPaymentsQuery } from './admin-payments.ts'
import { MoneyRow, PaymentGroup } from './payment-group.tsx'
import { TransferGroup } from './transfer-group.tsx'

/** Reported transfers to find on the account, and other payments that need an answer. Empty if there are none. */
export function PaymentsToCheck() {
  const query = useAdminQuery(adminPaymentsQuery)
  const toCheck = query.data?.payments.filter((payment) => !isRefundToPay(payment))
  const payments = useFrozenList({ listed: toCheck, keyOf })
  const unmatched = useFrozenList({ listed: query.data?.unmatchedRefunds, keyOf: referenceOf })
  return (
    <Loaded query={query} what="The payments to check" seen="it">
      {() => (
        <div>
          <NewsBar news={bothNews(payments.news, unmatched.news)} />
          <div className="flex flex-col gap-7">
            <TransferGroup rows={payments.rows.filter(({ row }) => isReported(row))} />
            <PaymentGroup
              title="Questions about money"
              rows={payments.rows.filter(({ row }) => !isReported(row))}
            >
              {(item) => <Question key={item.row.id} {...item} />}
            </PaymentGroup>
            {unmatched.rows.length > 0 && (
              <Group
                title="Whose refund is this?"
                count={unmatched.rows.filter(({ isGone }) => !isGone).length}
              >
                {unmatched.rows.map((item) => (
                  <WhoseRefund key={item.row.reference} {...item} />
                ))}
              </Group>
            )}
            {toCheck?.length === 0 && unmatched.rows.length === 0 && (
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
const referenceOf = ({ reference }: UnmatchedRefund) => reference

/** One bar for the new rows of two lists. */
function bothNews(first: News, second: News): News {
  const show = () => {
    first.show()
    second.show()
  }
  return { count: first.count + second.count, show }
}

/** A refund made on the card provider's site that may be of several travellers, with a button for each. */
function WhoseRefund({ row: { reference, amount, seenAt, travellers }, isGone }: FrozenRow<UnmatchedRefund>) {
  return (
    <li {...ROW} className="px-4 py-3.5">
      <p className="figures flex items-baseline justify-between gap-3 text-sm text-ink-soft">
        {dotted(reference, adminTime(seenAt))}
        <strong className="shrink-0 text-base text-ink">{formatEuros(amount)}</strong>
      </p>
      <p className="mt-1 text-sm">
        You made this refund on the card provider’s site. These guests paid together: whose booking is it for?
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {isGone && <DoneMark />}
        {!isGone &&
          travellers.map((traveller) => (
            <AskButton
              key={traveller.paymentId}
              act={() =>
                api('POST', '/api/admin/payments/{paymentId}/match-refund', {
                  params: { paymentId: traveller.paymentId },
                  body: { reference },
                })
              }
              done={() => ({ title: 'Refund matched' })}
              failed="Refund not matched"
              question={matchQuestion(traveller)}
            >
              {matchLabel(traveller)}
            </AskButton>
          ))}
      </div>
    </li>
  )
}

type Traveller = UnmatchedRefund['travellers'][number]

/** Returns what matching a refund with a traveller means, as the button says it: “First Awa’s €1,130, the rest Ben’s”. */
function matchLabel({ name, amount, rest }: Traveller): string {
  const last = rest.at(-1)
  if (!last) return name
  const between = rest.slice(0, -1).map((share) => `then ${share.name}’s ${formatEuros(share.amount)}`)
  return [`First ${name}’s ${formatEuros(amount)}`, ...between, `the rest ${last.name}’s`].join(', ')
}

function matchQuestion({ rest, ...own }: Traveller) {
  const shares = [own, ...rest].map(({ name, amount }) => `${formatEuros(amount)} of ${name}’s booking`)
  const [title, each] =
    rest.length === 0 ? [`Is it ${own.name}’s refund?`, 'it'] : ['Is it split like this?', 'each']
  return {
    title,
    description: `It is then a refund of ${listed(shares)}, with a credit note and an email about ${each}. This can’t be undone.`,
    confirmLabel: 'Yes, match it',
    cancelLabel: 'No',
  }
}

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
