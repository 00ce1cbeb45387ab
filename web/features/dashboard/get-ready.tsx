import type { ReactNode } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { FITNESS_CHAPTER } from '#domain/retreat/guide.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture, type PictureFile } from '#web/ui/picture.tsx'
import type { DashboardTexts, GuideOutline } from './dashboard-page.ts'

/**
 * The fitness program and the pre-retreat information of a retreat that is paid for: from which day on they are here, and from
 * then on the way to them.
 */
export function GuideCards({ guide, texts }: { guide: GuideOutline; texts: DashboardTexts }) {
  return (
    <Cards
      texts={texts}
      fitness={<Chapters guide={guide} of="fitness" />}
      preRetreat={<Chapters guide={guide} of="rest" />}
    />
  )
}

/** Before anything is paid: that they will come, or, where their day is there already, that they wait for the payment alone. */
export function PostedLater({ texts, isPosted = false }: { texts: DashboardTexts; isPosted?: boolean }) {
  const waiting = 'Here as soon as your place is paid for.'
  return (
    <section aria-labelledby="posted-later" className="flex flex-col gap-4">
      <h2 id="posted-later">Before you travel</h2>
      <Cards
        texts={texts}
        fitness={isPosted ? waiting : texts.fitness.text}
        preRetreat={isPosted ? waiting : texts.preRetreat.text}
      />
    </section>
  )
}

function Cards(props: { texts: DashboardTexts; fitness: ReactNode; preRetreat: ReactNode }) {
  const { texts, fitness, preRetreat } = props
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">
      <PictureCard picture={featurePictures['sunset-yoga']} title={texts.fitness.title}>
        {fitness}
      </PictureCard>
      <PictureCard picture={featurePictures['local-experience']} title={texts.preRetreat.title}>
        {preRetreat}
      </PictureCard>
    </div>
  )
}

function PictureCard(props: { picture: PictureFile; title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 overflow-hidden rounded-xl border border-line bg-white text-ink">
      <div className="h-30 overflow-hidden bg-sea-deep">
        <Picture
          file={props.picture}
          alt=""
          sizes="(width < 40rem) 100vw, 26rem"
          className="size-full object-[50%_60%]"
        />
      </div>
      <div className="p-5 sm:px-7">
        <h3 className="text-xl">{props.title}</h3>
        <p className="mt-1 text-ink-soft">{props.children}</p>
      </div>
    </section>
  )
}

function Chapters({ guide, of }: { guide: GuideOutline; of: 'fitness' | 'rest' }) {
  if (!guide.isPosted) return <>Here from {formatDay(guide.postedOn)}. You get it by mail, too.</>
  const chapters = guide.chapters.filter(({ key }) => (key === FITNESS_CHAPTER) === (of === 'fitness'))
  if (chapters.length === 0) return <>We are still writing it. We’ll email you as soon as it’s here.</>
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
