import {
  Check,
  Dumbbell,
  HeartPulse,
  Landmark,
  MailCheck,
  MessageCircle,
  Plane,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import { FlightRows } from '#web/booking-status/flights.tsx'
import { PaymentTimeline } from '#web/booking-status/timeline.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { totalOf } from '#web/ui/quote-lines.ts'
import { DescriptionList, FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { Chat, Trip, TripStep, TripTexts } from './trip-page.ts'

const ICONS: Record<TripStep['icon'], LucideIcon> = {
  flight: Plane,
  program: Dumbbell,
  papers: HeartPulse,
  chat: MessageCircle,
  bank: Landmark,
  confirmed: Check,
}

/** The cards at the bottom of the picture, side by side where there is room. */
export function TripCards({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'page-column relative grid gap-5 pt-6 lg:-mt-16 lg:gap-6 lg:pt-0',
        columns === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
      )}
    >
      {children}
    </div>
  )
}

/** What was paid, what is due when, and what the email contains. */
export function PaymentsCard({ title, trip, mailed }: { title: string; trip: Trip; mailed: string }) {
  return (
    <Card as="section" className="lg:shadow-md">
      <h2 className="mb-4.5 text-2xl">{title}</h2>
      <PaymentTimeline
        steps={trip.timeline.filter(({ kind }) => kind !== 'begins')}
        today={trip.today}
        timeZone={trip.booking.timeZone}
      />
      <p className="mt-5 flex gap-2.5 border-t border-line pt-4 text-sm">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
        <span className="min-w-0 wrap-anywhere">{mailed}</span>
      </p>
    </Card>
  )
}

/** A summary of the booking (specification, section 2: thank-you page). */
export function SummaryCard({ trip: { booking, places } }: { trip: Trip }) {
  const { packageType, selectedRoom, selectedDiet, selectedDate } = booking
  return (
    <Card as="section" className="lg:shadow-md">
      <h2 className="mb-4.5 text-2xl">Your retreat</h2>
      <DescriptionList
        rows={[
          { label: 'Dates', value: selectedDate },
          ...(places > 1
            ? [{ label: 'Places', value: places }]
            : [
                { label: 'Package', value: packageType && PACKAGE_TITLES[packageType] },
                { label: 'Room', value: selectedRoom && ROOM_NAMES[selectedRoom] },
                { label: 'Diet', value: selectedDiet && bookingFields.selectedDiet.words[selectedDiet] },
              ]),
          { label: 'Total', value: formatEuros(totalOf(booking)) },
        ].filter(({ value }) => value)}
      />
    </Card>
  )
}

/** The next steps; with `folds` only the first one is open and the others are rows. */
export function StepsCard({
  nextTitle,
  steps,
  folds = false,
  trip,
  chat,
  help,
}: {
  nextTitle: string
  steps: readonly TripStep[]
  folds?: boolean
  trip: Trip
  chat: Chat
  help?: string
}) {
  const open = folds ? steps.slice(0, 1) : steps
  const folded = folds ? steps.slice(1) : []
  return (
    <Card as="section" className="lg:shadow-md">
      <h2 className="mb-4.5 text-2xl">{nextTitle}</h2>
      <ol className="grid gap-5">
        {open.map((step) => (
          <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
            <StepMark icon={step.icon} />
            <div className="min-w-0">
              <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{step.title}</h3>
              <StepText {...{ step, trip, chat }} />
            </div>
          </li>
        ))}
      </ol>
      {folded.length > 0 && (
        <FoldedRows className="mt-5">
          {folded.map((step) => (
            <FoldedRow key={step.title} title={step.title} lead={<StepMark icon={step.icon} />}>
              <StepText {...{ step, trip, chat }} />
            </FoldedRow>
          ))}
        </FoldedRows>
      )}
      {help && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">
            <Unbroken text={help} />
          </p>
          <ChatLink chat={chat} />
        </div>
      )}
    </Card>
  )
}

function StepMark({ icon }: Pick<TripStep, 'icon'>) {
  const Icon = ICONS[icon]
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-soft text-teal-deep"
    >
      <Icon className="size-5" />
    </span>
  )
}

function StepText({ step, trip, chat }: { step: TripStep; trip: Trip; chat: Chat }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        {step.icon === 'flight' && isFullyRefundable(trip)
          ? 'Compare flights while you can still cancel for a full refund.'
          : step.text}
      </p>
      {step.icon === 'chat' && <ChatLink chat={chat} />}
    </>
  )
}

/** Returns true while cancelling refunds everything; the guest is then advised to look at flights first. */
function isFullyRefundable({ timeline }: Trip): boolean {
  const step = timeline.findLast((each) => each.kind === 'received')
  return Boolean(step?.allBackUntil)
}

function ChatLink({ chat }: { chat: Chat }) {
  return (
    <a href={chat.url} className={`${linkStyle} inline-flex min-h-11 items-center`}>
      <span>Message us on {chat.app}</span>
      <span className="sr-only">, {chat.number}</span>
    </a>
  )
}

/** Where to fly to and when to arrive. */
export function FlightCard({ flight, trip }: { flight: TripTexts['flight']; trip: Trip }) {
  return (
    <Card as="section" tone="sea" className="lg:shadow-md">
      <h2 className="mb-4.5 text-2xl">{flight.title}</h2>
      <FlightRows flight={flight} startsOn={trip.booking.startsOn} endsOn={trip.endsOn} />
      <p className="mt-5 text-sm">{flight.note}</p>
    </Card>
  )
}
