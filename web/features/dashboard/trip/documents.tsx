import { BookOpen, CalendarPlus, Download, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { BookingOrder } from '#domain/contract/document-calls.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { DOCUMENT_KINDS, DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { METHOD_NAMES, PAYMENT_NAMES, paymentName } from '#domain/payment/payment-names.ts'
import { isNoRefund, REFUND_REASON_TEXTS } from '#domain/payment/refund-reasons.ts'
import { address } from '#web/api/client.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { DescriptionList } from '#web/ui/rows.tsx'
import type { BookingDetails } from '../dashboard-page.ts'

/** Returns the summary of the documents row, with those of the others of the group: "Your order, 2 receipts". */
export function documentsGist(
  { orders, ...own }: BookingDetails,
  others: readonly BookingDetails[] = [],
): string {
  const payments = [own, ...others].flatMap((each) => each.payments)
  const issued = DOCUMENT_KINDS.map((kind) => {
    const count = payments.filter(({ document }) => document?.kind === kind).length
    return count > 0 && counted(count, DOCUMENT_NAMES[kind].toLowerCase())
  })
  const parts = [orders.length > 0 && 'Your order', ...issued]
  return parts.filter(Boolean).join(', ') || 'Receipts appear here'
}

/** Everything that the guest may need to show or copy, also of those whom the guest has booked for. */
export function Documents({
  booking,
  payments,
  orders,
  guide,
  others = [],
}: BookingDetails & { others?: readonly BookingDetails[] }) {
  const documented = documentedOf(payments)
  return (
    <>
      <OrderList orders={orders} />
      {documented.length > 0 && (
        <div className="border-line not-first:border-t">
          <PaymentList payments={documented} />
        </div>
      )}
      {guide?.isPosted && guide.chapters.length > 0 && (
        <p className="border-line not-first:border-t">
          <IconLink icon={BookOpen} href={`/guide/${guide.bookingId}`}>
            Your guide, to read and to print
          </IconLink>
        </p>
      )}
      {documented.length === 0 && (
        <p className="border-line text-sm text-ink-soft not-first:border-t not-first:pt-2.5">
          Receipts appear here, and in your inbox, when each payment arrives.
        </p>
      )}
      {booking.paymentStatus !== 'pending' && (
        <p className="border-line not-first:border-t">
          <IconLink
            icon={CalendarPlus}
            href={address('/api/calendar/{bookingId}', { bookingId: booking.id })}
            download
          >
            Add to calendar
            <span className="sr-only">: {booking.selectedDate}</span>
          </IconLink>
        </p>
      )}
      <References booking={booking} />
      {others.filter(hasDocuments).map(({ booking: { id, name }, ...each }) => (
        <section key={id} aria-labelledby={`documents-${id}`} className="border-t border-line pt-3">
          <h4 id={`documents-${id}`} className="font-sans text-base font-semibold tracking-normal">
            For {name}
          </h4>
          <OrderList orders={each.orders} />
          <PaymentList payments={documentedOf(each.payments)} />
        </section>
      ))}
    </>
  )
}

function hasDocuments({ orders, payments }: BookingDetails): boolean {
  return orders.length > 0 || documentedOf(payments).length > 0
}

function documentedOf(payments: readonly BookingPayment[]): BookingPayment[] {
  return payments.filter(({ document }) => document !== null)
}

/** The references for bank transfers of this booking. */
function References({ booking }: { booking: Booking }) {
  const { paymentReferences: references, paymentStatus, balanceDue } = booking
  // An amount that is paid or reported needs no reference any more.
  const isBegun = paymentStatus !== 'pending'
  if (!references || (isBegun && balanceDue <= 0)) return null
  const shown = isBegun ? (['balance'] as const) : (['deposit', 'full'] as const)
  return (
    <section aria-label="Payment references" className="border-line not-first:border-t not-first:pt-3">
      <h4 className="mb-2 font-sans text-base font-semibold tracking-normal">Payment references</h4>
      <DescriptionList
        rows={shown.map((type) => ({
          label: PAYMENT_NAMES[type],
          value: references[type],
          action: <CopyButton text={references[type]} what={`${PAYMENT_NAMES[type]} reference`} />,
        }))}
      />
    </section>
  )
}

/** The orders with obligation to pay, each with its copy: the first order and later changes. Renders nothing without orders. */
export function OrderList({ orders }: { orders: readonly BookingOrder[] }) {
  if (orders.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, orderedAt, total }, index) => (
        <li key={id} className="flex items-center justify-between gap-4 py-1">
          <IconLink icon={Download} href={address('/api/orders/{orderId}', { orderId: id })} download>
            <span>
              {index === 0 ? 'Your order' : 'Your change'}, {formatDay(banjulDay(new Date(orderedAt)))}
              <span className="sr-only"> (PDF)</span>
            </span>
          </IconLink>
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
            {formatDay(banjulDay(new Date(payment.at)))}
            {!isNoRefund(payment.reason) && `, ${STEP_LABELS[payment.step]}`}
            {payment.disputed > 0 &&
              `, and ${formatEuros(payment.disputed)} of it held by the bank in a dispute`}
            {payment.reason && `: ${lowerFirst(REFUND_REASON_TEXTS[payment.reason])}`}
          </p>
          {payment.note && <p className="col-span-2 text-sm wrap-anywhere">“{payment.note}”</p>}
          {payment.document && (
            <p className="col-span-2">
              <IconLink
                icon={Download}
                href={address('/api/documents/{documentId}', { documentId: payment.document.id })}
                download
              >
                {DOCUMENT_NAMES[payment.document.kind]} {payment.document.number} (PDF)
              </IconLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function IconLink({ icon: Icon, children, ...link }: ComponentProps<'a'> & { icon: LucideIcon }) {
  return (
    <a {...link} className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
