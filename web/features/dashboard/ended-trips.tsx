import { Check, Landmark, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addDays, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { disputedText } from '#domain/booking/cancelled-text.ts'
import { inWords } from '#domain/booking/traveller.ts'
import {
  moneyRefunded,
  refundNews,
  refundNewsText,
  type MoneyRefunded,
  type RefundPart,
  TO_WHO_PAID,
} from '#domain/refund/money-refunded.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'
import { api } from '#web/api/client.ts'
import { offerNow, type PlacesNow } from '#web/booking-status/offer-now.tsx'
import { ReleaseReason } from '#web/booking-status/release-reason.tsx'
import { TimelineRow } from '#web/booking-status/timeline.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { RoutedButtonLink, RoutedRow } from '#web/ui/routed-links.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import { BookAgain, BookTogetherAgain } from './book-again.tsx'
import type { BookingDetails, TripFacts } from './dashboard-page.ts'
import { accountLinkOf, RefundAccountLink } from './refund-account-link.tsx'
import { columns, RowGroup } from './row-group.tsx'
import { Complaints } from './trip/complaints.tsx'
import { documentsGist, OrderList, PaymentList } from './trip/documents.tsx'

/** A booking whose hold is over: why its place was released, and what becomes of the money. */
export function ExpiredTrip({
  details,
  others,
  places,
  now,
  facts: { chat, supportHours },
  onDismissed,
}: {
  details: BookingDetails
  /** The bookings of this account for the others of the group. */
  others: readonly BookingDetails[]
  places: PlacesNow | null
  now: Date
  facts: TripFacts
  onDismissed: (booking: Booking) => void
}) {
  const { booking } = details
  const released = [
    booking,
    ...others.map((other) => other.booking).filter(({ status }) => status === 'expired'),
  ]
  const dismiss = useCall({
    call: () => api('DELETE', '/api/release-notice/{bookingId}', { params: { bookingId: booking.id } }),
    onSuccess: ({ lead }) => onDismissed(lead),
  })
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-6">
        <Card as="section">
          <Badge tone="late">{released.length > 1 ? 'Places released' : 'Place released'}</Badge>
          <h2 className="mt-3 text-3xl">{releasedTitle(released)}</h2>
          <ReleaseReason booking={booking} places={released.length} />
          {released.length > 1 ? (
            <BookTogetherAgain released={released} />
          ) : (
            <BookAgain booking={booking} offer={offerNow(booking, places, now)} />
          )}
          <CallFailure title="We couldn’t hide this" error={dismiss.error} className="mt-3" />
          {/* Hides the notice for good, on all of the guest's devices. */}
          <Button
            variant="quiet"
            size="sm"
            wide
            className="mt-2"
            busy={dismiss.isPending}
            busyLabel="Hiding..."
            onClick={() => dismiss.run()}
          >
            Don’t show this again
          </Button>
        </Card>
        <RowGroup title="Or">
          <RoutedRow to="/booking?another=1" title="Choose other dates" />
          <RoutedRow to={chat.url} title="Anything we can help with?" gist={`${chat.app}, ${supportHours}`} />
        </RowGroup>
      </div>
      <KeptRows {...details} />
    </div>
  )
}

function releasedTitle(released: readonly Booking[]): string {
  const what = released.length > 1 ? 'We released your places' : 'We released your place'
  if (released.some(({ amountReported }) => amountReported > 0)) return what
  return released.some(({ amountPaid }) => amountPaid > 0)
    ? `${what}. We refund what you paid.`
    : `${what}. You owe nothing.`
}

/** The refund of a cancelled booking and its progress. */
export function CancelledTrip({
  details,
  others,
  message,
  isUpToDate,
}: {
  details: BookingDetails
  /** The bookings of this account for the others of the group. */
  others: readonly BookingDetails[]
  /** The answer to a cancellation made on this page, which moves the focus to the card; otherwise null. */
  message: string | null
  /** True if the payments were loaded after the cancellation; until then only the answer says what is refunded. */
  isUpToDate: boolean
}) {
  const { booking } = details
  // A date that we cancelled ends all places of a group at once; otherwise each ends alone.
  const ended = booking.retreatCancelled ? others.filter((other) => other.booking.retreatCancelled) : []
  const payments = [details, ...ended].flatMap((each) => each.payments)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (message !== null) heading.current?.focus()
  }, [message])
  const money = moneyRefunded(payments)
  const news = refundNews(money.parts)
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-6">
        <Card as="section">
          <Badge tone="late">
            {booking.retreatCancelled ? 'We had to cancel this date' : 'Booking Cancelled'}
          </Badge>
          <h2 ref={heading} tabIndex={-1} className="mt-3 text-3xl outline-none">
            {isUpToDate && money.refund > 0 ? (
              <>
                <span className="figures">{formatEuros(news.amount)}</span> {refundNewsText(news)}
              </>
            ) : (
              'You owe nothing more'
            )}
          </h2>
          <p className="mt-2 text-ink-soft">
            {booking.selectedDate}. {others.length > 0 && ended.length === 0 && 'For your own place. '}
            {ended.length > 0 &&
              `For the ${inWords(ended.length + 1)} places of your group, with those listed below. `}
            {/* What the previous guest paid is not this guest’s to see. */}
            {isUpToDate && (money.paid > 0 || !booking.outgoingGuest) && paidText(money)}
          </p>
          {message !== null && !(isUpToDate && money.refund > 0) && (
            <output className="mt-2 block">{message}</output>
          )}
          {isUpToDate && money.refund > 0 && <RefundWay money={money} />}
          <RefundAccountLink payments={payments} of={booking.selectedDate} className="mt-4" />
        </Card>
        <Card as="section">
          <h2 className="text-2xl">Another time?</h2>
          <RoutedButtonLink
            to="/booking?another=1"
            variant={accountLinkOf(payments) === null ? 'primary' : 'secondary'}
            wide
            className="mt-4"
          >
            Book Your Adventure
          </RoutedButtonLink>
        </Card>
      </div>
      <KeptRows {...details} />
    </div>
  )
}

/** Returns what was paid and how much of it is kept or disputed, in euros. */
function paidText({ paid, fee, held, isPaidByOthers }: MoneyRefunded): string {
  if (paid === 0) return 'No payment had arrived.'
  return [
    isPaidByOthers ? `${formatEuros(paid)} was paid.` : `You paid ${formatEuros(paid)}.`,
    fee > 0
      ? `The cancellation fee was ${formatEuros(fee)}.`
      : held === 0 && 'There was no cancellation fee.',
    disputedText(held),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Where the refund is and when it will arrive. */
function RefundWay({ money: { parts, madeOn } }: { money: MoneyRefunded }) {
  const isOnStatement = parts.some(({ way }) => way !== TO_WHO_PAID)
  const dependsOnBank = parts.some(({ state, isByTransfer }) => isByTransfer && state !== 'on_its_way')
  return (
    <ol className="figures mt-5 grid">
      {parts.map(({ state, way, amount, on }, index) => (
        <TimelineRow
          key={`${state} ${way}`}
          icon={state === 'sent' ? Check : Undo2}
          look={state === 'sent' ? 'done' : 'waiting'}
          when={sentWhen(state, on)}
          what={`${state === 'sent' ? 'Sent to' : 'To'} ${way}`}
          amount={amount}
          isLast={!isOnStatement && index === parts.length - 1}
        />
      ))}
      {isOnStatement && (
        <TimelineRow
          icon={Landmark}
          look="later"
          when={
            dependsOnBank || madeOn === null
              ? 'One or two working days after that'
              : `By ${formatShortDay(addDays(madeOn, REFUND_DUE_DAYS))}, usually sooner`
          }
          what="On your statement"
          amount={null}
          isLast
        />
      )}
    </ol>
  )
}

function sentWhen(state: RefundPart['state'], on: CalendarDay): string {
  if (state === 'waits') return 'As soon as we have your bank details'
  return state === 'sent' ? formatShortDay(on) : 'On its way'
}

/** The documents and complaints of a past booking; nothing if nothing was paid or ordered. */
export function KeptRows(details: BookingDetails) {
  const { payments, orders, complaints } = details
  if (payments.length + orders.length === 0) return null
  return (
    <RowGroup title="Kept for you">
      <FoldedRow title="Documents" gist={documentsGist(details)}>
        <OrderList orders={orders} />
        {payments.length > 0 && <PaymentList payments={payments} />}
      </FoldedRow>
      {(payments.some(({ step }) => step !== 'reported') || complaints.length > 0) && (
        <FoldedRow title="Something not as promised?" gist="You can still tell us">
          <Complaints {...details} />
        </FoldedRow>
      )}
    </RowGroup>
  )
}
