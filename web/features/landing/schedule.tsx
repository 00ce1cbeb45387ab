import { Maximize2, Flower2, Landmark, Palette, Plane, Umbrella, Wind, type LucideIcon } from 'lucide-react'
import { counted } from '#domain/base/wording.ts'
import type { ScheduleDay } from '#domain/retreat/schedule.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { ImageViewer, viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { SectionHeading } from './section-heading.tsx'

type Activity = ScheduleDay['activities'][number]

const kinds: Record<Activity['kind'], { Icon: LucideIcon; look: string }> = {
  travel: { Icon: Plane, look: 'bg-sand text-ink size-9' },
  kite: { Icon: Wind, look: 'bg-coral text-ink size-9' },
  yoga: { Icon: Flower2, look: 'bg-mauve-soft text-mauve-deep size-9' },
  excursion: { Icon: Landmark, look: 'bg-amber text-ink size-9' },
  workshop: { Icon: Palette, look: 'bg-teal-soft text-teal-deep size-9' },
  free: { Icon: Umbrella, look: 'bg-cream text-sea size-9' },
}

const audiences = { everyone: null, kiters: 'Kiters', 'non-kiters': 'Non-kiters' }

// The colours of an evening, over the week.
const edges = [
  'border-amber',
  'border-amber',
  'border-coral',
  'border-coral',
  'border-mauve',
  'border-mauve',
  'border-teal',
  'border-sea',
]

/** The eight days as a poster of real text, which can be read aloud, searched and enlarged. */
function SchedulePoster({ days }: { days: readonly ScheduleDay[] }) {
  return (
    // On phones the poster is taller than the screen, and the dialog scrolls.
    <ol className="grid grid-cols-1 gap-x-8 gap-y-9 bg-white p-5 text-ink sm:grid-cols-2 sm:p-9 xl:grid-cols-4 max-h-none! w-full max-w-[100rem] [align-self:safe_center] xl:text-lg">
      {days.map((day, index) => (
        <li key={day.title} className={classNames('border-t-4 pt-4', edges[index] ?? 'border-sea')}>
          <h3 className="flex items-baseline gap-3">
            <span className="text-4xl font-extrabold text-sea">
              <span className="sr-only">Day </span>
              {index + 1}
            </span>
            {day.title}
          </h3>
          <DayActivities day={day} className="mt-4" />
        </li>
      ))}
    </ol>
  )
}

/** The activities of a day, below each other. */
function DayActivities({ day, className }: { day: ScheduleDay; className?: string }) {
  return (
    <ul className={classNames('flex flex-col gap-3.5', className)}>
      {day.activities.map((activity) => (
        <ActivityRow key={`${activity.who} ${activity.text}`} activity={activity} />
      ))}
    </ul>
  )
}

/** Decorative icons for the kinds of activities of a day; the text of the day names them. */
function ActivityIcons({ day }: { day: ScheduleDay }) {
  return (
    <span className="flex gap-1.5 text-ink-soft">
      {[...new Set(day.activities.map(({ kind }) => kind))].map((kind) => {
        const { Icon } = kinds[kind]
        return <Icon key={kind} aria-hidden className="size-4.5" />
      })}
    </span>
  )
}

function ActivityRow({ activity: { kind, who, text, hours } }: { activity: Activity }) {
  const { Icon, look } = kinds[kind]
  const audience = audiences[who]
  return (
    <li className="flex gap-3">
      <span className={classNames('grid shrink-0 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 pt-1 text-sm">
        {audience && <span className="block text-xs font-bold text-ink-soft">{audience}</span>}
        {text}
        {hours !== undefined && (
          <span className="text-ink-soft min-[18rem]:whitespace-nowrap"> · {counted(hours, 'hour')}</span>
        )}
      </span>
    </li>
  )
}

const VIEWER = 'schedule-viewer'

/** The eight days, each of which opens, and all of them as a full-screen poster. */
export function Schedule({
  texts: { title, intro, note, openLabel, days },
}: {
  texts: SiteContent['schedule']
}) {
  return (
    <section id="schedule" aria-label={title} className="later-192 bg-cream">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={title}>{intro}</SectionHeading>
        <FoldedRows className="mt-5 md:mt-8 lg:grid lg:grid-cols-2 lg:[&>:nth-child(odd)]:border-r lg:[&>:nth-last-child(2)]:border-b-0">
          {days.map((day, index) => (
            <FoldedRow
              key={day.title}
              title={day.title}
              lead={
                <span className="figures w-5 shrink-0 font-display text-lg font-bold text-coral-deep">
                  <span className="sr-only">Day </span>
                  {index + 1}
                </span>
              }
              aside={<ActivityIcons day={day} />}
            >
              <DayActivities day={day} />
            </FoldedRow>
          ))}
        </FoldedRows>
        <button
          type="button"
          {...viewerButtonProps(VIEWER)}
          className={`${linkStyle} mt-1 inline-flex min-h-11 items-center gap-2 text-sm`}
        >
          <Maximize2 aria-hidden className="size-4.5 shrink-0" />
          {openLabel}
        </button>
        <ImageViewer id={VIEWER} label={title}>
          <SchedulePoster days={days} />
        </ImageViewer>
        <p className="mt-1 max-w-2xl text-sm text-ink-soft">{note}</p>
      </div>
    </section>
  )
}
