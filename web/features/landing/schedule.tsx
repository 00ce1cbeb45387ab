import { Maximize2 } from 'lucide-react'
import type { ScheduleDay } from '#domain/retreat/schedule.ts'
import { FoldedRow, FoldedRows } from '#web/ui/folded-row.tsx'
import { ImageViewer, viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { ActivityIcons, DayActivities, SchedulePoster } from './schedule-poster.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface ScheduleTexts {
  title: string
  intro: string
  note: string
  openLabel: string
  days: readonly ScheduleDay[]
}

const VIEWER = 'schedule-viewer'

/** The eight days, each of which opens, and all of them as a full-screen poster. */
export function Schedule({ texts: { title, intro, note, openLabel, days } }: { texts: ScheduleTexts }) {
  return (
    <section id="schedule" aria-label={title} className="bg-cream">
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
          {/* On phones the poster is taller than the screen, and the dialog scrolls. */}
          <SchedulePoster
            days={days}
            className="max-h-none! w-full max-w-[100rem] [align-self:safe_center] xl:text-lg"
          />
        </ImageViewer>
        <p className="mt-1 max-w-2xl text-sm text-ink-soft">{note}</p>
      </div>
    </section>
  )
}
