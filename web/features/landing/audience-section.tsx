import { ArrowRight, Check } from 'lucide-react'
import { formatCents } from '#domain/base/money.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { SectionHeading } from './section-heading.tsx'

// Drawn with a stroke of 3 units in a field of 120 × 80; the coral part is the attraction for each guest.
const drawings = {
  // A kite and its bar on the sand.
  beginner: (
    <>
      <path d="M4 72h112" />
      <path d="M22 72c6-7 13-9 20-5 7 3 12 2 18-2" />
      <path d="M62 64 86 30M66 66l36-26" strokeWidth="1.5" />
      <path d="M57 58 71 72" />
      <path
        d="M72 24C74 8 92 0 106 6c11 5 15 17 10 29-2-9-8-17-17-21-10-4-20-1-27 10Z"
        className="fill-coral stroke-coral"
      />
    </>
  ),
  // A jump over a wave.
  progressing: (
    <>
      <path d="M4 72c12-10 24-10 34-3 9 6 19 6 28 0 12-8 26-8 50 3" />
      <path d="M38 50 60 42" strokeWidth="5" />
      <path d="M47 46c2-6 6-9 10-14M57 32l8-8M54 44c4-3 7-6 9-11" />
      <circle cx="60" cy="25" r="4.5" className="fill-current" />
      <path d="M65 24 92 12M65 26l44 6" strokeWidth="1.5" />
      <path
        d="M90 6c12-6 26 3 27 17 0 8-3 14-8 18 1-8 0-16-4-23-3-6-8-10-15-12Z"
        className="fill-coral stroke-coral"
      />
    </>
  ),
  // A painted drum.
  companion: (
    <>
      <path d="M4 72h112" />
      <path d="M38 22c0 18 4 22 12 28v22h24V50c8-6 12-10 12-28" />
      <path d="M50 50h24" />
      <path d="M41 34l8 8 8-8 8 8 8-8 8 6" className="stroke-coral" />
      <ellipse cx="62" cy="22" rx="24" ry="8" className="fill-coral stroke-coral" />
      <path d="M96 60c4-10 10-18 18-24M94 66l3-7 4 3-3 6Z" />
    </>
  ),
}

/** A small decorative drawing for one kind of guest; the text beside it says the same. */
function FitDrawing({ of }: { of: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="overflow-visible w-9 md:w-10"
    >
      {drawings[of]}
    </svg>
  )
}

export interface FitTexts {
  title: string
  intro: string
  groups: readonly {
    key: keyof typeof drawings
    label: string
    title: string
    text: string
    points: readonly string[]
    package: PackageType
  }[]
}

/** "Is this retreat right for you": three kinds of guest side by side, each with a link to the package and its price. */
export function Fit({
  texts,
  packages,
  priceCents,
}: {
  texts: FitTexts
  packages: Record<PackageType, { title: string }>
  /** The current price of either package, in cents. */
  priceCents: number
}) {
  return (
    <section id="about" aria-label={texts.title} className="page-column py-10 md:py-18">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <FoldedRows className="mt-5 md:mt-8 lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0 lg:[&_summary]:min-h-28">
        {texts.groups.map((group) => (
          <FoldedRow
            key={group.key}
            title={
              <span className="block font-display leading-tight font-bold text-balance md:text-xl">
                {group.title}
              </span>
            }
            gist={group.label}
            lead={
              <span className="grid size-12 shrink-0 md:size-14 place-items-center rounded-lg bg-teal-soft text-sea">
                <FitDrawing of={group.key} />
              </span>
            }
          >
            <p className="text-ink-soft">{group.text}</p>
            <ul className="mt-3 flex flex-col gap-1.5">
              {group.points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
                  {point}
                </li>
              ))}
            </ul>
            <a
              href="#pricing"
              className={`${linkStyle} figures mt-2 inline-flex min-h-11 items-center gap-1.5`}
            >
              {packages[group.package].title}, from {formatCents(priceCents)}
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </a>
          </FoldedRow>
        ))}
      </FoldedRows>
    </section>
  )
}
