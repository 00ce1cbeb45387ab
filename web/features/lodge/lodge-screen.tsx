import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LodgeView } from '#domain/admin/sheet-shapes.ts'
import { formatDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { EmptyState, Notice } from '#web/ui/notice.tsx'

export interface LodgePage {
  found: { kind: 'open'; sheet: LodgeView } | { kind: 'gone' | 'failed' }
}

/** The lodge's data for one date: rooms, diets and allergies as counts, and arrivals. */
export function LodgeScreen({ found }: LodgePage) {
  return (
    <div className="page-column py-8 sm:py-12 print:p-0">
      <div className="mx-auto max-w-3xl">
        {found.kind === 'open' && <LodgeSheet sheet={found.sheet} />}
        {found.kind === 'gone' && (
          <EmptyState icon={<Link2Off />} title="This link no longer works">
            Ask us for a new one.
          </EmptyState>
        )}
        {found.kind === 'failed' && (
          <Notice tone="danger" title="We can’t load the list" live="alert">
            Please reload the page in a moment.
          </Notice>
        )}
      </div>
    </div>
  )
}

function LodgeSheet({
  sheet: { label, guests, roomsNeeded, rooms, diets, allergies, arrivals },
}: {
  sheet: LodgeView
}) {
  return (
    <>
      <p className="text-ink-soft">Rooms, diets, allergies and arrivals</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">{label}</h1>
      <p className="figures mt-2 text-lg">
        {counted(guests, 'guest')}, {counted(roomsNeeded, 'room')}
      </p>
      <Section id="rooms" title="Rooms">
        <ul className="divide-y divide-line rounded-lg border border-line bg-white">
          {rooms.map(({ kind, names }) => (
            <li key={names.join()} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
              <span className="min-w-0 font-semibold wrap-anywhere">{names.join(' and ')}</span>
              <span className="text-ink-soft">{roomText(kind, names.length)}</span>
            </li>
          ))}
        </ul>
        {roomsNeeded < rooms.length && (
          <p className="mt-2 text-sm text-ink-soft">
            A guest without a roommate counts as half of a shared room: two of them will share one.
          </p>
        )}
      </Section>
      <Section id="diets" title="Diets">
        <ul className="figures divide-y divide-line rounded-lg border border-line bg-white">
          {diets.map(({ diet, guests: count }) => (
            <li key={diet ?? 'unknown'} className="flex justify-between gap-4 px-4 py-2.5">
              <span>{diet === null ? 'Not known yet' : bookingFields.selectedDiet.words[diet]}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </Section>
      {allergies.length > 0 && (
        <Section id="allergies" title="Allergies">
          <ul className="figures divide-y divide-line rounded-lg border border-line bg-white">
            {allergies.map(({ allergies: line, guests: count }) => (
              <li key={line} className="flex justify-between gap-4 px-4 py-2.5">
                <span className="min-w-0 wrap-anywhere">{line}</span>
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="arrivals" title="Arrivals">
        <ul className="figures divide-y divide-line rounded-lg border border-line bg-white">
          {arrivals.map((arrival) => (
            <li
              key={`${arrival.name} ${whenText(arrival)}`}
              className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-2.5"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{arrival.name}</span>
              <span className={arrival.date === null ? 'text-ink-soft' : undefined}>{whenText(arrival)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 print:mt-4 print:break-inside-avoid">
      <h2 id={id} className="mb-2.5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function roomText(kind: LodgeView['rooms'][number]['kind'], people: number): string {
  if (kind === null) return 'Room not known yet'
  if (kind === 'private') return 'Private room'
  return people === 1 ? 'Shared room, alone so far' : 'Shared room'
}

function whenText({ date, time, flight }: LodgeView['arrivals'][number]): string {
  return [date && formatDay(date), time, flight].filter(Boolean).join(', ') || 'Not known yet'
}
