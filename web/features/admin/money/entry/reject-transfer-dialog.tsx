import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/actions.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'

/** Rejects a reported transfer that never came, after a question that says what the guest is told. */
export function RejectTransferDialog({ payment, onDone }: { payment: LedgerLine; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const queries = useQueryClient()
  const reject = useAct({
    act: () => api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } }),
    done: () => ({ title: `${formatEuros(payment.amount)} from ${payment.name} marked as not received` }),
    failed: 'Payment not changed',
    onDone: async () => {
      setAsks(false)
      // The page that the operator returns to must show the new state.
      await queries.invalidateQueries({ refetchType: 'all' })
      onDone()
    },
  })
  return (
    <>
      <button
        type="button"
        className="min-h-11 font-semibold text-danger underline-offset-4 hover:underline"
        onClick={() => setAsks(true)}
      >
        Not received
      </button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={`${formatEuros(payment.amount)} not received?`}
        description={whatFollows(payment)}
        confirmLabel="Not received"
        cancelLabel="Keep waiting"
        busy={reject.isPending}
        onConfirm={() => reject.mutate()}
      />
    </>
  )
}

/** Only guests whose booking holds a place get an email. */
function whatFollows({ name, leadStatus }: LedgerLine): string {
  switch (leadStatus) {
    case 'booking_submitted':
      return `We’ll email ${name}, who has 48 hours to pay before we release the place.`
    case 'payment_confirmed':
      return `We’ll email ${name}. The place and earlier payments stay.`
    case 'cancelled':
      return `The booking is cancelled, so ${name} isn’t told.`
    case 'expired':
    case 'in_progress':
      return `The place was released before, so ${name} isn’t told.`
  }
}
