import { formatEurosInFull } from '#domain/base/money.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { deskTime } from '#web/features/admin/guest/desk-time.ts'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { hasChanged, newestReceived, receivedText } from './concurrent-changes.ts'
import { paymentFormQuery } from './money-queries.ts'

/** The booking as she has seen it, and the transfer that her entry answers. */
export interface Seen {
  guest: PaymentForm
  report: LedgerLine | null
}

/** What was entered since: the booking as it is now, and what was received last. */
export interface Meanwhile {
  form: PaymentForm
  newest: LedgerLine | undefined
}

/** What was entered since she has seen a booking; null while all is as it was. */
export async function readMeanwhile(queries: QueryClient, seen: PaymentForm): Promise<Meanwhile | null> {
  const form = await queries.query({ ...paymentFormQuery(seen.leadId), staleTime: 0 })
  if (!hasChanged(seen, form)) return null
  const { payments } = await queries.query({ ...guestQuery(seen.leadId), staleTime: 0 })
  return { form, newest: newestReceived(payments) }
}

/** Another tab or device was faster: what it has entered, before the same is counted twice. */
export function RecordedMeanwhile({
  meanwhile: { form, newest },
  goOn,
  onRecord,
  onLeave,
}: {
  meanwhile: Meanwhile
  /** What the button says that goes on. */
  goOn: string
  onRecord: () => void
  onLeave: () => void
}) {
  const owes = Math.max(0, Math.round((form.total - form.covered) * 100) / 100)
  return (
    <Notice tone="warning" title="This booking has changed since you opened it" live="alert">
      <p>
        {newest && `${receivedText(newest, deskTime)}. `}
        {form.name} owes {formatEurosInFull(owes)} now. Nothing was recorded twice.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          Leave it
        </Button>
        <Button variant="quiet" size="sm" onClick={onRecord}>
          {goOn}
        </Button>
      </div>
    </Notice>
  )
}
