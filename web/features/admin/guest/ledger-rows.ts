import type { GuestPage, LedgerLine } from '#domain/api/api-contract.ts'
import { METHOD_NAMES, paymentName } from '#domain/booking/booking-names.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { formatDay } from '#domain/base/dates.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { formatEuros, formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import { REFUND_REASON_TEXTS } from '#domain/refund/refund-reasons.ts'
import { adminDay, adminTime } from './admin-time.ts'

/** One line of a booking's ledger. */
export interface LedgerRow {
  key: string
  title: string
  /** When it happened, how and why. */
  detail: string
  /** Formatted amount: "€1,280.00"; payments are negative ("−€200.00"). */
  amount: string
  /** True if the line doesn't count: the money never came, or a later line reverses it. */
  struck: boolean
  /** The payment's receipt or credit note. */
  document: GuestPage['documents'][number] | null
  /** How the operator can undo the line here; null if that is not possible. */
  undo: 'take_back' | 'not_paid_out' | null
  payment: LedgerLine | null
}

/** The ledger's last line: what is still due. */
interface LedgerEnd {
  title: string
  detail: string | null
  amount: string
}

/** Returns a booking's ledger, oldest first: the price, then a line for each payment or refund. A draft has no price line. */
export function ledgerRows({
  lead,
  payments,
  documents,
}: Pick<GuestPage, 'lead' | 'payments' | 'documents'>) {
  const rows = payments.map((payment): LedgerRow => {
    const document = documents.find(({ paymentId }) => paymentId === payment.id) ?? null
    const struck = isTakenBack(payment, payments) ? { struck: true } : {}
    const undo = 'struck' in struck ? null : undoOf(payment, payments)
    return { key: payment.id, ...eventOf(payment), ...struck, document, undo, payment }
  })
  return [...priceRow(lead), ...rows, ...creditRow(payments)]
}

/** True if counter-entries reverse the whole payment. */
function isTakenBack({ id, amount }: LedgerLine, payments: readonly LedgerLine[]): boolean {
  const counter = payments.filter(({ refundOf, reason }) => refundOf === id && reason === 'taken_back')
  return counter.length > 0 && counter.reduce((sum, entry) => sum + entry.amount, 0) >= amount
}

/**
 * Mirrors `planUndo` (domain/payment/undo-entry.ts) as far as a line allows. A payment at the card provider is refunded instead; one
 * entered by hand has `receivedOn`. While `undoUntil` is set, the undo bar offers the undo.
 */
function undoOf(payment: LedgerLine, payments: readonly LedgerLine[]): LedgerRow['undo'] {
  const { id, kind, method, state, reason, receivedOn, undoUntil } = payment
  if (kind === 'refund') {
    const isPaidByHand = state === 'refunded' && method === 'bank_transfer' && reason !== 'taken_back'
    return isPaidByHand ? 'not_paid_out' : null
  }
  if (state !== 'received' || undoUntil !== null || (isCheckoutMethod(method) && receivedOn === null))
    return null
  const isPaidBack = payments.some(
    (line) => line.refundOf === id && line.state === 'refunded' && line.reason !== 'taken_back',
  )
  return isPaidBack ? null : 'take_back'
}

function priceRow({ quote, submittedAt }: Booking): LedgerRow[] {
  if (!quote || !submittedAt) return []
  const parts = [
    `${TIER_NAMES[quote.tier]} ${formatEuros(quote.basePrice)}`,
    quote.roomSupplement > 0 && `+ private room ${formatEuros(quote.roomSupplement)}`,
    quote.lowered && `− lowered ${formatEuros(quote.lowered)}`,
    quote.raised && `+ risen ${formatEuros(quote.raised)}`,
    quote.discount > 0 && `− founding member ${formatEuros(quote.discount)}`,
  ]
  const detail = `${adminDay(submittedAt)} · ${parts.filter(Boolean).join(' ')}`
  return [
    {
      key: 'price',
      title: 'Price',
      detail,
      amount: formatEurosInFull(quote.total),
      struck: false,
      ...NO_PAYMENT,
    },
  ]
}

/** For lines that belong to no payment. */
const NO_PAYMENT = { document: null, undo: null, payment: null } as const

type Event = Omit<LedgerRow, 'key' | 'document' | 'undo' | 'payment'>

function eventOf(payment: LedgerLine): Event {
  const { kind, state, amount } = payment
  const isRefund = kind === 'refund'
  return {
    ...(isRefund ? refundWords(payment) : paymentWords(payment)),
    amount: isRefund ? plus(amount) : minus(amount),
    struck: state === 'rejected' || (state === 'failed' && !isRefund),
  }
}

type Words = Pick<Event, 'title' | 'detail'>

function paymentWords({ kind, isPart, method, state, createdAt, ...line }: LedgerLine): Words {
  const title = `${paymentName({ kind, isPart })} by ${METHOD_NAMES[method]}`
  switch (state) {
    case 'received':
    case 'refunded':
      return { title, detail: receivedText({ createdAt, ...line }) }
    case 'reported':
    case 'initiated':
      return { title, detail: `On its way since ${adminTime(createdAt)}, not received yet` }
    case 'rejected':
      return {
        title,
        detail: line.undoneAt
          ? `Undone ${adminTime(line.undoneAt)}`
          : `Reported ${adminTime(createdAt)}, not received`,
      }
    case 'failed':
      return { title, detail: `${adminTime(createdAt)}, didn’t match the amount due` }
  }
}

function receivedText({
  createdAt,
  settledAt,
  receivedOn,
  note,
}: Pick<LedgerLine, 'createdAt' | 'settledAt' | 'receivedOn' | 'note'>): string {
  const parts = receivedOn
    ? [formatDay(receivedOn), `entered ${adminTime(settledAt ?? createdAt)}`, note]
    : [adminTime(settledAt ?? createdAt)]
  return parts.filter(Boolean).join(' · ')
}

function refundWords({ method, state, createdAt, settledAt, reason, reasonNote }: LedgerLine): Words {
  const why = reasonNote ?? (reason && REFUND_REASON_TEXTS[reason])
  const because = why ? ` · ${why}` : ''
  const since = `Since ${adminTime(createdAt)}${because}`
  const way = METHOD_NAMES[method]
  switch (state) {
    case 'refunded':
    case 'received':
      return {
        title: reason === 'taken_back' ? 'Reversed' : `Refunded by ${way}`,
        detail: `${adminTime(settledAt ?? createdAt)}${because}`,
      }
    case 'initiated':
    case 'reported':
      return {
        title: isCheckoutMethod(method) ? `Refund on its way by ${way}` : `To refund by ${way}`,
        detail: since,
      }
    case 'failed':
      return { title: 'Refund manually: the card provider refused it', detail: since }
    case 'rejected':
      return {
        title: `Would have been refunded by ${way}`,
        detail: `${adminTime(createdAt)}, the money never came`,
      }
  }
}

/** Goodwill refunds reopen nothing: the refunded amount still counts as paid, so this line offsets them. */
function creditRow(payments: readonly LedgerLine[]): LedgerRow[] {
  const goodwill = payments.filter(
    ({ kind, reason, state }) => kind === 'refund' && reason === 'given_back' && state !== 'rejected',
  )
  const credit = sumEuros(goodwill.map(({ amount }) => amount))
  if (credit === 0) return []
  return [
    {
      key: 'credit',
      title: 'Given as a goodwill',
      detail: 'Not to be paid again',
      amount: minus(credit),
      struck: false,
      ...NO_PAYMENT,
    },
  ]
}

/** Returns the line of what is still due and by when; null for a draft. */
export function ledgerEnd(lead: Booking): LedgerEnd | null {
  const { status, quote, submittedAt, balanceDue, paymentPlan } = lead
  if (!submittedAt) return null
  if (!holdsPlace(status)) {
    const over = status === 'cancelled' ? 'The booking is cancelled' : 'The booking has expired'
    return { title: 'Nothing is due', detail: over, amount: formatEurosInFull(0) }
  }
  if (balanceDue <= 0) return { title: 'All is paid', detail: null, amount: formatEurosInFull(0) }
  const parts = paymentPlan?.filter(({ open }) => open > 0)
  const detail = parts
    ? parts.map(({ open, dueOn }) => `${formatEuros(open)} by ${formatDay(dueOn)}`).join(', ')
    : quote && `by ${formatDay(quote.balanceDueOn)}`
  const depositText = depositDue(lead)
  return {
    title: 'Still due',
    detail: [depositText, depositText && detail && parts === undefined ? `the rest ${detail}` : detail]
      .filter(Boolean)
      .join(', '),
    amount: formatEurosInFull(balanceDue),
  }
}

/** Formats the missing deposit of an unconfirmed booking: "€200 deposit by Tue 24 Nov 2026, 09:00". Null if nothing is missing. */
function depositDue({ status, quote, holdExpiresAt, amountPaid, amountReported }: Booking): string | null {
  if (status !== 'booking_submitted' || !quote || !holdExpiresAt) return null
  const missing = sumEuros([quote.deposit, -amountPaid, -amountReported])
  return missing > 0 ? `${formatEuros(missing)} deposit by ${adminTime(holdExpiresAt)}` : null
}

function minus(amount: number): string {
  return `−${formatEurosInFull(amount)}`
}

function plus(amount: number): string {
  return `+${formatEurosInFull(amount)}`
}
