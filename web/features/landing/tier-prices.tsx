import { tierBadgeTone, type BadgeTone as Urgency } from '#domain/scarcity.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { TierCard as Card, TierSpots } from './live-offer.ts'
import { TierCard } from './tier-card.tsx'

const badgeTones: Record<Urgency, BadgeTone> = {
  destructive: 'destructive',
  default: 'default',
  secondary: 'quiet',
}

/** A tier: its card of either package, side by side. */
interface TierRow {
  name: string
  cards: readonly { card: Card; bookLabel: string }[]
  /** One count for both packages; null where nothing is counted any more. */
  spots: TierSpots | null
}

/** What it costs, tier by tier. */
export function TierPrices({
  rows,
  priceNote,
  sharedSpots,
}: {
  rows: readonly TierRow[]
  priceNote: string
  sharedSpots: string
}) {
  return (
    <div>
      <h3>What it costs</h3>
      <ul aria-label="Prices" className="mt-3 flex flex-col gap-3">
        {rows.map(({ name, cards, spots }) => (
          <li key={name} className="flex flex-col gap-1.5">
            <ul aria-label={name} className="grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1">
              {cards.map(({ card, bookLabel }) => (
                <TierCard key={card.name} card={card} bookLabel={bookLabel} />
              ))}
            </ul>
            {spots && (
              <Badge
                tone={badgeTones[tierBadgeTone(spots)]}
                className="self-center py-0.5! whitespace-nowrap"
              >
                {spots.spotsLeft}/{spots.spots} spots available
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{priceNote}</p>
      {rows.some(({ spots }) => spots !== null) && (
        <p className="mt-1 text-sm text-ink-soft">{sharedSpots}</p>
      )}
    </div>
  )
}
