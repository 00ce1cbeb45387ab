import { useState } from 'react'
import { formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { ROOMS, type Room, ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_TYPES, type PackageType, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { api } from '#web/api/client.ts'
import { guestPage } from '#web/features/admin/guest/guest-page.tsx'
import {
  failureOf,
  FormPage,
  SumTable,
  useDryRun,
  useFormAction,
  type SumLine,
} from '#web/features/admin/kit/form/form-page.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { readersContext } from '#web/shell/page-context.ts'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Segmented, SelectField } from '#web/ui/form/choices.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { settledOf, totalOf } from '#web/ui/quote-lines.ts'
import type { Route } from './+types/move-screen.ts'
import { selectableDates } from './booking-inputs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [guest, availability] = await Promise.all([
    readAnswers(args, ['readGuestPage']),
    args.context.get(readersContext).read('bookingAvailability'),
  ])
  return { ...guest, availability: availability.body ?? {} }
}

/** Form that moves a booking to another date, package or room. It shows the price difference first. */
export default guestPage<WithLoaded>(MoveForm)

type WithLoaded = Pick<Route.ComponentProps, 'loaderData'>

function MoveForm({
  page: { lead, group, mailsGoTo },
  loaderData: { availability },
}: WithLoaded & { page: GuestPage }) {
  const today = useToday()
  const back = `/admin/guests/${lead.id}`
  const [selectedDate, setDate] = useState(lead.selectedDate ?? '')
  const [packageType, setPackage] = useState(lead.packageType ?? 'kiter')
  const [selectedRoom, setRoom] = useState(lead.selectedRoom ?? 'shared')
  const to = {
    ...(selectedDate !== lead.selectedDate && { selectedDate }),
    ...(packageType !== lead.packageType && { packageType }),
    ...(selectedRoom !== lead.selectedRoom && { selectedRoom }),
  }
  const isOther = Object.keys(to).length > 0
  const call = (body: Move & { dryRun?: boolean }, signal?: AbortSignal) =>
    api('POST', '/api/admin/bookings/{bookingId}/move', { params: { bookingId: lead.id }, body, signal })
  const move = useFormAction({
    isChanged: () => isOther,
    act: () => call(to),
    done: () => ({
      title: `${lead.name} is moved`,
      description: mailsGoTo
        ? `${mailsGoTo.name} gets an email about it.`
        : 'There’s no email address, so no email goes out.',
    }),
    back,
  })
  const asked = useDryRun(move, ['/api/admin/bookings', lead.id, 'move'], isOther ? to : null, call)
  const error = move.error ?? (isOther ? asked.error : null)
  const [asks, setAsks] = useState(false)
  const isUnderWay = lead.startsOn !== null && lead.startsOn <= today
  const isKnown = isOther && asked.data !== undefined && !asked.error
  return (
    <FormPage
      title={`Move ${lead.name}`}
      below={lead.retreatDate}
      back={{ to: back, label: lead.name }}
      failure={failureOf('Nothing was changed', error)}
      onSubmit={() => {
        if (!isKnown) return
        if (isUnderWay) setAsks(true)
        else move.mutate()
      }}
      submit={{ label: buttonText(to), busy: move.isPending, disabled: !isKnown }}
      keep="Keep as it is"
    >
      <SelectField
        label="To"
        value={selectedDate}
        options={selectableDates(availability, { packageType, today, keep: lead.selectedDate })}
        onChange={(event) => setDate(event.target.value)}
      />
      <Segmented
        legend="Package"
        name="packageType"
        value={packageType}
        choices={PACKAGE_TYPES.map((value) => ({ value, label: PACKAGE_NAMES[value] }))}
        onChoose={setPackage}
      />
      <Segmented
        legend="Room"
        name="selectedRoom"
        value={selectedRoom}
        choices={ROOMS.map((value) => ({ value, label: ROOM_NAMES[value] }))}
        onChoose={setRoom}
      />
      <SumTable lines={moveSums(lead, isKnown ? asked.data : null)} />
      <p className="text-sm text-ink-soft">The tier stays as booked, and the due date follows the retreat.</p>
      {group && (
        <p className="text-sm text-ink-soft">
          {groupText({ name: lead.firstName ?? lead.name, roommate: group.roommate })}{' '}
          {mailsGoTo && `${mailsGoTo.name} gets an email about it.`}
        </p>
      )}
      {selectedDate !== lead.selectedDate && hasFullJourney(lead) && (
        <Notice tone="warning" title="Flight details will be cleared">
          They belong to {lead.retreatDate}. The guest will need to enter new ones.
        </Notice>
      )}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={`${lead.retreatDate} has started`}
        description={
          to.selectedDate
            ? `Move ${lead.name} to ${to.selectedDate}? The place on this retreat is released straight away.`
            : `Change the booking of ${lead.name} during the retreat?`
        }
        confirmLabel={buttonText(to)}
        cancelLabel="Keep as it is"
        busy={move.isPending}
        onConfirm={() => move.mutate()}
      />
    </FormPage>
  )
}

/** Says what a move of one of a group leaves as it is. */
export function groupText({ name, roommate }: { name: string; roommate: string | null }): string {
  return roommate === null
    ? `Only ${name}’s booking changes: the others of the group stay as they are.`
    : `Only ${name}’s booking changes: ${roommate} keeps the shared room, at no extra cost.`
}

/** True if the booking has travel details that don't apply to another date; the travel note does. */
function hasFullJourney(lead: Booking): boolean {
  return TRAVEL_FIELDS.some((field) => field !== 'travelNote' && lead[field] !== null)
}

type Move = { selectedDate?: string; packageType?: PackageType; selectedRoom?: Room }

/** Returns the price and what is left to pay of it, after a move if one is chosen. */
export function moveSums(lead: Booking, moved: { difference: number; refund: number } | null): SumLine[] {
  const total = totalOf(lead)
  const dueAfter = moved && Math.max(0, sumEuros([total, moved.difference, -settledOf(lead)]))
  return [
    { label: 'Price, as quoted', amount: formatEurosInFull(total) },
    { label: 'Difference', amount: moved ? signed(moved.difference) : formatEurosInFull(0) },
    { label: 'Received', amount: formatEurosInFull(lead.amountPaid) },
    ...(moved && moved.refund > 0
      ? [{ label: 'Refund under the cancellation terms', amount: formatEurosInFull(moved.refund) }]
      : []),
    { label: 'Left to pay', amount: formatEurosInFull(dueAfter ?? lead.balanceDue), isResult: true },
  ]
}

/** Returns the button's label: the new date, package or room. */
function buttonText({ selectedDate, packageType, selectedRoom }: Move): string {
  if (selectedDate) return `Move to ${selectedDate}`
  if (packageType) return `Change to ${PACKAGE_NAMES[packageType].toLowerCase()}`
  if (selectedRoom) return `Change to ${ROOM_NAMES[selectedRoom].toLowerCase()}`
  return 'Move'
}

function signed(euros: number): string {
  if (euros === 0) return formatEurosInFull(0)
  return `${euros > 0 ? '+' : '−'}${formatEurosInFull(Math.abs(euros))}`
}
