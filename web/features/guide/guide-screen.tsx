import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDay } from '#domain/base/dates.ts'
import type { DepartureInfo, GuideView, GuideBlock, GuideSpan } from '#domain/guide/guide.ts'
import { dialled } from '#domain/site/organiser.ts'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PageHeading } from '#web/ui/page/page-shell.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { DescriptionList } from '#web/ui/rows.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

export interface GuidePage {
  /** `missing` if the guest has no such booking or nothing is paid for it. */
  found: { kind: 'guide'; guide: GuideView } | { kind: 'missing' } | { kind: 'failed' }
}

/** How to prepare for a retreat: the chapters of the owner's guide on one printable page. */
export function GuideScreen({ found }: GuidePage) {
  switch (found.kind) {
    case 'guide':
      if (found.guide.isPosted) return <Posted guide={found.guide} />
      return (
        <NoChapters title="Your guide comes later" action={<ToDashboard />}>
          The guide for {found.guide.retreatDate} will be here from {formatShortDay(found.guide.postedOn)}.
          We’ll email you too.
        </NoChapters>
      )
    case 'missing':
      return (
        <NoChapters title="There’s no guide here" action={<ToDashboard />}>
          A guide belongs to a paid booking. You’ll find yours on your dashboard.
        </NoChapters>
      )
    case 'failed':
      return (
        <NoChapters
          title="We can’t load the guide"
          action={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          Please try again in a moment.
        </NoChapters>
      )
  }
}

/** The page without a guide. */
function NoChapters(props: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="page-column flex flex-col items-start gap-6 py-12 sm:py-20">
      <PageHeading title={props.title}>{props.children}</PageHeading>
      {props.action}
    </div>
  )
}

function Posted({ guide: { retreatDate, chapters, departure } }: { guide: GuideView }) {
  return (
    <div className="page-column py-8 sm:py-12 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Your guide">{retreatDate}</PageHeading>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      {chapters.length === 0 && (
        <p className="mt-8">It isn’t written yet. We’ll email it to you as soon as it is.</p>
      )}
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <nav aria-label="Chapters" className="lg:sticky lg:top-6 print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col">
            {departure && (
              <li>
                <a href="#for-the-journey" className={`${linkStyle} inline-flex min-h-11 items-center`}>
                  Travel details
                </a>
              </li>
            )}
            {chapters.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`} className={`${linkStyle} inline-flex min-h-11 items-center`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-6 print:block">
          {departure && <ForTheJourney info={departure} />}
          {chapters.map(({ key, title, blocks }) => (
            <Card
              key={key}
              as="section"
              id={key}
              aria-labelledby={`${key}-title`}
              className="print:rounded-none print:border-0 print:p-0 print:pt-6"
            >
              <h2 id={`${key}-title`} className="break-after-avoid text-2xl">
                {title}
              </h2>
              <GuideBlocks blocks={blocks} />
            </Card>
          ))}
        </div>
      </div>
      {/* Aligned with the chapters, beside their list. */}
      <p className="mt-8 lg:ml-70 print:hidden">
        <ToDashboard />
      </p>
    </div>
  )
}

function ToDashboard() {
  return (
    <RoutedButtonLink to="/dashboard" variant="secondary">
      Your dashboard
    </RoutedButtonLink>
  )
}

/** The details for the journey, above the chapters. */
function ForTheJourney({ info }: { info: DepartureInfo }) {
  const { contact } = info
  return (
    <Card as="section" id="for-the-journey" className="scroll-mt-6">
      <h2 className="mb-3 text-2xl">Travel details</h2>
      <DescriptionList
        rows={[
          {
            label: 'Answers day and night during the retreat',
            value: (
              <>
                {contact.name},{' '}
                <a href={dialled(contact.phone)} className={linkStyle}>
                  {contact.phone}
                </a>
              </>
            ),
          },
          { label: 'In an emergency', value: info.emergency },
          { label: 'Day by day', value: info.itinerary },
          { label: 'Where you stay', value: info.lodging },
          { label: 'Meals', value: info.meals },
          { label: 'Included transport', value: info.transport.join('; ') },
        ]}
      />
    </Card>
  )
}

/** The text of a chapter. It is data and not HTML, so it cannot contain markup. */
function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <div className="mt-4 flex max-w-2xl flex-col gap-4">
      {blocks.map((block, index) => (
        // The blocks of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-3 -mb-2 break-after-avoid">{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'list': {
      const items = block.items.map((spans, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="break-inside-avoid">
          <Spans spans={spans} />
        </li>
      ))
      const look = 'flex flex-col gap-1.5 pl-6 marker:text-coral-deep'
      return block.ordered ? (
        <ol className={`list-decimal ${look}`}>{items}</ol>
      ) : (
        <ul className={`list-disc ${look}`}>{items}</ul>
      )
    }
  }
}

function Spans({ spans }: { spans: readonly GuideSpan[] }) {
  return spans.map((span, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Span key={index} span={span} />
  ))
}

function Span({ span: { text, weight, href } }: { span: GuideSpan }) {
  const words = {
    plain: <Unbroken text={text} />,
    strong: <strong>{text}</strong>,
    emphasis: <em>{text}</em>,
  }[weight]
  if (href === null) return words
  return (
    <a href={href} className={linkStyle}>
      {words}
    </a>
  )
}
