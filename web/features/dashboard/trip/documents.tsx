import { BookOpen, CalendarPlus } from 'lucide-react'
import type { Booking } from '#domain/booking/booking.ts'
import { address } from '#web/api/client.ts'
import { OrderList, PaymentList } from '#web/booking-status/booking-documents.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { DescriptionList } from '#web/ui/rows.tsx'
import type { BookingDetails } from '../dashboard-page.ts'

/** Returns the summary of the documents row: "Your order, 2 receipts". */
export function documentsGist({ payments, orders }: BookingDetails): string {
  const count = (kind: string) => payments.filter(({ document }) => document?.kind === kind).length
  const parts = [
    orders.length > 0 && 'Your order',
    counted(count('receipt'), 'receipt'),
    counted(count('credit_note'), 'credit note'),
  ]
  return parts.filter(Boolean).join(', ') || 'Receipts appear here'
}

function counted(count: number, what: string): string | false {
  return count > 0 && `${count} ${what}${count === 1 ? '' : 's'}`
}

/** Everything that the guest may need to show or copy. */
export function Documents({ booking, payments, orders, guide }: BookingDetails) {
  const documented = payments.filter(({ document }) => document !== null)
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
          <a
            href={`/guide/${guide.bookingId}`}
            className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
          >
            <BookOpen aria-hidden className="size-4 shrink-0" />
            Your guide, to read and to print
          </a>
        </p>
      )}
      {documented.length === 0 && (
        <p className="border-line text-sm text-ink-soft not-first:border-t not-first:pt-2.5">
          Receipts appear here, and in your inbox, when each payment arrives.
        </p>
      )}
      {booking.paymentStatus !== 'pending' && (
        <p className="border-line not-first:border-t">
          <a
            href={address('/api/calendar/{bookingId}', { bookingId: booking.id })}
            download
            className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
          >
            <CalendarPlus aria-hidden className="size-4 shrink-0" />
            Add to calendar
            <span className="sr-only">: {booking.selectedDate}</span>
          </a>
        </p>
      )}
      <References booking={booking} />
    </>
  )
}

/** The references for bank transfers of this booking. */
function References({ booking }: { booking: Booking }) {
  const { paymentReferences: references, paymentStatus, balanceDue } = booking
  // An amount that is paid or reported needs no reference any more.
  const isBegun = paymentStatus !== 'pending'
  if (!references || (isBegun && balanceDue <= 0)) return null
  const shown = isBegun
    ? [{ label: 'Balance', reference: references.balance }]
    : [
        { label: 'Deposit', reference: references.deposit },
        { label: 'Full payment', reference: references.full },
      ]
  return (
    <section aria-label="Payment references" className="border-line not-first:border-t not-first:pt-3">
      <h4 className="mb-2 font-sans text-base font-semibold tracking-normal">Payment references</h4>
      <DescriptionList
        rows={shown.map(({ label, reference }) => ({
          label,
          value: reference,
          action: <CopyButton text={reference} what={`${label} reference`} />,
        }))}
      />
    </section>
  )
}
