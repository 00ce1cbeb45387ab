import { ArrowRight, Check, Palette, Sprout, TrendingUp } from 'lucide-react'
import { formatCents } from '#domain/base/money.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { SectionHeading } from './section-heading.tsx'

const icons = { beginner: Sprout, progressing: TrendingUp, companion: Palette }

/** "Is this retreat right for you": three kinds of guest side by side, each with a link to the package and its price. */
export function Fit({
  texts,
  packages,
  priceCents,
}: {
  texts: SiteContent['landing']['fit']
  packages: Record<PackageType, { title: string }>
  /** The current price of either package, in cents. */
  priceCents: number
}) {
  return (
    <section id="about" aria-label={texts.title} className="page-column py-10 md:py-18">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <FoldedRows className="mt-5 md:mt-8 lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0 lg:[&_summary]:min-h-30">
        {texts.groups.map(({ key, ...group }) => {
          const Icon = icons[key]
          return (
            <FoldedRow
              key={key}
              title={
                <span className="block font-display leading-tight font-bold md:text-xl">{group.title}</span>
              }
              gist={group.label}
              lead={
                <span className="grid size-12 shrink-0 md:size-14 place-items-center rounded-lg bg-teal-soft text-teal-deep">
                  <Icon aria-hidden className="size-6 md:size-7" />
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
          )
        })}
      </FoldedRows>
    </section>
  )
}
