import { formatDay } from '#domain/base/dates.ts'
import { formatCents, formatEuros, formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { withText } from '#domain/booking/traveller.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { differenceText } from '#domain/order/order-schedule.ts'
import { missingDeposit } from '#domain/payment/balance.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { METHOD_NAMES, paymentName } from '#domain/payment/payment-names.ts'
import { REFUND_REASON_TEXTS } from '#domain/payment/refund-reasons.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import { quoteInCents } from '#domain/price/quote-view.ts'
import { address } from '#web/api/client.ts'
import { FoldingSection } from '#web/features/admin/kit/list/folding-section.tsx'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay, adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { TakeBackButton, UndoPaidRefund } from '#web/features/admin/refund/take-back.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'

/** A booking's ledger, oldest first; the last line is what is still due. */
export function Ledger({ page }: { page: GuestPage }) {
  const rows = ledgerRows(page)
  const end = ledgerEnd(page)
  if (!end) {
    return (
      <FoldingSection title="Payments">
        <p className={`${rowStyle} text-ink-soft`}>A draft has no price and holds no place.</p>
      </FoldingSection>
    )
  }
  return (
    <FoldingSection title="Payments">
      <ol className="figures divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        <li className={`${rowStyle} flex justify-between gap-4 bg-amber-soft font-bold`}>
          <div className="min-w-0">
            <p>{end.title}</p>
            {end.detail && <p className="text-sm font-normal text-ink-soft">{end.detail}</p>}
          </div>
          <p className="shrink-0">{end.amount}</p>
        </li>
      </ol>
    </FoldingSection>
  )
}

function Row({ row: { title, detail, amount, struck, document, payment } }: { row: LedgerRow }) {
  const line = classNames('font-semibold', struck && 'text-ink-soft line-through')
  return (
    <li className={`${rowStyle} flex justify-between gap-4`}>
      <div className="min-w-0">
        <p className={line}>{title}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {detail}
          {document && (
            <>
              {' · '}
              <a
                href={address('/api/documents/{documentId}', { documentId: document.id })}
                download
                className={linkStyle}
              >
                {DOCUMENT_NAMES[document.kind]} <span className="whitespace-nowrap">{document.number}</span>
              </a>
            </>
          )}
        </p>
        {payment?.undo && (
          <div className="-mb-2 -ml-4">
            {payment.undo === 'reverse' ? (
              <TakeBackButton payment={payment} variant="quiet">
                Reverse
              </TakeBackButton>
            ) : (
              <UndoPaidRefund refund={payment} label="Mark as not paid" />
            )}
          </div>
        )}
      </div>
      <p className={classNames('shrink-0', line)}>{amount}</p>
    </li>
  )
}

type Payment = GuestPage['payments'][number]

/** One line of a booking's ledger. */
interface LedgerRow {
  key: string
  title: string
  /** When it happened, how and why. */
  detail: string
  /** Formatted amount: "€1,280.00"; payments are negative ("−€200.00"). */
  amount: string
  /** True if the line doesn't count: the money never arrived, or a later line reverses it. */
  struck: boolean
  /** The payment's receipt or credit note. */
  document: GuestPage['documents'][number] | null
  payment: Payment | null
}

type LedgerFacts = Pick<GuestPage, 'lead' | 'payments' | 'documents'> & {
  money: Pick<GuestPage['money'], 'writtenOff'>
}

/** Returns a booking's ledger, oldest first: the price, then a line for each payment or refund. A draft has no price line. */
export function ledgerRows({
  lead: { quote, submittedAt },
  payments,
  documents,
  money: { writtenOff },
}: LedgerFacts): LedgerRow[] {
  // Goodwill refunds reopen nothing: the refunded amount still counts as paid, so a last line offsets them.
  const goodwill = payments.filter(
    ({ kind, reason, state }) => kind === 'refund' && reason === 'given_back' && state !== 'rejected',
  )
  const credit = sumEuros(goodwill.map(({ amount }) => amount))
  return [
    ...(quote && submittedAt
      ? [plainRow('price', 'Price', priceText(quote, submittedAt), formatEurosInFull(quote.total))]
      : []),
    ...payments.map((payment) => paymentRow(payment, payments, documents)),
    ...(credit > 0
      ? [plainRow('credit', 'Goodwill', 'Not owed again', `−${formatEurosInFull(credit)}`)]
      : []),
    ...(writtenOff
      ? [
          plainRow(
            'written-off',
            'Written off',
            dotted(adminDay(writtenOff.at), writtenOff.reason),
            `−${formatEurosInFull(writtenOff.amount)}`,
          ),
        ]
      : []),
  ]
}

/** Returns a line that belongs to no payment. */
function plainRow(key: string, title: string, detail: string, amount: string): LedgerRow {
  return { key, title, detail, amount, struck: false, document: null, payment: null }
}

function paymentRow(
  payment: Payment,
  payments: readonly Payment[],
  documents: GuestPage['documents'],
): LedgerRow {
  const { id, kind, state, amount, partOf } = payment
  const isRefund = kind === 'refund'
  const { title, detail } = isRefund ? refundWords(payment) : paymentWords(payment)
  const counter = payments.filter(({ refundOf, reason }) => refundOf === id && reason === 'taken_back')
  const isReversed = sumEuros(counter.map((entry) => entry.amount)) >= amount
  return {
    key: id,
    title,
    detail: dotted(
      detail,
      partOf && `Part of one payment of ${formatEuros(partOf.amount)} ${withText(partOf.others)}`,
    ),
    amount: `${isRefund ? '+' : '−'}${formatEurosInFull(amount)}`,
    struck: isReversed || state === 'rejected' || (state === 'failed' && !isRefund),
    document: documents.find(({ paymentId }) => paymentId === id) ?? null,
    payment,
  }
}

function priceText(quote: NonNullable<Booking['quote']>, submittedAt: string): string {
  const parts = priceFigures(quoteInCents(quote), TIER_NAMES[quote.tier]).map(
    ({ label, amountCents }, index) =>
      `${label} ${index === 0 ? formatCents(amountCents) : differenceText(amountCents)}`,
  )
  return [adminDay(submittedAt), ...parts].join(' · ')
}

type Words = Pick<LedgerRow, 'title' | 'detail'>

function paymentWords(payment: LedgerLine): Words {
  const title = `${paymentName(payment)} by ${METHOD_NAMES[payment.method]}`
  const { state, undoneAt, receivedOn, note } = payment
  const created = adminTime(payment.createdAt)
  const settled = adminTime(payment.settledAt ?? payment.createdAt)
  switch (state) {
    case 'received':
    case 'refunded': {
      const byHand = receivedOn && dotted(formatDay(receivedOn), `recorded ${settled}`, note)
      return { title, detail: byHand || settled }
    }
    case 'reported':
    case 'initiated':
      return { title, detail: `On its way since ${created}, not received yet` }
    case 'rejected':
      return {
        title,
        detail: undoneAt ? `Undone ${adminTime(undoneAt)}` : `Reported ${created}, not received`,
      }
    case 'failed':
      return { title, detail: `${created}, didn’t match the amount due` }
  }
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
        detail: `${adminTime(createdAt)}, the money never arrived`,
      }
  }
}

/** Returns the line of what is still due and by when; null for a draft. */
export function ledgerEnd({
  lead,
  money: { writtenOff },
}: Pick<LedgerFacts, 'lead' | 'money'>): Pick<LedgerRow, 'title' | 'detail' | 'amount'> | null {
  const { status, quote, submittedAt, balanceDue, amountReported, paymentPlan } = lead
  if (!submittedAt) return null
  const none = (title: string, detail = '') => ({ title, detail, amount: formatEurosInFull(0) })
  if (status === 'cancelled') return none('Nothing is due', 'The booking is cancelled')
  if (!holdsPlace(status)) return none('Nothing is due', 'The booking has expired')
  if (balanceDue <= 0 && writtenOff) return none('Nothing is due')
  if (balanceDue <= 0 && amountReported <= 0) return none('Everything is paid')
  if (balanceDue <= 0) return none('Left to pay', `${formatEuros(amountReported)} on its way`)
  const deposit = depositDue(lead)
  const parts = paymentPlan
    ? paymentPlan
        .filter(({ open }) => open > 0)
        .map(({ open, dueOn }) => `${formatEuros(open)} by ${formatDay(dueOn)}`)
    : [quote && `${deposit ? 'the balance ' : ''}by ${formatDay(quote.balanceDueOn)}`]
  return {
    title: 'Left to pay',
    detail: [deposit, ...parts].filter(Boolean).join(', '),
    amount: formatEurosInFull(balanceDue),
  }
}

/** Formats the missing deposit of an unconfirmed booking: "€200 deposit by Tue 24 Nov 2026, 09:00". Null if nothing is missing. */
function depositDue(lead: Booking): string | null {
  const { status, holdExpiresAt } = lead
  if (status !== 'booking_submitted' || !holdExpiresAt) return null
  const missing = missingDeposit(lead)
  return missing > 0 ? `${formatEuros(missing)} deposit by ${adminTime(holdExpiresAt)}` : null
}
