import { Check } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import type { PaidRefundView } from '#domain/contract/bank-shapes.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { Group } from '#web/features/admin/kit/list/group.tsx'
import { MoneyRow } from '#web/features/admin/money/payment-group.tsx'
import { UndoPaidRefund } from '#web/features/admin/refund/take-back.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BankText } from './bank-text.tsx'

/** Outgoing bank lines that pay, or may pay, a pending refund. The operator confirms each. */
export function PaidRefunds({
  refunds,
  waiting,
}: {
  /** Matches of the file as first read. */
  refunds: readonly PaidRefundView[]
  /** Those not marked as paid yet. */
  waiting: readonly PaidRefundView[]
}) {
  if (refunds.length === 0) return null
  return (
    <Group title="Outgoing" count={refunds.length}>
      {refunds.map((refund) => (
        <PaidRefund
          key={refund.paymentId}
          refund={refund}
          isClosed={waiting.every(({ paymentId }) => paymentId !== refund.paymentId)}
        />
      ))}
    </Group>
  )
}

const AGREES: Record<PaidRefundView['by'], string> = {
  credit_note: 'Credit note number and amount agree.',
  iban: 'IBAN and amount agree.',
  name: 'Only name and amount agree. Check it before you mark the refund as paid.',
}

function PaidRefund({ refund, isClosed }: { refund: PaidRefundView; isClosed: boolean }) {
  const { by, paymentId, name, amount } = refund
  return (
    <MoneyRow guest={refund} isDone={isClosed}>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone={by === 'name' ? 'warning' : 'success'}>{by === 'name' ? 'Possible' : 'Matched'}</Badge>
        <span className="min-w-0 grow basis-40">{AGREES[by]}</span>
      </p>
      <BankText {...refund} />
      <div className="mt-2 flex min-h-11 items-center">
        {isClosed ? (
          <div className="flex items-center gap-2 font-semibold text-success">
            <Check aria-hidden className="size-5" />
            Paid {formatEuros(amount)}
            <UndoPaidRefund refund={{ id: paymentId, amount, name }} />
          </div>
        ) : (
          <ActButton
            act={() =>
              api('POST', '/api/admin/payments/{paymentId}/receive', { params: { paymentId }, body: {} })
            }
            failed={`Refund to ${name} not marked as paid`}
          >
            Mark {formatEuros(amount)} as paid
          </ActButton>
        )}
      </div>
    </MoneyRow>
  )
}
