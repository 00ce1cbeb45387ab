import { tierBadgeTone, type BadgeTone as Urgency } from '#domain/scarcity.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { TierSpots } from './live-offer.ts'

const badgeTones: Record<Urgency, BadgeTone> = {
  destructive: 'destructive',
  default: 'default',
  secondary: 'quiet',
}

/** What is left at each price: one count for both packages, and said once; nothing where nothing is counted any more. */
export function TierLadder({ tiers, note }: { tiers: readonly TierSpots[]; note: string }) {
  if (tiers.length === 0) return null
  return (
    <div className="mb-12 grid items-center gap-x-8 gap-y-4 rounded-xl bg-cream px-5 py-5 sm:px-7 lg:grid-cols-[minmax(0,1fr)_auto]">
      <p className="max-w-prose text-ink">{note}</p>
      <ul aria-label="Spots at each price" className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {tiers.map(({ name, spots, spotsLeft }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-col sm:items-start"
          >
            <span className="font-semibold">{name}</span>
            <Badge tone={badgeTones[tierBadgeTone({ spotsLeft, spots })]} className="whitespace-nowrap">
              {spotsLeft}/{spots} spots available
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
