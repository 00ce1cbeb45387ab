import { Dumbbell, Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import { FITNESS_CHAPTER } from '#domain/guide.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import type { DashboardTexts, GuideOutline } from './dashboard-page.ts'
import { PostedLater } from './posted-later.tsx'

/**
 * The fitness program and the pre-retreat information of each retreat that is paid for: from which day on they are here,
 * and from then on the way to them. Before anything is paid, only that they will come.
 */
export function GetReady({ guides, texts }: { guides: readonly GuideOutline[]; texts: DashboardTexts }) {
  return (
    <section aria-labelledby="posted-later" className="flex flex-col gap-4">
      <h2 id="posted-later">Before you travel</h2>
      {guides.length === 0 && (
        <Cards texts={texts} fitness={texts.fitness.text} preRetreat={texts.preRetreat.text} />
      )}
      {guides.map((guide) => (
        <section key={guide.bookingId} aria-label={guide.retreatDate} className="flex flex-col gap-3">
          {guides.length > 1 && <h3>{guide.retreatDate}</h3>}
          <Cards
            texts={texts}
            fitness={<Chapters guide={guide} of="fitness" />}
            preRetreat={<Chapters guide={guide} of="rest" />}
          />
        </section>
      ))}
    </section>
  )
}

function Cards(props: { texts: DashboardTexts; fitness: ReactNode; preRetreat: ReactNode }) {
  const { texts, fitness, preRetreat } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PostedLater icon={<Dumbbell className="size-6" />} title={texts.fitness.title}>
        {fitness}
      </PostedLater>
      <PostedLater icon={<MapIcon className="size-6" />} title={texts.preRetreat.title}>
        {preRetreat}
      </PostedLater>
    </div>
  )
}

function Chapters({ guide, of }: { guide: GuideOutline; of: 'fitness' | 'rest' }) {
  if (!guide.isPosted) return <>Here from {formatDay(guide.postedOn)}. You get it by mail, too.</>
  const chapters = guide.chapters.filter(({ key }) => (key === FITNESS_CHAPTER) === (of === 'fitness'))
  if (chapters.length === 0) return <>We are still writing it. You get a mail as soon as it is here.</>
  return (
    <span className="flex flex-col items-start">
      {chapters.map(({ key, title }) => (
        <a
          key={key}
          href={`/guide/${guide.bookingId}#${key}`}
          className={`${linkStyle} inline-flex min-h-11 items-center`}
        >
          {key === FITNESS_CHAPTER ? 'Open the fitness program' : title}
        </a>
      ))}
    </span>
  )
}
