import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PaidRefundView } from '#domain/bank-import.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { api, errorText } from '#web/api/client.ts'
import { Group } from '#web/features/admin/desk/group.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { UndoPaidRefund } from './undo-paid-refund.tsx'

/** Outgoing lines of a bank file that pay a refund which waits: her word closes each. */
export function PaidRefunds({ refunds }: { refunds: readonly PaidRefundView[] }) {
  if (refunds.length === 0) return null
  return (
    <Group title="Refunds that left" count={refunds.length}>
      {refunds.map((refund) => (
        <PaidRefund key={refund.paymentId} refund={refund} />
      ))}
    </Group>
  )
}

function PaidRefund({
  refund: { paymentId, leadId, name, amount, bookedOn, text },
}: {
  refund: PaidRefundView
}) {
  const [isClosed, setIsClosed] = useState(false)
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/payments/{paymentId}/receive', { params: { paymentId }, body: {} }),
    onSuccess: () => {
      setIsClosed(true)
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toasts.show({
        title: `The refund of ${name} was not closed`,
        description: errorText(error, 'The server cannot be reached. Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <li className={isClosed ? 'bg-success-soft px-4 py-3.5' : 'px-4 py-3.5'}>
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={`/admin/guests/${leadId}`}
          className="min-w-0 font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {name || 'No name'}
        </Link>
        <span className="figures shrink-0 font-bold">{formatEuros(amount)}</span>
      </div>
      <p className="figures text-sm text-ink-soft wrap-anywhere">
        {[bookedOn && formatDay(bookedOn), text].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-2 flex min-h-11 items-center">
        {isClosed ? (
          <div className="flex items-center gap-2 font-semibold text-success">
            <Check aria-hidden className="size-5" />
            Paid {formatEuros(amount)}
            <UndoPaidRefund refund={{ id: paymentId, amount, name }} onUndone={() => setIsClosed(false)} />
          </div>
        ) : (
          <Button variant="secondary" size="sm" busy={close.isPending} onClick={() => close.mutate()}>
            This is the refund of {formatEuros(amount)}
          </Button>
        )}
      </div>
    </li>
  )
}
