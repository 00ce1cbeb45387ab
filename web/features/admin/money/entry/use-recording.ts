import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { HandMethod } from '#domain/payment/ledger.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { api, ApiError } from '#web/api/client.ts'
import type { LineShare } from '#web/features/admin/bank-import/assign-line.ts'
import { readRecordedElsewhere, type RecordedElsewhere, type Seen } from './recorded-elsewhere.tsx'

interface Recording {
  guest: PaymentForm
  /** Reported transfer that a recorded bank transfer settles. */
  report: LedgerLine | null
  /** In euros; null until a valid amount is typed. */
  amount: number | null
  how: { method: HandMethod; receivedOn: string; note?: string }
  splits: boolean
  confirm: boolean
  onRecorded: (lines: readonly LedgerLine[]) => Promise<void>
}

interface Entry {
  euros: number
  asked?: Seen
  /** True if the operator confirmed that the same amount came twice. */
  confirmRepeat?: boolean
}

interface Split {
  shares: readonly LineShare[]
  confirmRepeat?: boolean
}

/** Sends a payment form. It first asks about payments recorded elsewhere in the meantime; the server asks about a repeated amount. */
export function useRecording({ guest, report, amount, how, splits, confirm, onRecorded }: Recording) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Seen>({ guest, report })
  const [elsewhere, setElsewhere] = useState<RecordedElsewhere | null>(null)
  async function isNews(asked: Seen): Promise<boolean> {
    const changed = await readRecordedElsewhere(queries, asked.guest)
    setElsewhere(changed)
    return changed !== null
  }
  const split = useMutation({
    mutationFn: async ({ shares, confirmRepeat }: Split) => {
      if (await isNews(seen)) return null
      const parts = shares.map((share) => ({ leadId: share.leadId, amount: share.amount }))
      return api('POST', '/api/admin/payments/split', {
        body: { amount: amount ?? 0, ...how, shares: parts, ...(confirmRepeat && { confirmRepeat }) },
      })
    },
    onSuccess: (answer) => answer && onRecorded(answer.payments),
  })
  const record = useMutation({
    mutationFn: async ({ euros, asked = seen, confirmRepeat }: Entry) => {
      if (await isNews(asked)) return null
      return sendEntry(guest.leadId, how.method === 'bank_transfer' ? asked.report : null, {
        amount: euros,
        ...how,
        confirm,
        ...(confirmRepeat && { confirmRepeat }),
      })
    },
    onSuccess: (line) => line && onRecorded([line]),
  })
  const { error } = splits ? split : record
  return {
    record,
    split,
    elsewhere,
    repeated: error instanceof ApiError && error.code === 'payment-repeated' ? error : null,
    /** The operator has seen the payments recorded in the meantime and records this one as well. */
    recordAllTheSame(euros: number, { form }: RecordedElsewhere) {
      const asked = {
        guest: form,
        report: form.reported.find(({ id }) => id === seen.report?.id) ?? null,
      }
      setSeen(asked)
      setElsewhere(null)
      // A split is not sent here: the operator presses its own button again.
      if (!splits) record.mutate({ euros, asked, confirmRepeat: true })
    },
    /** Records the payment after the operator confirmed that the same amount came twice. */
    recordAgain() {
      if (splits) {
        if (split.variables) split.mutate({ ...split.variables, confirmRepeat: true })
      } else if (record.variables) record.mutate({ ...record.variables, confirmRepeat: true })
    },
  }
}

interface EntryBody {
  amount: number
  method: HandMethod
  receivedOn: string
  note?: string
  confirm: boolean
  confirmRepeat?: boolean
}

/** Marks a reported transfer as received, or records a new payment if there is no report. */
async function sendEntry(leadId: string, report: LedgerLine | null, body: EntryBody): Promise<LedgerLine> {
  if (report) {
    const { method: _, confirmRepeat: _again, ...arrival } = body
    return api('POST', '/api/admin/payments/{paymentId}/receive', {
      params: { paymentId: report.id },
      body: arrival,
    })
  }
  const params = { bookingId: leadId }
  return (await api('POST', '/api/admin/bookings/{bookingId}/payments', { params, body })).payment
}
