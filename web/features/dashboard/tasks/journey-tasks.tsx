import { Check, FileCheck, HeartPulse, Luggage, Plane } from 'lucide-react'
import { banjulDay, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { maySaveTravelDetails } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuideChapterKey } from '#domain/retreat/guide.ts'
import { travelRows } from '#domain/travel/travel.ts'
import { daysLeft } from '#web/booking-status/time-left.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { GuideOutline, TripProps } from '../dashboard-page.ts'
import { JourneyDialog } from './journey-dialog.tsx'
import { TaskRow, useTaskButton } from './task-row.tsx'
import { TickedTask, type Ticked } from './ticked-task.tsx'

/** Visa and health documents, which may take weeks to get. */
export function DocumentsTask(props: TripProps & { task: Ticked }) {
  const { task, guide, now } = props
  return (
    <TickedTask
      {...props}
      icon={FileCheck}
      when={byText(task.by, banjulDay(now))}
      title="Check visa and health documents"
      tickLabel="Documents checked"
      action={<ChapterLink {...props} chapter="health-and-entry" of="documents" />}
    >
      Some take weeks, so check your country’s travel advice and ask your doctor. Your guide has a checklist.
      {laterText(guide)}
    </TickedTask>
  )
}

export function PackingTask(props: TripProps & { task: Ticked }) {
  const { task, guide } = props
  return (
    <TickedTask
      {...props}
      icon={Luggage}
      when={`From ${formatDay(task.by)}`}
      title="Pack"
      tickLabel="Packed"
      action={<ChapterLink {...props} chapter="packing-list" of="what to bring" />}
    >
      Your guide has a packing list.
      {laterText(guide)}
    </TickedTask>
  )
}

/** Returns "By Fri 7 Nov 2025: 22 days left"; after that day no reproach, only "As soon as you can". */
function byText(by: CalendarDay, today: CalendarDay): string {
  return by < today ? 'As soon as you can' : `By ${formatDay(by)}: ${daysLeft(by, today)}`
}

function laterText(guide: GuideOutline | null): string {
  return guide !== null && !guide.isPosted ? ` You can read it from ${formatDay(guide.postedOn)}.` : ''
}

function ChapterLink({ guide, booking, chapter, of }: TripProps & { chapter: GuideChapterKey; of: string }) {
  const look = useTaskButton()
  if (!guide?.chapters.some(({ key }) => key === chapter)) return null
  return (
    <ButtonLink href={`/guide/${booking.id}#${chapter}`} {...look}>
      Open the list
      <span className="sr-only"> of {of}</span>
    </ButtonLink>
  )
}

/** When the guest lands and leaves. */
export function FlightsTask({ by, isDone, ...props }: TripProps & { by: CalendarDay; isDone: boolean }) {
  const { booking, now } = props
  const rows = travelRows(booking)
  return (
    <TaskRow
      icon={isDone ? Check : Plane}
      when={isDone ? 'Done' : byText(by, banjulDay(now))}
      title={isDone ? 'Your flight times' : 'Add your flight times'}
      actions={mayTell(booking, now) && <JourneyDialog {...props} />}
    >
      {rows.length === 0 ? (
        'So we can meet you at the airport when you land.'
      ) : (
        <dl className="figures">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>{label}:</dt>
              <dd className="min-w-0 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TaskRow>
  )
}

function mayTell({ status, startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && maySaveTravelDetails({ status, startsOn }, now).ok
}

export function HealthTask({ booking, isDone }: TripProps & { isDone: boolean }) {
  return (
    <TaskRow
      icon={isDone ? Check : HeartPulse}
      when={isDone ? 'Done' : 'Any time'}
      title="Health notes"
      actions={
        <RoutedButtonLink to={`/edit-booking/${booking.id}`} variant="secondary" size="sm">
          {isDone ? 'Change the note' : 'Add a note'}
          <span className="sr-only"> about your health, {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      {isDone
        ? 'Your coaches know what to look out for.'
        : 'None yet. If you have an injury, asthma or an allergy, please tell your coaches.'}
    </TaskRow>
  )
}
