import { formatEurosInFull } from '#domain/base/money.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { paymentName } from '#domain/booking/booking-names.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { bringIntoView } from '#web/features/admin/kit/form/bring-into-view.ts'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { paymentFormQuery } from '#web/features/admin/money/money-queries.ts'
import { unreceivedOfForm } from '#web/features/admin/money/owes-text.ts'

/** The booking as it is now, and the payment received last. */
export interface RecordedElsewhere {
  form: PaymentForm
  newest: LedgerLine | undefined
}

/** Returns what was recorded, reported or received since the operator saw the booking; null if nothing was. */
export async function readRecordedElsewhere(
  queries: QueryClient,
  seen: PaymentForm,
): Promise<RecordedElsewhere | null> {
  const form = await queries.query({ ...paymentFormQuery(seen.leadId), staleTime: 0 })
  if (!hasChanged(seen, form)) return null
  const { payments } = await queries.query({ ...guestQuery(seen.leadId), staleTime: 0 })
  const [newest] = payments
    .filter(({ kind, state }) => kind !== 'refund' && state === 'received')
    .toSorted((one, other) => settledOf(other).localeCompare(settledOf(one)))
  return { form, newest }
}

/** What a payment form depends on: the amount received and the reported payments. */
type Facts = Pick<PaymentForm, 'covered' | 'reported'>

/** True if a payment was recorded, reported or received since the form was opened. */
export function hasChanged(opened: Facts, now: Facts): boolean {
  return marksOf(opened) !== marksOf(now)
}

function marksOf({ covered, reported }: Facts): string {
  return [covered, ...reported.map(({ id }) => id).toSorted()].join()
}

function settledOf({ settledAt, createdAt }: LedgerLine): string {
  return settledAt ?? createdAt
}

/** Formats a received payment: "Deposit of €200.00, recorded Mon 16 Nov 2026, 09:00". */
export function receivedText(payment: LedgerLine): string {
  return `${paymentName(payment)} of ${formatEurosInFull(payment.amount)}, recorded ${adminTime(settledOf(payment))}`
}

/** Describes a payment that another tab or device recorded first. */
export function recordedElsewhereText({ form, newest }: RecordedElsewhere): string {
  const owes = unreceivedOfForm(form)
  const received = newest ? `${receivedText(newest)}. ` : ''
  return `${received}${form.name} owes ${formatEurosInFull(owes)} now. Nothing was recorded twice.`
}

/** Asks before a payment might be counted twice. The safe answer comes first. */
export function CountedTwice({
  title,
  text,
  no,
  onNo,
  yes,
  onYes,
  busy,
}: {
  title: string
  text: string
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
  busy: boolean
}) {
  return (
    <div ref={bringIntoView}>
      <Notice tone="warning" title={title} live="alert">
        <p className="figures">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" disabled={busy} onClick={onNo}>
            {no}
          </Button>
          <Button variant="quiet" size="sm" busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
