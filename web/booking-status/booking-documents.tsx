import { Download } from 'lucide-react'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { METHOD_NAMES, paymentName } from '#domain/booking/booking-names.ts'
import type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
import { DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { REFUND_REASON_TEXTS } from '#domain/refund/refund-reasons.ts'
import { address } from '#web/api/client.ts'
import { linkStyle } from '#web/ui/link-style.ts'

/** The orders with obligation to pay, each with its copy: the first order and later changes. Renders nothing without orders. */
export function OrderList({ orders }: { orders: readonly BookingOrder[] }) {
  if (orders.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, orderedAt, total }, index) => (
        <li key={id} className="flex items-center justify-between gap-4 py-1">
          <a
            className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
            href={address('/api/orders/{orderId}', { orderId: id })}
            download
          >
            <Download aria-hidden className="size-4 shrink-0" />
            <span>
              {index === 0 ? 'Your order' : 'Your change'}, {formatDay(banjulDay(new Date(orderedAt)))}
              <span className="sr-only"> (PDF)</span>
            </span>
          </a>
          <p className="figures font-semibold whitespace-nowrap">{formatEuros(total)}</p>
        </li>
      ))}
    </ul>
  )
}

const STEP_LABELS: Record<BookingPayment['step'], string> = {
  reported: 'being checked',
  received: 'received',
  under_way: 'refund on its way',
  paid_back: 'refunded',
}

/** The payments of a booking, when and how they were made, with their documents. */
export function PaymentList({ payments }: { payments: readonly BookingPayment[] }) {
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
          <p className="font-semibold">
            {paymentName(payment)} by {METHOD_NAMES[payment.method]}
          </p>
          <p className="figures font-semibold whitespace-nowrap">
            {payment.kind === 'refund' ? '−' : ''}
            {formatEuros(payment.amount)}
          </p>
          <p className="col-span-2 text-sm text-ink-soft">
            {formatDay(banjulDay(new Date(payment.at)))}, {STEP_LABELS[payment.step]}
            {payment.disputed > 0 &&
              `, and ${formatEuros(payment.disputed)} of it held by the bank in a dispute`}
            {payment.reason && `: ${lowerFirst(REFUND_REASON_TEXTS[payment.reason])}`}
          </p>
          {payment.note && <p className="col-span-2 text-sm wrap-anywhere">“{payment.note}”</p>}
          {payment.document && (
            <p className="col-span-2">
              <a
                className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
                href={address('/api/documents/{documentId}', { documentId: payment.document.id })}
                download
              >
                <Download aria-hidden className="size-4 shrink-0" />
                {DOCUMENT_NAMES[payment.document.kind]} {payment.document.number} (PDF)
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
