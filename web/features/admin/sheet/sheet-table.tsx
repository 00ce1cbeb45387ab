import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Sheet, SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CoachChoice } from './coach-choice.tsx'
import { GuestNote } from './guest-note.tsx'
import { Journey } from './journey.tsx'
import { Missing } from './missing.tsx'
import { PaidBadge } from './paid-badge.tsx'
import { PrivateLock } from './private-lock.tsx'
import { RoomChoice } from './room-choice.tsx'
import { dietText, wetsuitText } from './sheet-texts.ts'
import type { SheetSort } from './sort-guests.ts'

export interface GuestsOfSheet {
  sheet: Sheet
  /** Guests in the chosen order. */
  guests: readonly SheetGuest[]
  today: CalendarDay
}

/** Widths are percentages, so that a long name or option doesn't change them. */
const HEADS: { label: string; width: string; sort?: SheetSort }[] = [
  { label: 'Guest', width: 'w-[12.5%] print:w-[22%]', sort: 'name' },
  { label: 'Room', width: 'w-[14%] print:w-[11%]', sort: 'room' },
  { label: 'Wetsuit', width: 'w-[9.5%] print:w-[8.5%]' },
  { label: 'Level', width: 'w-[9.5%] print:w-[9.5%]' },
  { label: 'Coach', width: 'w-[10%] print:w-[9%]', sort: 'coach' },
  { label: 'Diet', width: 'w-[9%] print:w-[14%]' },
  { label: 'Arrives', width: 'w-[9%] print:w-[8.5%]', sort: 'arrival' },
  { label: 'Leaves', width: 'w-[9%] print:w-[8.5%]' },
  { label: 'Paid', width: 'w-[12.5%] print:w-[9%]' },
]

const cell =
  'px-2 py-1.5 first:pl-4 print:border print:border-line-strong print:px-1 print:py-px print:align-top print:first:pl-1.5'

/** The guests of a date as a table, for laptops; always used in print. */
export function SheetTable({
  sheet,
  guests,
  today,
  sort,
  onSort,
}: GuestsOfSheet & { sort: SheetSort; onSort: (sort: SheetSort) => void }) {
  return (
    <div className="hidden overflow-x-auto rounded-lg border border-line bg-white xl:block print:block print:overflow-visible print:rounded-none print:border-0">
      <table className="figures w-full min-w-[66rem] table-fixed text-left text-sm print:min-w-0 print:border-collapse print:text-[9pt] print:leading-[1.1]">
        <caption className="sr-only">Who comes</caption>
        <thead>
          <tr className="border-b border-line print:bg-cream">
            {HEADS.map((head) => (
              <Head key={head.label} {...head} isSorted={head.sort === sort} onSort={onSort} />
            ))}
            <th scope="col" className={classNames(cell, 'w-14 font-semibold text-ink-soft print:hidden')}>
              <span className="sr-only">Emergency and health</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {guests.map((guest) => (
            <Row key={guest.leadId} guest={guest} sheet={sheet} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({
  label,
  width,
  sort,
  isSorted,
  onSort,
}: {
  label: string
  width: string
  sort?: SheetSort
  isSorted: boolean
  onSort: (sort: SheetSort) => void
}) {
  return (
    <th
      scope="col"
      aria-sort={sort && (isSorted ? 'ascending' : 'none')}
      className={classNames(cell, width, 'font-semibold text-ink-soft')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort)}
          className={classNames(
            // On a second printed page Chromium repeats only text in the table head, not buttons.
            'min-h-11 underline-offset-4 hover:text-ink print:contents',
            isSorted && 'text-ink underline',
          )}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function Row({ guest, sheet, today }: { guest: SheetGuest; sheet: Sheet; today: CalendarDay }) {
  const { travel } = guest
  const retreatId = sheet.retreat.id
  const cells: [string, ReactNode][] = [
    ['room', <RoomChoice key="" retreatId={retreatId} guest={guest} guests={sheet.guests} />],
    [
      'wetsuit',
      <Fragment key="">
        <span className="whitespace-nowrap">
          <Wetsuit guest={guest} />
          {guest.weight !== null && <span className="hidden print:inline">,</span>}
        </span>
        {guest.weight !== null && (
          <span className="hidden whitespace-nowrap print:inline"> {guest.weight} kg</span>
        )}
      </Fragment>,
    ],
    ['level', <Level key="" guest={guest} />],
    ['coach', <CoachChoice key="" retreatId={retreatId} guest={guest} coaches={sheet.coaches} />],
    [
      'diet',
      <Fragment key="">
        {guest.diet === null ? <Missing>Not known</Missing> : dietText(guest.diet)}
        <GuestNote retreatId={retreatId} guest={guest} note="allergies" />
      </Fragment>,
    ],
    [
      'arrives',
      <Journey key="" day={travel.arrivalDate} time={travel.arrivalTime} flight={travel.arrivalFlight} />,
    ],
    [
      'leaves',
      <Journey
        key=""
        day={travel.departureDate}
        time={travel.departureTime}
        flight={travel.departureFlight}
      />,
    ],
    ['paid', <PaidBadge key="" guest={guest} today={today} />],
  ]
  return (
    <tr className="print:break-inside-avoid">
      <th scope="row" className={classNames(cell, 'text-left font-normal')}>
        <GuestName guest={guest} />
        {guest.phone && <span className="hidden whitespace-nowrap print:inline"> · {guest.phone}</span>}
      </th>
      {cells.map(([key, content]) => (
        <td key={key} className={cell}>
          <Fragment>{content}</Fragment>
        </td>
      ))}
      <td className={classNames(cell, 'print:hidden')}>
        <PrivateLock guest={guest} />
      </td>
    </tr>
  )
}

/** Name and age, linked to the guest's page. */
export function GuestName({ guest: { leadId, name, age, packageType } }: { guest: SheetGuest }) {
  return (
    <Link
      to={`/admin/guests/${leadId}`}
      className="inline-flex min-h-11 flex-wrap content-center items-center gap-x-1.5 underline-offset-4 hover:underline print:inline"
    >
      <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>{' '}
      <span className="whitespace-nowrap text-ink-soft print:text-ink">
        {[age, packageType === 'non-kiter' && 'non-kiter'].filter(Boolean).join(', ')}
      </span>
    </Link>
  )
}

export function Wetsuit({ guest }: { guest: SheetGuest }) {
  const wetsuit = wetsuitText(guest)
  if (wetsuit === null) return '—'
  return wetsuit.isMissing ? <Missing>{wetsuit.text}</Missing> : wetsuit.text
}

/** Kite level in the guest's own words, cut to two lines. */
export function Level({ guest: { level } }: { guest: SheetGuest }) {
  return (
    <span title={level ?? undefined} className="line-clamp-2 wrap-anywhere">
      {level ?? '—'}
    </span>
  )
}
