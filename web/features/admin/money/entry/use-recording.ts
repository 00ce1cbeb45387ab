import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { HandMethod } from '#domain/payment/ledger.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { api, ApiError } from '#web/api/client.ts'
import type { LineShare } from '#web/features/admin/bank-import/assign-line.ts'
import { readRecordedElsewhere, type RecordedElsewhere } from './recorded-elsewhere.tsx'

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
