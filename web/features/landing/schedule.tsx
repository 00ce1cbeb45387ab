import { Island } from '#web/islands/island.tsx'
import type { ScheduleDay } from './schedule-poster.tsx'
import { ScheduleViewer } from './schedule-viewer.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface ScheduleTexts {
  title: string
  intro: string
  note: string
  openLabel: string
  days: readonly ScheduleDay[]
}

/** The eight days, as a poster that opens full-screen. */
export function Schedule({ texts: { title, intro, note, openLabel, days } }: { texts: ScheduleTexts }) {
  return (
    <section id="schedule" aria-label={title} className="bg-cream">
      <div className="page-column py-16 md:py-24">
        <SectionHeading title={title}>{intro}</SectionHeading>
        <div className="mt-10 md:mt-14">
          <Island
            name="schedule-viewer"
            component={ScheduleViewer}
            props={{ title, openLabel, days }}
            when="interaction"
          />
        </div>
        <p className="mt-5 max-w-2xl text-ink-soft">{note}</p>
      </div>
    </section>
  )
}
