import { ArrowRight, Check } from 'lucide-react'
import { formatCents } from '#domain/money.ts'
import type { PackageType } from '#domain/retreats.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { FitDrawing } from './fit-drawing.tsx'
import { packageAnchor } from './package-panel.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface FitTexts {
  title: string
  intro: string
  groups: readonly {
    key: 'beginner' | 'progressing' | 'companion'
    label: string
    title: string
    text: string
    points: readonly string[]
    package: PackageType
  }[]
}

/** "Is this retreat right for you": three kinds of guest, side by side, each with the way to its package and price. */
export function Fit({
  texts,
  packages,
  priceCents,
}: {
  texts: FitTexts
  packages: Record<PackageType, { title: string }>
  /** What either package costs now. */
  priceCents: number
}) {
  return (
    <section id="about" aria-label={texts.title} className="page-column py-16 md:py-24">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <ul className="mt-12 grid gap-x-10 gap-y-12 md:mt-16 lg:grid-cols-3">
        {texts.groups.map((group) => (
          <li key={group.key} className="flex flex-col border-t-2 border-sea pt-6">
            <FitDrawing of={group.key} className="h-20 self-start text-sea" />
            <p className="mt-5 font-semibold text-coral-deep">{group.label}</p>
            <h3 className="mt-1 text-2xl">{group.title}</h3>
            <p className="mt-3 text-ink-soft">{group.text}</p>
            <ul className="mt-5 flex flex-col gap-2.5">
              {group.points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
                  {point}
                </li>
              ))}
            </ul>
            <a
              href={`#${packageAnchor(group.package)}`}
              className={`${linkStyle} figures mt-5 inline-flex min-h-11 items-center gap-1.5 self-start lg:mt-auto lg:pt-5`}
            >
              {packages[group.package].title}, from {formatCents(priceCents)}
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
