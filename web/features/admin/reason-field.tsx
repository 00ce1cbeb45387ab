import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Asks why money was given back at the card provider; the answer stays with the payment. */
export function ReasonField({ payment }: { payment: LedgerLine }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/payments/{paymentId}/reason', {
        params: { paymentId: payment.id },
        body: { reason },
      }),
    onSuccess: () => {
      toasts.show({ title: 'Reason noted' })
      void queries.invalidateQueries()
    },
    onError: (failure) => setError(errorText(failure, 'No connection. Please try again.')),
  })
  useUnsaved(() => !save.isSuccess && reason.trim() !== '')
  return (
    <form
      className="flex w-full flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setError(reason.trim() === '' ? 'Say why' : undefined)
        if (reason.trim() !== '') save.mutate()
      }}
    >
      <TextField
        label="Reason"
        hint="For your books; the guest does not see it. The booking stays paid."
        value={reason}
        maxLength={500}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button size="sm" type="submit" busy={save.isPending}>
          Note the reason
        </Button>
      </div>
    </form>
  )
}
