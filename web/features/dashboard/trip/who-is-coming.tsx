import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { detailsDueOn } from '#domain/booking/traveller.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { HeldUntil } from '#web/booking-status/held-until.tsx'
import { ShareLink } from '#web/shell/share-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import { offersCancellation } from '../booking-list.ts'
import type { TripProps } from '../dashboard-page.ts'
import { RowGroup } from '../row-group.tsx'
import { CancelRow } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { HandOverOfTraveller, HandOverPlace } from './hand-over-place.tsx'
import { isHandedOver } from './hand-over-texts.ts'

/** All travellers of a group: what each owes and has still to say, the link for it, and what the booker may do for each. */
export function WhoIsComing(props: TripProps) {
  const { travellers, booking } = props
  if (travellers.length === 0) return null
  const coming = travellers.filter(({ status }) => holdsPlace(status))
  const complete = coming.filter((each) => each.complete).length
  return (
    <RowGroup title="Who’s coming" aside={`${complete} of ${coming.length} complete`}>
      {travellers.map((traveller) =>
        traveller.id === booking.id ? (
          <Line key={traveller.id} name="You" traveller={traveller} />
        ) : (
          <Other key={traveller.id} {...props} traveller={traveller} />
        ),
      )}
    </RowGroup>
  )
}

function Line({ name, traveller }: { name: string; traveller: Traveller }) {
  return (
    <div className="flex min-h-14 items-start justify-between gap-3 px-4 py-2.5">
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="figures mt-0.5 text-sm leading-snug text-ink-soft">{stateOf(traveller)}</p>
      </div>
      <State traveller={traveller} />
    </div>
  )
}

function State({ traveller: { status, complete, open } }: { traveller: Traveller }) {
  if (!holdsPlace(status)) return null
  return (
    <Badge tone={complete ? 'success' : 'warning'} className="shrink-0 whitespace-nowrap">
      {complete ? 'Complete' : `${open} missing`}
    </Badge>
  )
}

/** Returns the package, and what is left to pay or that the place is given up. */
function stateOf(booking: Booking): string {
  const name = PACKAGE_NAMES[booking.packageType ?? 'kiter']
  if (booking.status === 'cancelled') return `${name} · cancelled`
  if (!holdsPlace(booking.status)) return `${name} · place released`
  if (booking.amountReported > 0) return `${name} · transfer on its way`
  if (booking.paymentStatus === 'pending') return `${name} · not paid yet`
  return booking.balanceDue > 0
    ? `${name} · ${formatEuros(booking.balanceDue)} left to pay`
    : `${name} · fully paid`
}

function Other({ traveller, ...props }: TripProps & { traveller: Traveller }) {
  const { now, others } = props
  const [isHandingOver, setHandingOver] = useState(false)
  const { revalidate } = useRevalidator()
  const { firstName, link, payLink, openFields, startsOn, selectedDate } = traveller
  const name = firstName ?? traveller.name
  // Once the traveller has an own account, the booking is no longer among the booker's.
  const own = others.find(({ booking }) => booking.id === traveller.id)
  if (!own || !holdsPlace(traveller.status)) return <Line name={traveller.name} traveller={traveller} />
  const { booking } = own
  const details = {
    ...props,
    ...own,
    others: [],
    travellers: [],
    onUpdate: (_: unknown, message?: string) => {
      if (message !== undefined) toasts.show({ title: 'Booking Cancelled', description: message })
      void revalidate()
    },
  }
  const isUnpaid = booking.paymentStatus === 'pending'
  return (
    <>
      <FoldedRow
        title={traveller.name}
        gist={isHandedOver(own.offer) ? `${stateOf(booking)} · being passed on` : stateOf(booking)}
        aside={<State traveller={traveller} />}
        isMarked={openFields.length > 0}
      >
        <div className="grid gap-4 text-sm">
          <HandOverOfTraveller {...details} />
          {link && openFields.length > 0 && (
            <div className="grid gap-2">
              <p>{missingText(openFields, startsOn, banjulDay(now))}</p>
              <p className="text-ink-soft">{`Send ${name} this link. It takes 2 minutes, without an account. You’ll see that it’s done, not what it says.`}</p>
            </div>
          )}
          {link && (
            <div className="flex flex-wrap gap-2">
              <CopyButton text={link} label="Copy link" what={`for ${name}`} />
              <ShareLink
                link={link}
                title={`We’re going to The Gambia, ${selectedDate ?? ''}. Add your details here:`}
              />
            </div>
          )}
          {isUnpaid && payLink && (
            <div className="flex flex-wrap items-center gap-2">
              <HeldUntil booking={booking} name={name} timeZone={props.booking.timeZone} />
              <p className="basis-full">{`This link pays for ${name}, without an account.`}</p>
              <CopyButton text={payLink} label="Copy payment link" what={`for ${name}`} />
              <RoutedButtonLink to={paymentPath(booking.id)} size="sm" variant="secondary">
                {`Pay for ${name}`}
              </RoutedButtonLink>
            </div>
          )}
          {!props.begun && (
            <div className="-ml-4 flex flex-wrap items-center">
              <a
                href={`/edit-booking/${booking.id}`}
                className={`${linkStyle} inline-flex min-h-11 items-center px-4`}
              >
                {`Edit what you know of ${name}`}
              </a>
              {offersCancellation(booking) && (
                <>
                  {!isUnpaid && (
                    <HandOverPlace {...details} open={isHandingOver} onOpenChange={setHandingOver} />
                  )}
                  <CancelBooking {...details} onHandOver={isUnpaid ? null : () => setHandingOver(true)} />
                </>
              )}
            </div>
          )}
        </div>
      </FoldedRow>
      {!props.begun && <CancelRow {...details} />}
    </>
  )
}

function missingText(open: Traveller['openFields'], startsOn: string | null, today: string): string {
  const what = listed(open.map((field) => bookingFields[field].label.toLowerCase()))
  const by = startsOn === null ? null : formatShortDay(detailsDueOn(startsOn), today)
  return by ? `We still need this by ${by}: ${what}.` : `We still need this: ${what}.`
}
