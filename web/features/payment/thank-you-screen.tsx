import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PACKAGE_NAMES, ROOM_NAMES } from '#domain/booking-names.ts'
import type { Booking } from '#domain/booking.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { forgetBooking } from '#web/browser/browser-storage.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { TitledText } from './payment-page.ts'

export interface ThankYouPage {
  /** The guest's bookings that money was reported or paid for, newest first; none where nobody is signed in. */
  bookings: readonly Booking[]
  texts: {
    title: string
    lead: string
    nextTitle: string
    steps: readonly TitledText[]
    helpTitle: string
    helpText: string
    summaryTitle: string
  }
  chat: { app: string; number: string; url: string }
}

/** After a transfer was reported: what happens next, where to get help, and what was booked. */
export function ThankYouScreen({ bookings, texts, chat }: ThankYouPage) {
  const booking = useReportedBooking(bookings)
  return (
    <div className="page-column py-8 sm:py-12">
      <PageHeading title={texts.title}>{booking && texts.lead}</PageHeading>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <Card as="section">
          <h2 className="mb-5 text-2xl">{texts.nextTitle}</h2>
          <ol className="flex flex-col gap-5">
            {texts.steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <span
                  aria-hidden
                  className="figures grid size-9 shrink-0 place-items-center rounded-full bg-sea font-bold text-cream"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3>{step.title}</h3>
                  <p className="mt-1 text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-7">
            <RoutedButtonLink to="/dashboard">Go to your dashboard</RoutedButtonLink>
          </div>
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <h2 className="mb-2 text-2xl">{texts.summaryTitle}</h2>
            {booking ? (
              <DescriptionList rows={summaryRows(booking)} />
            ) : (
              <p className="text-ink-soft">You find your booking on your dashboard.</p>
            )}
          </Card>
          <Card as="section">
            <h2 className="mb-2 text-2xl">{texts.helpTitle}</h2>
            <p className="text-ink-soft">{texts.helpText}</p>
            <p className="mt-3 flex items-center gap-2">
              <MessageCircle aria-hidden className="size-5 shrink-0 text-teal-deep" />
              <a href={chat.url} className={linkStyle}>
                {chat.app} {chat.number}
              </a>
            </p>
          </Card>
        </div>
      </div>
    </div>
  )
}

/** The booking whose transfer was just reported: the one the payment screen came with, else the newest. */
function useReportedBooking(bookings: readonly Booking[]): Booking | null {
  const state: unknown = useLocation().state
  const leadId = typeof state === 'object' && state !== null && 'leadId' in state ? state.leadId : null
  const booking = bookings.find(({ id }) => id === leadId) ?? bookings[0] ?? null
  const isReported = booking !== null
  // What the browser kept of the form has done its work (decision 0015).
  useEffect(() => {
    if (isReported) forgetBooking()
  }, [isReported])
  return booking
}

/** What nobody has seen yet is not promised as paid. */
function nothingLeft(amountReported: number): string {
  return amountReported > 0 ? 'Nothing, once your transfer has arrived' : 'Nothing'
}

function summaryRows(booking: Booking) {
  const { quote, amountPaid, amountReported, balanceDue } = booking
  return [
    { label: 'Dates', value: booking.selectedDate ?? '' },
    { label: 'Package', value: PACKAGE_NAMES[booking.packageType ?? 'kiter'] },
    { label: 'Room', value: ROOM_NAMES[booking.selectedRoom ?? 'shared'] },
    ...(amountPaid > 0 ? [{ label: 'Paid', value: formatEuros(amountPaid) }] : []),
    { label: 'Transferred, being checked', value: formatEuros(amountReported) },
    { label: 'Balance', value: balanceDue > 0 ? formatEuros(balanceDue) : nothingLeft(amountReported) },
    ...(balanceDue > 0 && quote ? [{ label: 'Due by', value: formatDay(quote.balanceDueOn) }] : []),
  ]
}
