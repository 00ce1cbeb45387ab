import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { refundDueOn } from '#domain/refund/refund-due.ts'
import { REFUND_REASON_TEXTS } from '#domain/refund/refund-reasons.ts'
import { UndoPaidRefund } from '#web/features/admin/bank-import/paid-refunds.tsx'
import { adminDay } from '#web/features/admin/guest/admin-time.ts'
import type { Standing } from '#web/features/admin/kit/list/frozen-list.ts'
import { MoneyRow, PaymentGroup } from '#web/features/admin/money/payment-group.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PayRefund } from './pay-refund.tsx'

/** Refunds to pay by transfer, and those in progress at the card provider. */
export function RefundGroup({ rows }: { rows: readonly Standing<LedgerLine>[] }) {
  return (
    <PaymentGroup title="Refunds to pay" rows={rows} hasSum>
      {(standing) => <RefundRow key={standing.row.id} {...standing} />}
    </PaymentGroup>
  )
}

function RefundRow({ row: payment, isGone }: Standing<LedgerLine>) {
  const [pays, setPays] = useState(false)
  // Kept after payment, so that it can be undone here.
  const [paid, setPaid] = useState(false)
  const { amount, reason, reasonNote, retreatDate } = payment
  return (
    <MoneyRow guest={payment} isDone={isGone}>
      <p className="text-sm text-ink-soft">
        {[
          retreatDate,
          `since ${adminDay(payment.createdAt)}`,
          !isGone && `due by ${formatDay(refundDueOn(new Date(payment.createdAt)))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {reasonNote ?? (reason ? REFUND_REASON_TEXTS[reason] : 'No reason was kept')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {isGone && <p className="font-semibold text-success">Paid {formatEuros(amount)}</p>}
        {isGone && paid && <UndoPaidRefund refund={payment} onUndone={() => setPaid(false)} />}
        {!isGone && payment.byHand && !pays && (
          <Button variant="secondary" size="sm" onClick={() => setPays(true)}>
            Pay {formatEuros(amount)}
          </Button>
        )}
        {!isGone && !payment.byHand && <Waiting payment={payment} />}
      </div>
      {!isGone && pays && (
        <PayRefund refund={payment} onPaid={() => setPaid(true)} onLater={() => setPays(false)} />
      )}
    </MoneyRow>
  )
}

/** Explains why the operator can't do anything about this refund. */
function Waiting({ payment: { disputed, failingSince } }: { payment: LedgerLine }) {
  if (disputed) {
    return (
      <p className="text-sm">
        <Badge tone="destructive">Disputed</Badge> The bank holds this money. It goes out once the dispute is
        won; lost, the guest has it from the bank.
      </p>
    )
  }
  if (failingSince) {
    return (
      <p className="text-sm">
        <Badge tone="warning">Not going out</Badge> The card provider has not taken it yet. It is tried again
        by itself.
      </p>
    )
  }
  return <p className="text-sm text-ink-soft">The card provider hasn’t confirmed it yet.</p>
}
