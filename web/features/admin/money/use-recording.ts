import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { HandMethod } from '#domain/payment/ledger.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { api, ApiError } from '#web/api/client.ts'
import type { LineShare } from '#web/features/admin/bank-import/assign-line.ts'
import { readMeanwhile, type Meanwhile, type Seen } from './recorded-meanwhile.tsx'

interface Recording {
  guest: PaymentForm
  /** What the guest has reported, and a transfer answers. */
  report: LedgerLine | null
  /** In euros; null while nothing is typed that could be one. */
  amount: number | null
  how: { method: HandMethod; receivedOn: string; note?: string }
  splits: boolean
  confirm: boolean
  onRecorded: (lines: readonly LedgerLine[]) => Promise<void>
}

interface Entry {
  euros: number
  asked?: Seen
  /** The same amount was recorded a moment ago, and this is another one. */
  confirmRepeat?: boolean
}

interface Split {
  shares: readonly LineShare[]
  confirmRepeat?: boolean
}

/**
 * Sends what the form for a payment holds. What was entered elsewhere meanwhile is asked about before anything is sent, and the same
 * amount of a moment ago by the server.
 */
export function useRecording({ guest, report, amount, how, splits, confirm, onRecorded }: Recording) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Seen>({ guest, report })
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  async function isNews(asked: Seen): Promise<boolean> {
    const changed = await readMeanwhile(queries, asked.guest)
    setMeanwhile(changed)
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
    meanwhile,
    repeated: error instanceof ApiError && error.code === 'payment-repeated' ? error : null,
    /** She knows what came meanwhile: that is what she has seen from now on, and a transfer that is received answers nothing more. */
    recordAllTheSame(euros: number, { form }: Meanwhile) {
      const asked = {
        guest: form,
        report: form.reported.find(({ id }) => id === seen.report?.id) ?? null,
      }
      setSeen(asked)
      setMeanwhile(null)
      // Whose it is stands above: she presses there once more.
      if (!splits) record.mutate({ euros, asked, confirmRepeat: true })
    },
    /** She was asked whether the same amount came twice, and it did. */
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

/** A transfer that was reported is received, anything else is entered. */
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
