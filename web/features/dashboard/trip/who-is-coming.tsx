import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { detailsDueOn, travellerNames } from '#domain/booking/traveller.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { HeldUntil } from '#web/booking-status/held-until.tsx'
import { shareWords } from '#web/booking-status/together.ts'
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
import { isAsked } from '../tasks/change-task.tsx'
import { CancelRow } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { HandOverOfTraveller, HandOverPlace } from './hand-over-place.tsx'
import { isHandedOver } from './hand-over-texts.ts'

/** All travellers of a group: what each owes and has still to say, the link for it, and what the booker may do for each. */
export function WhoIsComing(props: TripProps) {
  const { travellers, booking } = props
  if (travellers.length === 0) return null
  const [only] = travellers
  if (only && booking.group?.bookedByOther) return <DetailsOf {...props} traveller={only} />
  const coming = travellers.filter(
    ({ status, startsOn }) => holdsPlace(status) && startsOn === booking.startsOn,
  )
  const complete = coming.filter((each) => each.complete).length
  const names = travellerNames(travellers)
  return (
    <RowGroup title="Who’s coming" aside={`${complete} of ${coming.length} complete`}>
      {travellers.map((traveller, index) =>
        traveller.id === booking.id ? (
          <Line key={traveller.id} name="You" traveller={traveller} startsOn={booking.startsOn} />
        ) : (
          <Other key={traveller.id} {...props} traveller={traveller} name={names[index] ?? traveller.name} />
        ),
      )}
    </RowGroup>
  )
}

function Line({
  name,
  traveller,
  startsOn,
}: {
  name: string
  traveller: Traveller
  startsOn: string | null
}) {
  return (
    <div className="flex min-h-14 items-start justify-between gap-3 px-4 py-2.5">
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="figures mt-0.5 text-sm leading-snug text-ink-soft">{stateOf(traveller, startsOn)}</p>
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

/** Returns the package, the date if it is another one than `startsOn`, and what is left to pay or that the place is given up. */
function stateOf(booking: Booking, startsOn: string | null): string {
  const ofPackage = PACKAGE_NAMES[booking.packageType ?? 'kiter']
  const name = booking.startsOn === startsOn ? ofPackage : `${booking.selectedDate ?? ''} · ${ofPackage}`
  if (booking.status === 'cancelled') return `${name} · cancelled`
  if (!holdsPlace(booking.status)) return `${name} · place released`
  if (booking.amountReported > 0) return `${name} · transfer on its way`
  if (booking.paymentStatus === 'pending') return `${name} · not paid yet`
  return booking.balanceDue > 0
    ? `${name} · ${formatEuros(booking.balanceDue)} left to pay`
    : `${name} · fully paid`
}

function Other({ traveller, name, ...props }: TripProps & { traveller: Traveller; name: string }) {
  const { now, others } = props
  const [isHandingOver, setHandingOver] = useState(false)
  const { revalidate } = useRevalidator()
  const { payLink, openFields } = traveller
  // Once the traveller has an own account, the booking is no longer among the booker's.
  const own = others.find(({ booking }) => booking.id === traveller.id)
  if (!own || !holdsPlace(traveller.status))
    return <Line name={traveller.name} traveller={traveller} startsOn={props.booking.startsOn} />
  const { booking, changes } = own
  // Nothing can be paid while other days wait for an answer.
  const isChoosingDays = changes.some((change) => isAsked(change) && change.to !== null)
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
  // What is paid for another date is not part of the payment for the own one.
  const isApart = !isUnpaid && booking.startsOn !== props.booking.startsOn
  const state = stateOf(booking, props.booking.startsOn)
  const gist = isHandedOver(own.offer) ? `${state} · being passed on` : state
  return (
    <>
      <FoldedRow
        title={traveller.name}
        gist={gist}
        aside={<State traveller={traveller} />}
        isMarked={openFields.length > 0}
      >
        <div className="grid gap-4 text-sm">
          <HandOverOfTraveller {...details} />
          <LinkOf traveller={traveller} name={name} now={now} />
          {isApart && !isChoosingDays && (booking.balanceDue > 0 || booking.order?.changedAt) && (
            <div>
              <RoutedButtonLink to={paymentPath(booking.id)} size="sm" variant="secondary">
                {`Pay for ${name}`}
              </RoutedButtonLink>
            </div>
          )}
          {isUnpaid && payLink && !isChoosingDays && (
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
                  <CancelBooking
                    {...details}
                    placeOf={name}
                    group={[props, ...others.filter((other) => other !== own)]}
                    onHandOver={isUnpaid ? null : () => setHandingOver(true)}
                  />
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

/** What somebody has yet to say, on the card of a place whose booker no longer comes. */
function DetailsOf({ traveller, now }: TripProps & { traveller: Traveller }) {
  if (traveller.link === null) return null
  const name = traveller.firstName ?? traveller.name
  return (
    <RowGroup title={`${name}’s details`}>
      <div className="grid gap-4 px-4 py-3 text-sm">
        <div>
          <State traveller={traveller} />
        </div>
        <LinkOf traveller={traveller} name={name} now={now} />
      </div>
    </RowGroup>
  )
}

/** The link for a traveller to say what is missing, with what that is; nothing once the link is closed. */
function LinkOf({
  traveller: { link, openFields, startsOn, selectedDate },
  name,
  now,
}: {
  traveller: Traveller
  name: string
  now: Date
}) {
  if (link === null) return null
  return (
    <>
      {openFields.length > 0 && (
        <div className="grid gap-2">
          <p>{missingText(openFields, startsOn, banjulDay(now))}</p>
          <p className="text-ink-soft">{`Send ${name} this link. It takes 2 minutes, without an account. You’ll see that it’s done, not what it says.`}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label="Copy link" what={`for ${name}`} />
        <ShareLink link={link} title={shareWords({ selectedDate })} />
      </div>
    </>
  )
}

function missingText(open: Traveller['openFields'], startsOn: string | null, today: string): string {
  const what = listed(open.map((field) => bookingFields[field].label.toLowerCase()))
  const by = startsOn === null ? null : formatShortDay(detailsDueOn(startsOn), today)
  return by ? `We still need this by ${by}: ${what}.` : `We still need this: ${what}.`
}
