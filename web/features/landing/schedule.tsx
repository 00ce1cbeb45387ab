import { Maximize2 } from 'lucide-react'
import { ImageViewer, opensViewer } from '#web/ui/image-viewer.tsx'
import { SchedulePoster, type ScheduleDay } from './schedule-poster.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface ScheduleTexts {
  title: string
  intro: string
  note: string
  openLabel: string
  days: readonly ScheduleDay[]
}

const VIEWER = 'schedule-viewer'

/** The eight days as a poster; a click anywhere on it opens it full-screen, and closes it again. */
export function Schedule({ texts: { title, intro, note, openLabel, days } }: { texts: ScheduleTexts }) {
  return (
    <section id="schedule" aria-label={title} className="bg-cream">
      <div className="page-column py-16 md:py-24">
        <SectionHeading title={title}>{intro}</SectionHeading>
        <div className="relative mt-10 md:mt-14">
          <SchedulePoster days={days} className="rounded-xl border border-line" />
          <button
            type="button"
            {...opensViewer(VIEWER)}
            className="group absolute inset-0 cursor-zoom-in rounded-xl"
          >
            <span className="absolute -top-5 right-5 grid size-11 place-items-center rounded-full border border-line bg-white text-sea group-hover:bg-cream">
              <Maximize2 aria-hidden className="size-5" />
            </span>
            <span className="sr-only">{openLabel}</span>
          </button>
          <ImageViewer id={VIEWER} label={title}>
            {/* On a phone it is longer than the screen: the dialog scrolls. */}
            <SchedulePoster
              days={days}
              className="max-h-none! w-full max-w-[100rem] [align-self:safe_center] xl:text-lg"
            />
          </ImageViewer>
        </div>
        <p className="mt-5 max-w-2xl text-ink-soft">{note}</p>
      </div>
    </section>
  )
}
