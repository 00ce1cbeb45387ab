import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, formatEurosInFull, type Cents } from '#domain/base/money.ts'
import { paymentName } from '#domain/booking/booking-names.ts'
import type { EntryOutcome } from '#domain/payment/hand-entry.ts'
import { type HandMethod, isReceived } from '#domain/payment/ledger.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { api, ApiError } from '#web/api/client.ts'
import type { LineShare } from '#web/features/admin/bank-import/split-shares.tsx'
import { guestQuery } from '#web/features/admin/guest/guest-page.tsx'
import type { SumLine } from '#web/features/admin/kit/form/form-page.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { paymentFormQuery, unreceivedOfForm } from '#web/features/admin/money/admin-payments.ts'

/** The booking as the operator saw it, and the reported transfer that a recorded bank transfer settles. */
interface Seen {
  guest: PaymentForm
  report: LedgerLine | null
}

interface Press {
  /** In euros. */
  amount: number
  /** Shares of the guests whom the amount is split over. */
  shares?: readonly LineShare[]
  asked?: Seen
  /** True if the operator confirmed that the same amount came twice. */
  confirmRepeat?: boolean
}

/** Sends a payment form. It first asks about payments recorded elsewhere in the meantime; the server asks about a repeated amount. */
export function useRecording({
  guest,
  report,
  how: { method, ...arrival },
  confirm,
  onRecorded,
}: Seen & {
  how: { method: HandMethod; receivedOn: string; note?: string }
  confirm: boolean
  onRecorded: (lines: readonly LedgerLine[]) => Promise<void>
}) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Seen>({ guest, report })
  const [elsewhere, setElsewhere] = useState<RecordedElsewhere | null>(null)
  const record = useMutation({
    mutationFn: async ({ amount, shares, asked = seen, confirmRepeat }: Press) => {
      const changed = await readRecordedElsewhere(queries, asked.guest)
      setElsewhere(changed)
      if (changed) return null
      if (!shares && method === 'bank_transfer' && asked.report) {
        const params = { paymentId: asked.report.id }
        const body = { amount, ...arrival, confirm }
        return [await api('POST', '/api/admin/payments/{paymentId}/receive', { params, body })]
      }
      const entry = { amount, method, ...arrival, ...(confirmRepeat && { confirmRepeat }) }
      if (shares) {
        const parts = shares.map((share) => ({ leadId: share.leadId, amount: share.amount }))
        return (await api('POST', '/api/admin/payments/split', { body: { ...entry, shares: parts } }))
          .payments
      }
      const params = { bookingId: guest.leadId }
      const body = { ...entry, confirm }
      return [(await api('POST', '/api/admin/bookings/{bookingId}/payments', { params, body })).payment]
    },
    onSuccess: (lines) => lines && onRecorded(lines),
  })
  const { error } = record
  return {
    record,
    elsewhere,
    repeated: error instanceof ApiError && error.code === 'payment-repeated' ? error : null,
    /** The operator has seen the payments recorded in the meantime. Returns the booking as it is now. */
    accept: ({ form }: RecordedElsewhere): Seen => {
      const asked = { guest: form, report: form.reported.find(({ id }) => id === seen.report?.id) ?? null }
      setSeen(asked)
      setElsewhere(null)
      return asked
    },
  }
}

/** The booking as it is now, and the payment received last. */
interface RecordedElsewhere {
  form: PaymentForm
  newest: LedgerLine | undefined
}

/** Returns what was recorded, reported or received since the operator saw the booking; null if nothing was. */
async function readRecordedElsewhere(
  queries: QueryClient,
  seen: PaymentForm,
): Promise<RecordedElsewhere | null> {
  const form = await queries.query({ ...paymentFormQuery(seen.leadId), staleTime: 0 })
  if (!hasChanged(seen, form)) return null
  const { payments } = await queries.query({ ...guestQuery(seen.leadId), staleTime: 0 })
  const [newest] = payments
    .filter(isReceived)
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

/** Returns the lines of what a payment changes on the booking, before it is recorded. */
export function entrySums(
  amountCents: Cents,
  { shortOfDepositCents, stillDueCents, backCents }: EntryOutcome,
  dueOn: string | null,
): SumLine[] {
  const line = (label: string, cents: Cents) => ({ label, amount: formatCentsInFull(cents) })
  const warning = (label: string, cents: Cents) =>
    cents > 0 ? [{ ...line(label, cents), isWarning: true }] : []
  return [
    line('Recorded, with a receipt', amountCents),
    ...warning('Short of the deposit', shortOfDepositCents),
    ...warning('More than the price: listed to refund', backCents),
    line(stillDueCents > 0 && dueOn ? `Left to pay by ${formatDay(dueOn)}` : 'Left to pay', stillDueCents),
  ]
}
