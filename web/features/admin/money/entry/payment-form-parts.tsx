import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, formatEuros, type Cents } from '#domain/base/money.ts'
import type { EntryOutcome } from '#domain/payment/hand-entry.ts'
import { api } from '#web/api/client.ts'
import { SumTable } from '#web/features/admin/kit/form/form-page.tsx'
import { useAct } from '#web/features/admin/kit/form/use-act.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'

/** Table of what a payment changes on the booking, before it is recorded. */
export function EntrySums({
  amountCents,
  outcome: { shortOfDepositCents, stillDueCents, backCents },
  dueOn,
  children,
}: {
  amountCents: Cents
  outcome: EntryOutcome
  dueOn: string | null
  children: ReactNode
}) {
  const line = (label: string, cents: Cents) => ({ label, amount: formatCentsInFull(cents) })
  const warning = (label: string, cents: Cents) =>
    cents > 0 ? [{ ...line(label, cents), isWarning: true }] : []
  return (
    <SumTable
      lines={[
        line('Recorded, with a receipt', amountCents),
        ...warning('Short of the deposit', shortOfDepositCents),
        ...warning('More than the price: listed to refund', backCents),
        line(stillDueCents > 0 && dueOn ? `Still due by ${formatDay(dueOn)}` : 'Still due', stillDueCents),
      ]}
    >
      {children}
    </SumTable>
  )
}

/** Buttons for the likely amounts, in euros, that save typing. */
export function AmountChips({
  reported,
  owes,
  onPick,
}: {
  reported: number | null
  owes: number
  onPick: (euros: number) => void
}) {
  const chip = (euros: number, what: string) => (
    <button
      type="button"
      onClick={() => onPick(euros)}
      className="figures min-h-11 rounded-full border border-line-strong bg-white px-4 text-sm font-semibold hover:bg-cream"
    >
      {formatEuros(euros)} {what}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {reported !== null && chip(reported, 'reported')}
      {owes > 0 && owes !== reported && chip(owes, 'all due')}
    </div>
  )
}

/** Rejects a reported transfer that never came, after a question that says what the guest is told. */
export function RejectTransferDialog({ payment, onDone }: { payment: LedgerLine; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const queries = useQueryClient()
  const reject = useAct({
    act: () => api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } }),
    done: () => ({ title: `${formatEuros(payment.amount)} from ${payment.name} never came` }),
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
      return `We’ll email ${name}. The place stays, with what was paid before.`
    case 'cancelled':
      return `The booking is cancelled, so ${name} isn’t told.`
    case 'expired':
    case 'in_progress':
      return `The place was released before, so ${name} isn’t told.`
  }
}
