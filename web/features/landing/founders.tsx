import { BadgePercent, Camera, Gift, Wind, type LucideIcon } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

type PerkKey = 'discount' | 'founders-pack' | 'photos' | 'guarantee'

export interface FoundersTexts {
  perks: { title: string; intro: string; items: readonly { key: PerkKey; title: string; text: string }[] }
  guarantee: { title: string; text: string; conditionsTitle: string; conditions: readonly string[] }
}

const icons: Record<PerkKey, LucideIcon> = {
  discount: BadgePercent,
  'founders-pack': Gift,
  photos: Camera,
  guarantee: Wind,
}

/** What founding members get, and the Wind or Win Guarantee with its conditions. */
export function Founders({ texts: { perks, guarantee } }: { texts: FoundersTexts }) {
  return (
    <div className="bg-sea text-cream">
      <div className="page-column py-16 md:py-24">
        <SectionHeading title={perks.title} light>
          {perks.intro}
        </SectionHeading>
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {perks.items.map((perk) => {
            const Icon = icons[perk.key]
            return (
              <li key={perk.key}>
                <Icon aria-hidden className="size-9 text-amber" strokeWidth={1.75} />
                <h3 className="mt-3 text-white">{perk.title}</h3>
                <p className="mt-1.5">{perk.text}</p>
              </li>
            )
          })}
        </ul>
        <div className="mt-14 grid gap-x-12 gap-y-6 rounded-xl bg-cream p-6 text-ink sm:p-10 lg:grid-cols-2">
          <div>
            <h3 className="text-3xl">{guarantee.title}</h3>
            <p className="mt-3 max-w-md text-lg">{guarantee.text}</p>
          </div>
          <div>
            <h4 className="font-semibold">{guarantee.conditionsTitle}</h4>
            <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-coral-deep">
              {guarantee.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}
