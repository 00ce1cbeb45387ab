import type { LedgerLine } from '#domain/api-contract.ts'
import type { HandMethod } from '#domain/ledger.ts'
import { api } from '#web/api/client.ts'

interface EntryBody {
  amount: number
  method: HandMethod
  receivedOn: string
  note?: string
  confirm: boolean
  confirmRepeat?: boolean
}

/** A transfer that was reported is received, anything else is entered. */
export async function sendEntry(
  leadId: string,
  report: LedgerLine | null,
  body: EntryBody,
): Promise<LedgerLine> {
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
