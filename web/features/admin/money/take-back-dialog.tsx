import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api-contract.ts'
import { formatEuros } from '#domain/money.ts'
import { api, errorText } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Takes a payment back whose receipt is out: asked once, with the reason that stands on the credit note. */
export function TakeBackDialog({
  payment,
  open,
  onClose,
}: {
  payment: Pick<LedgerLine, 'id' | 'amount' | 'name'>
  open: boolean
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const amount = formatEuros(payment.amount)
  const takeBack = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/payments/{paymentId}/undo', {
        params: { paymentId: payment.id },
        body: { reason },
      }),
    onSuccess: () => {
      onClose()
      toasts.show({
        title: `Taken back: ${amount} from ${payment.name}`,
        description: 'The credit note is out.',
      })
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toasts.show({
        title: 'Not taken back',
        description: errorText(error, 'The server cannot be reached. Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Take back ${amount} from ${payment.name}?`}
      description={`The receipt is out. A credit note is written and sent, and ${amount} is due again.`}
      confirmLabel={`Take back ${amount}`}
      cancelLabel="Leave it"
      busy={takeBack.isPending}
      confirmDisabled={reason.trim() === ''}
      onConfirm={() => takeBack.mutate()}
    >
      <TextField
        label="Why"
        hint="It stands on the credit note."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </AlertDialog>
  )
}
