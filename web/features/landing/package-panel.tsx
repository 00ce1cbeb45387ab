import { Check, X } from 'lucide-react'
import type { PackageType } from '#domain/retreats.ts'
import type { TierCard as Card } from './live-offer.ts'
import { TierCard } from './tier-card.tsx'

export interface PackageTexts {
  title: string
  cardSuffix: string
  summary: string
  includes: readonly string[]
  excludes: readonly string[]
  button: string
}

/** Where a package stands on the page. */
export function packageAnchor(packageType: PackageType): string {
  return `${packageType}-package`
}

/** One package: what it is, its price ladder, what is in it and what is not. */
export function PackagePanel({
  packageType,
  texts,
  cards,
}: {
  packageType: PackageType
  texts: PackageTexts
  cards: readonly Card[]
}) {
  return (
    <div id={packageAnchor(packageType)} className="flex flex-col">
      <h3 className="text-3xl">{texts.title}</h3>
      <p className="mt-2 text-lg text-ink-soft lg:min-h-[2lh]">{texts.summary}</p>
      <ul aria-label={`Prices of the ${texts.title.toLowerCase()}`} className="mt-6 flex flex-col gap-3">
        {cards.map((card) => (
          <TierCard key={card.name} card={card} bookLabel={texts.button} />
        ))}
      </ul>
      <h4 className="mt-8 font-semibold">In the package</h4>
      <ul className="mt-3 flex flex-col gap-2.5">
        {texts.includes.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
            {item}
          </li>
        ))}
        {texts.excludes.map((item) => (
          <li key={item} className="flex gap-2.5 text-ink-soft">
            <X aria-hidden className="mt-1 size-4.5 shrink-0" strokeWidth={3} />
            <span>
              <span className="sr-only">Not included: </span>
              {item}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
