import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { centsFromEuros, formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { waivableCents, type entryOutcome } from '#domain/payment/hand-entry.ts'
import { type HandMethod, isReceived, isReported } from '#domain/payment/ledger.ts'
import { paymentName } from '#domain/payment/payment-names.ts'
import { api, ApiError } from '#web/api/client.ts'
import { guestQuery } from '#web/features/admin/guest/guest-page.tsx'
import type { SumLine } from '#web/features/admin/kit/form/form-page.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { unreceivedOf } from '#web/features/admin/money/admin-payments.ts'

/** The booking as the operator saw it, and the reported transfer that a recorded bank transfer settles. */
interface Seen {
  guest: GuestPage
  report: GuestLine | null
}

/** A line of the ledger on a guest's page. */
export type GuestLine = GuestPage['payments'][number]

interface Press {
  /** In euros. */
  amount: number
  asked?: Seen
  /** True if the operator confirmed an amount that may be recorded already, or is more than is left to pay. */
  confirmRepeat?: boolean
}

/** Sends a payment form. It first asks about payments recorded elsewhere in the meantime; the server asks about an unexpected amount. */
export function useRecording({
  guest,
  report,
  how: { method, ...arrival },
  forGroup,
  confirm,
  onRecorded,
}: Seen & {
  how: { method: HandMethod; receivedOn: string; note?: string }
  /** True if it is for all of the guest's group. */
  forGroup: boolean
  confirm: boolean
  onRecorded: (line: LedgerLine) => Promise<void>
}) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Seen>({ guest, report })
  const [elsewhere, setElsewhere] = useState<GuestPage | null>(null)
  const record = useMutation({
    mutationFn: async ({ amount, asked = seen, confirmRepeat }: Press) => {
      const changed = await readRecordedElsewhere(queries, asked.guest)
      setElsewhere(changed)
      if (changed) return null
      if (method === 'bank_transfer' && asked.report) {
        const params = { paymentId: asked.report.id }
        const body = { amount, ...arrival, confirm }
        return api('POST', '/api/admin/payments/{paymentId}/receive', { params, body })
      }
      const params = { bookingId: guest.lead.id }
      const body = { amount, method, ...arrival, forGroup, confirm, ...(confirmRepeat && { confirmRepeat }) }
      return (await api('POST', '/api/admin/bookings/{bookingId}/payments', { params, body })).payment
    },
    onSuccess: (line) => line && onRecorded(line),
  })
  const { error } = record
  return {
    record,
    elsewhere,
    repeated: error instanceof ApiError && error.code === 'payment-repeated' ? error : null,
    /** The operator has seen the payments recorded in the meantime. Returns the booking as it is now. */
    accept: (now: GuestPage): Seen => {
      const asked = { guest: now, report: reportedOf(now).find(({ id }) => id === seen.report?.id) ?? null }
      setSeen(asked)
      setElsewhere(null)
      return asked
    },
  }
}

/** Returns the booking as it is now if a payment was recorded, reported or received since the operator saw it; null if none was. */
async function readRecordedElsewhere(queries: QueryClient, seen: GuestPage): Promise<GuestPage | null> {
  const now = await queries.query({ ...guestQuery(seen.lead.id), staleTime: 0 })
  return hasChanged(seen, now) ? now : null
}

/** Returns the reported transfers of a booking, oldest first. */
export function reportedOf<Line extends LedgerLine>({ payments }: { payments: readonly Line[] }): Line[] {
  return payments.filter(isReported)
}

/** What a payment form depends on: the amount received and the reported payments. */
type Facts = { payments: readonly LedgerLine[]; money: Pick<GuestPage['money'], 'covered'> }

/** True if a payment was recorded, reported or received since the form was opened. */
export function hasChanged(opened: Facts, now: Facts): boolean {
  return marksOf(opened) !== marksOf(now)
}

function marksOf(page: Facts): string {
  return [
    page.money.covered,
    ...reportedOf(page)
      .map(({ id }) => id)
      .toSorted(),
  ].join()
}

function settledOf({ settledAt, createdAt }: LedgerLine): string {
  return settledAt ?? createdAt
}

/** Formats a received payment: "Deposit of €200.00, recorded Mon 16 Nov 2026, 09:00". */
export function receivedText(payment: LedgerLine): string {
  return `${paymentName(payment)} of ${formatEurosInFull(payment.amount)}, recorded ${adminTime(settledOf(payment))}`
}

/** Describes a payment that another tab or device recorded first. */
export function recordedElsewhereText({ lead, payments }: GuestPage): string {
  const owes = unreceivedOf(lead)
  const [newest] = payments
    .filter(isReceived)
    .toSorted((one, other) => settledOf(other).localeCompare(settledOf(one)))
  const received = newest ? `${receivedText(newest)}. ` : ''
  return `${received}${nameOrAddress(lead, 'No name')} owes ${formatEurosInFull(owes)} now. Nothing was recorded twice.`
}

/** Returns the lines of what a payment changes on the booking, before it is recorded. */
export function entrySums(
  amount: number,
  { shortOfDeposit, stillDue, back }: ReturnType<typeof entryOutcome>,
  dueOn: string | null,
): SumLine[] {
  const line = (label: string, euros: number) => ({ label, amount: formatEurosInFull(euros) })
  const warning = (label: string, euros: number) =>
    euros > 0 ? [{ ...line(label, euros), isWarning: true }] : []
  return [
    line('Recorded, with a receipt', amount),
    ...warning('Short of the deposit', shortOfDeposit),
    ...warning('More than the price: listed to refund', back),
    line(stillDue > 0 && dueOn ? `Left to pay by ${formatDay(dueOn)}` : 'Left to pay', stillDue),
  ]
}

/** Returns the lines of a transfer that was reported for several, before another amount is recorded. */
export function sharedSums(amount: number, reported: number): SumLine[] {
  const short = sumEuros([reported, -amount])
  return [
    { label: 'Reported together', amount: formatEurosInFull(reported) },
    { label: 'Recorded, with a receipt for each', amount: formatEurosInFull(amount) },
    ...(short > 0
      ? [{ label: 'Short of what was reported', amount: formatEurosInFull(short), isWarning: true }]
      : []),
  ]
}

/** True if only fees of the bank are missing from deposits that were reported together, so that the places may be confirmed anyway. */
export function lacksOnlyFees(amount: number, { kind, partOf }: Pick<GuestLine, 'kind' | 'partOf'>): boolean {
  return (
    kind === 'deposit' &&
    partOf !== null &&
    waivableCents(centsFromEuros(amount), centsFromEuros(partOf.amount)) > 0
  )
}
