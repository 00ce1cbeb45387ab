import type { ReactNode } from 'react'
import { isKiter } from '#domain/retreat/sheet-counts.ts'
import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { useScreenful } from '#web/features/admin/kit/show-more.tsx'
import { Choice } from '#web/features/admin/mail/choice.tsx'
import { CoachChoice } from './coach-choice.tsx'
import { GuestNote } from './guest-note.tsx'
import { Journey } from './journey.tsx'
import { Missing } from './missing.tsx'
import { PaidBadge } from './paid-badge.tsx'
import { PrivateLock } from './private-lock.tsx'
import { RoomChoice } from './room-choice.tsx'
import { GuestName, Level, Wetsuit, type GuestsOfSheet } from './sheet-table.tsx'
import { dietText } from './sheet-texts.ts'
import { SHEET_SORTS, type SheetSort } from './sort-guests.ts'

const SORT_NAMES: Record<SheetSort, string> = {
  name: 'By name',
  room: 'Room',
  coach: 'Coach',
  arrival: 'Arrival',
}

/** The guests of a date as cards, for phones. */
export function SheetCards({
  sort,
  onSort,
  ...props
}: GuestsOfSheet & { sort: SheetSort; onSort: (sort: SheetSort) => void }) {
  const { shown, more } = useScreenful(props.guests)
  return (
    <div className="xl:hidden print:hidden">
      <Choice
        label="Sorted by"
        options={SHEET_SORTS.map((name) => ({ value: name, text: SORT_NAMES[name] }))}
        value={sort}
        onChange={onSort}
        className="-mx-4 mb-3 overflow-x-auto px-4 pb-1"
      />
      <div className="overflow-hidden rounded-lg border border-line bg-white">
        <ul className="divide-y divide-line md:-mb-px md:grid md:grid-cols-2 md:divide-y-0 md:*:border-b md:*:border-line md:*:odd:border-r">
          {shown.map((guest) => (
            <GuestCard key={guest.leadId} {...props} guest={guest} />
          ))}
        </ul>
        {more && <div className="border-t border-line">{more}</div>}
      </div>
    </div>
  )
}

function GuestCard({ guest, sheet, today }: Omit<GuestsOfSheet, 'guests'> & { guest: SheetGuest }) {
  const { travel } = guest
  const retreatId = sheet.retreat.id
  return (
    <li className="figures px-4 py-2 text-sm">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-base">
          <GuestName guest={guest} />
        </p>
        <div className="flex shrink-0 items-center gap-1.5">
          <PaidBadge guest={guest} today={today} />
          <PrivateLock guest={guest} />
        </div>
      </div>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5">
        <Fact label="Room">
          <RoomChoice retreatId={retreatId} guest={guest} guests={sheet.guests} />
        </Fact>
        {isKiter(guest) && (
          <>
            <Fact label="Wetsuit">
              <Wetsuit guest={guest} />
            </Fact>
            <Fact label="Level">
              <Level guest={guest} />
            </Fact>
            <Fact label="Coach">
              <CoachChoice retreatId={retreatId} guest={guest} coaches={sheet.coaches} />
            </Fact>
          </>
        )}
        <Fact label="Diet">
          {guest.diet === null ? <Missing>Not known</Missing> : dietText(guest.diet)}
          <GuestNote retreatId={retreatId} guest={guest} note="allergies" />
        </Fact>
        <Fact label="Arrives">
          <Journey day={travel.arrivalDate} time={travel.arrivalTime} flight={travel.arrivalFlight} />
        </Fact>
        <Fact label="Leaves">
          <Journey day={travel.departureDate} time={travel.departureTime} flight={travel.departureFlight} />
        </Fact>
        {travel.travelNote && (
          <Fact label="Note">
            <span className="wrap-anywhere">{travel.travelNote}</span>
          </Fact>
        )}
      </dl>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-0.5 text-ink-soft">{label}</dt>
      <dd className="min-w-0 py-0.5">{children}</dd>
    </>
  )
}
