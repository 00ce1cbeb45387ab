import { BookOpen, ChevronDown, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '#domain/booking/booking.ts'
import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
import { dialled } from '#domain/site/organiser.ts'
import { FlightRows } from '#web/booking-status/flight-rows.tsx'
import { OrderList } from '#web/booking-status/order-list.tsx'
import { PaymentList } from '#web/booking-status/payment-list.tsx'
import { CoastMap } from '#web/place/coast-map.tsx'
import { MonthWeather } from '#web/place/month-weather.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import type { GuideOutline, TripFacts } from './dashboard-page.ts'

/** Who answers, before the flight and on the spot. */
export function People({
  facts,
  guide,
  begun,
}: {
  facts: TripFacts
  guide: GuideOutline | null
  /** The guest is there. */
  begun: boolean
}) {
  const { chat, supportHours } = facts
  return (
    <SideCard title="People to call">
      <ul className="divide-y divide-line">
        <Line icon={<MessageCircle />} title={begun ? 'By message' : 'Before you fly'}>
          <a href={chat.url} className={`${linkStyle} figures inline-flex min-h-11 items-center`}>
            {chat.app} {chat.number}
          </a>
          <span className="block">{supportHours}</span>
        </Line>
        {guide && (
          <Line icon={<Phone />} title="On the spot">
            <OnTheSpot guide={guide} />
          </Line>
        )}
      </ul>
    </SideCard>
  )
}

/** Who answers there, from two weeks before on; the guide's chapter where it is there. */
function OnTheSpot({ guide: { bookingId, chapters, departure, departureOn } }: { guide: GuideOutline }) {
  const chapter = chapters.find(({ key }) => key === 'on-the-spot')
  return (
    <>
      {departure && (
        <>
          <span className="block">{departure.contact.name}</span>
          <a
            href={dialled(departure.contact.phone)}
            className={`${linkStyle} figures inline-flex min-h-11 items-center`}
          >
            {departure.contact.phone}
          </a>
          <span className="block">{departure.emergency}</span>
        </>
      )}
      {chapter && (
        <a
          href={`/guide/${bookingId}#${chapter.key}`}
          className={`${linkStyle} inline-flex min-h-11 items-center`}
        >
          {departure ? 'All numbers' : 'Name and number'}
        </a>
      )}
      {!chapter && !departure && `Name and number from ${formatDay(departureOn)}`}
    </>
  )
}

/** What the guest may need to show or to copy, in one place. */
export function Papers({
  booking,
  payments,
  orders,
  guide,
}: {
  booking: Booking
  payments: readonly BookingPayment[]
  orders: readonly BookingOrder[]
  guide: GuideOutline | null
}) {
  const withPaper = payments.filter(({ document }) => document !== null)
  return (
    <SideCard title="Documents">
      <OrderList orders={orders} />
      {withPaper.length > 0 && (
        <div className="border-line not-first:border-t">
          <PaymentList payments={withPaper} />
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
      {withPaper.length === 0 && (
        <p className="border-line text-sm text-ink-soft not-first:border-t not-first:pt-2.5">
          Each payment’s receipt is here as soon as the money has arrived, and in your mail.
        </p>
      )}
      <References booking={booking} />
    </SideCard>
  )
}

/** Where to, when to land, and what the weather is like then. */
export function Place({
  facts,
  startsOn,
  endsOn,
}: {
  facts: TripFacts
  startsOn: CalendarDay | null
  endsOn: CalendarDay | null
}) {
  return (
    <SideCard title="Where you will be">
      <div className="@container">
        <div className="grid gap-x-7 gap-y-4 @xl:grid-cols-2">
          <div>
            <FlightRows flight={facts.flight} startsOn={startsOn} endsOn={endsOn} />
            <p className="mt-3 text-sm text-ink-soft">{facts.flight.note}</p>
            {startsOn !== null && (
              <div className="mt-4 empty:hidden">
                <MonthWeather year={facts.place.year} startsOn={startsOn} />
              </div>
            )}
          </div>
          <div>
            <div className="overflow-hidden rounded-lg">
              <CoastMap spot={facts.place.spot} />
            </div>
            <a href="/#where" className={`${linkStyle} mt-1 inline-flex min-h-11 items-center gap-2`}>
              <MapPin aria-hidden className="size-4 shrink-0" />
              See the place
            </a>
          </div>
        </div>
      </div>
    </SideCard>
  )
}

export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="sm:p-6!">
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </Card>
  )
}

/** What opens a fold in a card; `group` stands on the fold. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold text-teal-deep underline decoration-1 underline-offset-4 hover:text-sea [&::-webkit-details-marker]:hidden">
      {children}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  )
}

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3 first:pt-0 last:pb-0">
      <span aria-hidden className="mt-0.5 text-teal-deep *:size-5">
        {icon}
      </span>
      <div className="min-w-0 text-sm text-ink-soft wrap-anywhere">
        <p className="text-base font-semibold text-ink">{title}</p>
        {children}
      </div>
    </li>
  )
}

/** What a bank transfer for this booking has to carry, folded away. */
function References({ booking }: { booking: Booking }) {
  const { paymentReferences: references, paymentStatus, balanceDue } = booking
  if (!references) return null
  // What was paid or is on its way needs no reference any more.
  const isBegun = paymentStatus !== 'pending'
  const shown = [
    ...(isBegun ? [] : [{ label: 'Deposit', reference: references.deposit }]),
    ...(isBegun && balanceDue > 0 ? [{ label: 'Balance', reference: references.balance }] : []),
    ...(isBegun ? [] : [{ label: 'Full payment', reference: references.full }]),
  ]
  if (shown.length === 0) return null
  return (
    <details className="group">
      <FoldSummary>Payment references</FoldSummary>
      <DescriptionList
        rows={shown.map(({ label, reference }) => ({
          label,
          value: reference,
          action: <CopyButton text={reference} what={`${label} reference`} />,
        }))}
      />
    </details>
  )
}
