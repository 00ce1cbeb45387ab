import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api-contract.ts'
import { waivableCents } from '#domain/bank-fees.ts'
import { centsFromEuros, formatCents, formatEuros } from '#domain/money.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Receives a transfer in another amount than was reported; where only bank fees are missing, the place may be confirmed. */
export function OtherAmount({ payment, busy }: { payment: LedgerLine; busy: boolean }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [confirm, setConfirm] = useState(false)
  const [error, setError] = useState<string>()
  const queries = useQueryClient()
  const amount = readEuros(typed)
  const fees =
    amount === null ? 0 : waivableCents(centsFromEuros(amount), centsFromEuros(payment.depositMissing))
  const receive = useMutation({
    mutationFn: (arrived: number) =>
      api('POST', '/api/admin/payments/{paymentId}/receive', {
        params: { paymentId: payment.id },
        body: { amount: arrived, confirm: confirm && fees > 0 },
      }),
    onSuccess: () => {
      setOpen(false)
      toasts.show({ title: 'Transfer marked as received' })
      void queries.invalidateQueries()
    },
    onError: (failure) => setError(errorText(failure, 'The server cannot be reached. Please try again.')),
  })
  return (
    <>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => setOpen(true)}>
        Other amount
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="How much has arrived?"
        description={`${payment.name} has reported ${formatEuros(payment.amount)}.`}
        actions={
          <Button
            busy={receive.isPending}
            onClick={() => {
              setError(amount === null ? 'Type an amount, for example 196.50' : undefined)
              if (amount !== null) receive.mutate(amount)
            }}
          >
            Mark as received
          </Button>
        }
      >
        <TextField
          label="Amount in euros"
          inputMode="decimal"
          autoComplete="off"
          unit="€"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        {fees > 0 && (
          <Checkbox
            className="mt-3"
            label={`Confirm the place though ${formatCents(fees)} of the deposit is missing`}
            hint="As fees of the banks. It stays to be paid with the rest. Without the tick the guest has 48 hours to complete the deposit."
            checked={confirm}
            onChange={(event) => setConfirm(event.target.checked)}
          />
        )}
      </Dialog>
    </>
  )
}

/** "196.50" and "196,50" are one amount; null where it is none, or has more than two decimals. */
function readEuros(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const euros = Number(plain)
  return euros > 0 ? euros : null
}
