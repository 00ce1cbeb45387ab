import { useQueryClient } from '@tanstack/react-query'
import { formatEuros } from '#domain/base/money.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { AskButton } from '#web/features/admin/kit/form/actions.tsx'

/** Rejects a reported transfer that never came, after a question that says what the guest is told. */
export function RejectTransfer({ payment, onDone }: { payment: LedgerLine; onDone: () => void }) {
  const queries = useQueryClient()
  const amount = formatEuros(payment.amount)
  return (
    <AskButton
      variant="danger-link"
      act={() => api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } })}
      done={() => ({ title: `${amount} from ${payment.name} marked as not received` })}
      failed="Payment not changed"
      onDone={async () => {
        // The page that the operator returns to must show the new state.
        await queries.invalidateQueries({ refetchType: 'all' })
        onDone()
      }}
      question={{
        title: `${amount} not received?`,
        description: whatFollows(payment),
        confirmLabel: 'Not received',
        cancelLabel: 'Keep waiting',
      }}
    >
      Not received
    </AskButton>
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
