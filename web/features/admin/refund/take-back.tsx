import { useState, type ComponentProps } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { ActButton, AskButton, type SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/**
 * Button that reverses a payment whose receipt has been sent, by a counter-entry with a credit note. Its dialog asks for the reason, which is
 * printed on the credit note.
 */
export function TakeBackButton({
  payment,
  onClose,
  ...button
}: Omit<ComponentProps<typeof SmallButton>, 'size' | 'onClick'> & {
  payment: Pick<LedgerLine, 'id' | 'amount' | 'name'>
  /** Called when the dialog is closed, whether the payment was reversed or not. */
  onClose?: (() => void) | undefined
}) {
  const [reason, setReason] = useState('')
  const amount = formatEuros(payment.amount)
  const call = { params: { paymentId: payment.id }, body: { reason } }
  return (
    <AskButton
      {...button}
      act={() => api('POST', '/api/admin/payments/{paymentId}/undo', call)}
      done={() => ({
        title: `Reversed: ${amount} from ${payment.name}`,
        description: 'We’ve issued the credit note.',
      })}
      failed="Payment not reversed"
      onClose={onClose}
      question={{
        title: `Reverse ${amount} from ${payment.name}?`,
        description: `The receipt has been sent. We’ll issue and send a credit note, and ${amount} is due again.`,
        confirmLabel: `Reverse ${amount}`,
        cancelLabel: 'Keep the payment',
        confirmDisabled: reason.trim() === '',
        children: (
          <TextField
            label="Why"
            hint="It’s printed on the credit note."
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ),
      }}
    />
  )
}

/** Marks a refund as not paid after all, so that it waits to be paid again. Marking it as paid sent nothing. */
export function UndoPaidRefund({
  refund: { id, amount, name },
  label = 'Undo',
  onUndone,
}: {
  refund: Pick<LedgerLine, 'id' | 'amount' | 'name'>
  label?: string
  onUndone?: () => void
}) {
  return (
    <ActButton
      variant="quiet"
      act={() => api('POST', '/api/admin/payments/{paymentId}/undo', { params: { paymentId: id }, body: {} })}
      done={() => ({
        title: `Not paid yet: ${formatEuros(amount)} to ${name}`,
        description: 'It’s under Refunds again.',
      })}
      failed="Not undone"
      onDone={onUndone}
    >
      {label}
      <span className="sr-only">
        {' '}
        {formatEuros(amount)} to {name}
      </span>
    </ActButton>
  )
}
