import { formatCents } from '#domain/money.ts'
import type { TierCardState } from '#domain/pricing.ts'
import type { PackageType } from '#domain/retreats.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { TierCard as Card } from './live-offer.ts'

function disabledLabel(state: Exclude<TierCardState, { state: 'available' }>): string {
  return state.state === 'sold_out' ? 'Sold Out' : `Available After ${state.after}`
}

/** One step of a package's prices; only the step in force can be booked. */
export function TierCard({ card, bookLabel }: { card: Card; bookLabel: string }) {
  const { name, packageType, priceCents, state } = card
  const available = state.state === 'available'
  return (
    <li
      className={classNames(
        'flex flex-col gap-1.5 rounded-lg border-2 p-2.5 sm:p-4',
        available ? 'border-sea bg-white text-ink' : 'border-line bg-paper text-ink-soft',
      )}
    >
      <h4 className="grow text-sm leading-snug font-semibold text-balance">{name}</h4>
      <p
        className={classNames(
          'figures font-display leading-none font-bold',
          available ? 'text-2xl' : 'text-xl',
          state.state === 'sold_out' && 'line-through',
        )}
      >
        {formatCents(priceCents)}
      </p>
      {available ? (
        <BookForm packageType={packageType} label={bookLabel} />
      ) : (
        <Button size="sm" disabled wide className="min-h-10! px-1! py-0.5! text-xs! text-balance">
          {disabledLabel(state)}
        </Button>
      )}
    </li>
  )
}

/** Goes to /booking with the package in the address; choose-package.ts remembers it instead. */
function BookForm({ packageType, label }: { packageType: PackageType; label: string }) {
  return (
    <form action="/booking" data-choose-package>
      <input type="hidden" name="package" value={packageType} />
      <Button type="submit" variant="sea" size="sm" wide native className="px-1! max-lg:text-[0.875rem]">
        {label}
      </Button>
    </form>
  )
}
