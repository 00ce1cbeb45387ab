import { Download } from 'lucide-react'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import type { BookingOrder } from '#domain/document/document-calls.ts'
import { formatEuros } from '#domain/base/money.ts'
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
