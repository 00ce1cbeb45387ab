import { useSyncExternalStore } from 'react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import type { PayLinkOutcome, PayLinkView } from '#domain/contract/pay-link-calls.ts'
import { moveNews, type OpenMove } from '#domain/date-change/announced-change.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'
import { nextPaymentInEuros } from '#domain/payment/payment-plan.ts'
import { guestStatusOf, mayPayInstead } from '#web/booking-status/booking-status.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { readTravellersPage } from '#web/browser/travellers-page.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BookingPayment } from './booking-payment.tsx'
import { payLinkCalls } from './checkout-calls.ts'
import { LoadFailedPage } from './no-payment.tsx'
import { UncheckedPage } from './paid/no-result.tsx'
import { usePayerAddress } from './payer-address.tsx'
import { holderOf, type PaymentPage } from './payment-page.ts'
import { SEE_TRIP, StatePage } from './state-page.tsx'

/** A personal pay link, with what the server returns for it. */
export interface PayLinkPage extends Pick<
  PaymentPage,
  'cancelled' | 'instead' | 'demonstration' | 'texts' | 'transferDays' | 'bank' | 'loadedAt'
> {
  token: string
  found:
    | { kind: 'due'; booking: PayLinkView; order: OrderPage }
    | { kind: 'waits'; booking: PayLinkView; move: OpenMove }
    | { kind: 'gone' }
    | { kind: 'failed' }
}

/** Pays by a personal link without signing in: the payment screen, showing nothing of the guest but the name. */
export function PayLinkScreen(page: PayLinkPage) {
  const now = useProductTime(page.loadedAt)
  const payer = usePayerAddress()
  const { found } = page
  if (found.kind === 'failed') return <LoadFailedPage />
  if (found.kind === 'gone') return <LinkGonePage />
  if (found.kind === 'waits') return <WaitsForGuestPage {...found} />
  const { booking, order } = found
  const usual = guestStatusOf(booking, now)
  const isInstead = (page.instead || usual === 'settled') && mayPayInstead(booking, now)
  const payable = isInstead ? 'reported' : usual
  // The hold ran out while the page was open.
  if (payable !== 'unpaid' && payable !== 'balance' && payable !== 'reported') return <LinkGonePage />
  return (
    <BookingPayment
      {...{ page, booking, order, payable, now, payer }}
      together={[booking]}
      calls={payLinkCalls(page.token, payer.email)}
      own={null}
    />
  )
}

/** The guest may choose other dates first; nothing can be paid until then. */
function WaitsForGuestPage({ booking, move }: { booking: PayLinkView; move: OpenMove }) {
  const name = holderOf(booking)
  return (
    <StatePage title="You can pay a little later">
      <p>
        {moveNews(move)} {capitalised(name)} can choose on the dashboard whether to come. Nothing was charged.
      </p>
      <p className="mt-2">Once {name} has accepted the new dates, you can pay with this link.</p>
    </StatePage>
  )
}

/** Says after a payment that the rest can be paid once the guest has chosen the dates. */
function WaitsForGuest({ booking, move }: { booking: PayLinkView; move: OpenMove }) {
  const name = holderOf(booking)
  return (
    <Notice title={`${capitalised(name)} chooses the dates first`}>
      {moveNews(move)} Nothing more can be paid until {name} has chosen on the dashboard.
    </Notice>
  )
}

/** The same text for every reason, so that a link reveals nothing about a booking that it does not open. */
function LinkGonePage() {
  return (
    <StatePage title="There’s nothing to pay here" links={[SEE_TRIP, { to: '/', text: 'Back to Homepage' }]}>
      <p>
        It may already be paid, the booking may have ended, or there’s a newer link. Your dashboard shows the
        latest; if you’re unsure, write to us.
      </p>
    </StatePage>
  )
}

/** The page that a payer returns to after paying by the link. */
export interface PayLinkPaidPage {
  token: string
  outcome: { kind: 'loaded'; page: PayLinkOutcome } | { kind: 'gone' } | { kind: 'failed' }
  loadedAt: string
}

/** The result of a card payment or a reported transfer by the link, and what is left to pay. */
export function PayLinkPaidScreen({ token, outcome, loadedAt }: PayLinkPaidPage) {
  const today = banjulDay(useProductTime(loadedAt))
  const travellersPage = useTravellersPage(`/pay/${token}`)
  if (outcome.kind === 'failed') return <UncheckedPage />
  if (outcome.kind === 'gone') return <LinkGonePage />
  const { booking, card, move } = outcome.page
  const name = booking.firstName ?? 'the guest'
  const place = (
    <>
      {name}, <span className="inline-block">{booking.selectedDate ?? 'the retreat'}</span>
    </>
  )
  const to = `/pay/${token}`
  const back = travellersPage === null ? [] : [{ to: travellersPage, text: 'Back to my page' }]
  if (card === null) {
    return (
      <StatePage
        title="Thank you, we’re looking out for your transfer"
        notice={<Left {...{ booking, move, today }} />}
        links={[
          ...back,
          ...(move ? [] : [{ to, text: booking.balanceDue > 0 ? 'Pay the balance' : 'Pay by card instead' }]),
        ]}
      >
        <p>
          {formatEuros(booking.amountReported)} for {place}, is on its way, and we’re holding the place
          {booking.holdExpiresAt && (
            <>
              {' '}
              until <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />
            </>
          )}
          . When it arrives, we’ll email {holderOf(booking, 'the guest')}, and send you a receipt if you gave
          us an address.
        </p>
      </StatePage>
    )
  }
  if (card.returned) {
    return (
      <StatePage title="Your payment came too late">
        <p>
          We couldn’t accept {formatEuros(card.amount)} for {place}. We’ll refund all of it to{' '}
          {refundDestination(card.method)}.
        </p>
      </StatePage>
    )
  }
  if (!card.paid) {
    return (
      <StatePage
        title="Payment Not Completed"
        notice={move && <WaitsForGuest booking={booking} move={move} />}
        links={move ? [] : [{ main: true, to, text: 'Back to payment' }]}
      >
        <p>
          Nothing was charged. Payments are often declined because of a card limit, or because you still need
          to approve them in your bank’s app.
        </p>
      </StatePage>
    )
  }
  return (
    <StatePage
      title="Thank you, your payment has arrived"
      notice={<Left {...{ booking, move, today }} />}
      links={[...back, ...(!move && booking.balanceDue > 0 ? [{ to, text: 'Pay the balance' }] : [])]}
    >
      <p>
        We’ve received {formatEuros(card.amount)} for {place}. We’ll email {holderOf(booking, 'the guest')} a
        receipt, and you too if you gave us an address.
      </p>
    </StatePage>
  )
}

/** Returns the traveller's own page from which this payment was opened; null on the server, and if it was not. */
function useTravellersPage(payPath: string): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => readTravellersPage(payPath),
    () => null,
  )
}

function Left({
  booking,
  move,
  today,
}: {
  booking: PayLinkView
  move: OpenMove | undefined
  today: CalendarDay
}) {
  if (move) return <WaitsForGuest booking={booking} move={move} />
  const { balanceDue, amountReported } = booking
  if (balanceDue <= 0 && amountReported > 0) return <Notice title="Once it arrives, everything is paid" />
  if (balanceDue <= 0) return <Notice tone="success" title="Everything is paid" />
  const { amount, dueOn } = nextPaymentInEuros(booking, today)
  const due = amount < balanceDue ? `${formatEuros(amount)} is due` : 'Due'
  return (
    <Notice title={`${formatEuros(balanceDue)} left to pay`}>
      {dueOn && `${due} by ${formatShortDay(dueOn, today)}. `}You can use the same link.
    </Notice>
  )
}
