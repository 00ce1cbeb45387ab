import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { ImageViewer } from '#web/ui/image-viewer.tsx'
import { SchedulePoster, type ScheduleDay } from './schedule-poster.tsx'

/** The schedule; a click anywhere on it opens it full-screen, and closes it again. */
export function ScheduleViewer({
  title,
  openLabel,
  days,
}: {
  title: string
  openLabel: string
  days: readonly ScheduleDay[]
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="relative">
      <SchedulePoster days={days} className="rounded-xl border border-line" />
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="group absolute inset-0 cursor-zoom-in rounded-xl noscript:hidden"
      >
        <span className="absolute -top-5 right-5 grid size-11 place-items-center rounded-full border border-line bg-white text-sea group-hover:bg-cream">
          <Maximize2 aria-hidden className="size-5" />
        </span>
        <span className="sr-only">{openLabel}</span>
      </button>
      <ImageViewer open={open} onClose={() => setOpen(false)} label={title}>
        {/* On a phone it is longer than the screen: the dialog scrolls. */}
        <SchedulePoster
          days={days}
          className="max-h-none! w-full max-w-[100rem] [align-self:safe_center] xl:text-lg"
        />
      </ImageViewer>
    </div>
  )
}
