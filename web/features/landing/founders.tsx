import { BadgePercent, Camera, Gift, Wind } from 'lucide-react'
import type { SiteContent } from '#web/shell/page-context.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { SectionHeading } from './section-heading.tsx'

const icons = { discount: BadgePercent, 'founders-pack': Gift, photos: Camera, guarantee: Wind }

/** The benefits of founding members, and the Wind or Win Guarantee with its conditions. */
export function Founders({
  texts: { perks, guarantee },
}: {
  texts: Pick<SiteContent['packages'], 'perks' | 'guarantee'>
}) {
  return (
    <div className="bg-sea text-cream">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={perks.title} light>
          {perks.intro}
        </SectionHeading>
        <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-5 max-[20rem]:grid-cols-1 md:mt-8 lg:grid-cols-4 lg:gap-x-10">
          {perks.items.map((perk) => {
            const Icon = icons[perk.key]
            return (
              <li key={perk.key}>
                <Icon aria-hidden className="size-7 text-amber" strokeWidth={1.75} />
                <h3 className="mt-1.5 text-lg leading-snug text-white">{perk.title}</h3>
                {perk.text !== undefined && <p className="mt-0.5 text-sm">{perk.text}</p>}
              </li>
            )
          })}
        </ul>
        <FoldedRows className="mt-6 md:mt-8">
          <FoldedRow
            title={guarantee.title}
            lead={<Wind aria-hidden className="size-6 shrink-0 text-teal-deep" />}
          >
            <p>{guarantee.text}</p>
            <p className="mt-3 font-semibold">{guarantee.conditionsTitle}</p>
            <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5 marker:text-coral-deep">
              {guarantee.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
            {guarantee.fullDay && <p className="mt-3">{guarantee.fullDay}</p>}
            {guarantee.creditGood && <p className="mt-3">{guarantee.creditGood}</p>}
          </FoldedRow>
        </FoldedRows>
      </div>
    </div>
  )
}
