import { formatCents } from '#domain/money.ts'
import type { TierCardState } from '#domain/pricing.ts'
import type { PackageType } from '#domain/retreats.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { TierCard as Card } from './live-offer.ts'

function disabledLabel(state: Exclude<TierCardState, { state: 'available' }>): string {
  return state.state === 'sold_out' ? 'Sold Out' : `Available After ${state.after}`
}

/** One step of a package's price ladder; only the step in force can be booked. */
export function TierCard({ card, bookLabel }: { card: Card; bookLabel: string }) {
  const { name, packageType, priceCents, state } = card
  const available = state.state === 'available'
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border-2 px-4 py-4 sm:px-5',
        available ? 'border-sea bg-white text-ink' : 'border-line bg-paper text-ink-soft',
      )}
    >
      <h4 className="flex-1 basis-28 leading-snug font-semibold text-balance">{name}</h4>
      <p
        className={classNames(
          'figures font-display leading-none font-bold',
          available ? 'text-3xl' : 'text-2xl',
          state.state === 'sold_out' && 'line-through',
        )}
      >
        {formatCents(priceCents)}
      </p>
      {available ? (
        <BookForm packageType={packageType} label={bookLabel} />
      ) : (
        <Button size="sm" disabled className="text-balance">
          {disabledLabel(state)}
        </Button>
      )}
    </li>
  )
}

/** Goes to /booking with the package in the address; choose-package.ts remembers it instead. */
function BookForm({ packageType, label }: { packageType: PackageType; label: string }) {
  return (
    <form action="/booking" data-choose-package className="mt-2 w-full">
      <input type="hidden" name="package" value={packageType} />
      <Button type="submit" wide native>
        {label}
      </Button>
    </form>
  )
}
