import type { LedgerLine } from '#domain/api/api-contract.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { Button } from '#web/ui/form/button.tsx'

/** Marks a refund as not paid after all, so that it waits to be paid again. Marking it as paid sent nothing. */
export function UndoPaidRefund({
  refund: { id, amount, name },
  label = 'Undo',
  onUndone = () => {},
}: {
  refund: Pick<LedgerLine, 'id' | 'amount' | 'name'>
  label?: string
  onUndone?: () => void
}) {
  const undo = useAct({
    act: () => api('POST', '/api/admin/payments/{paymentId}/undo', { params: { paymentId: id }, body: {} }),
    done: () => ({
      title: `Not paid yet: ${formatEuros(amount)} to ${name}`,
      description: 'It waits under Refunds again.',
    }),
    failed: 'Not undone',
    onDone: onUndone,
  })
  return (
    <Button variant="quiet" size="sm" busy={undo.isPending} onClick={() => undo.mutate()}>
      {label}
      <span className="sr-only">
        {' '}
        {formatEuros(amount)} to {name}
      </span>
    </Button>
  )
}
