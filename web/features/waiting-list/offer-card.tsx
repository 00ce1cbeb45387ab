import { Clock, Info } from 'lucide-react'
import { useState } from 'react'
import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { BRUSSELS } from '#domain/base/guest-time.ts'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import { airportTaxDay } from '#domain/order/order-schedule.ts'
import { balanceDueOn, TIER_NAMES } from '#domain/price/pricing.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS, DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { api } from '#web/api/client.ts'
import { HoldRing } from '#web/booking-status/hold-ring.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button, ButtonLink } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PaymentDays, PriceLines } from '#web/ui/price-lines.tsx'
import type { EntryCard } from './entry-card.tsx'
import { LeaveButton, LeaveQuestion } from './rank-card.tsx'

/** Free places with today's price: held until an instant, or near the start for whoever books first. */
export function OfferCard({ token, entry, tiers, now, asks, onChanged, onLeft }: EntryCard) {
  const { offer, emailedTotal } = entry
  const total = offer?.total ?? null
  const isDearer = total !== null && emailedTotal !== null && total > emailedTotal
  const size = entry.kiters + entry.nonKiters
  return (
    <div className="flex flex-col gap-3">
      {offer ? (
        <div className="flex items-center justify-between gap-4">
          <p>
            <span className="block text-sm font-semibold text-coral-deep">
              {size === 1 ? 'We’re holding it for you until' : 'We’re holding them for you until'}
            </span>
            <strong className="figures font-display text-2xl">
              <GuestTime at={new Date(offer.until)} kept={BRUSSELS} />
            </strong>
          </p>
          <HoldRing until={new Date(offer.until)} now={now} />
        </div>
      ) : (
        <Notice tone="warning" title="First come, first served">
          We’ve told everyone on the list, and we can’t hold {size === 1 ? 'it' : 'them'}.
        </Notice>
      )}
      {tiers && <Bill entry={entry} tiers={tiers} now={now} />}
      {isDearer ? (
        <Notice tone="warning" title={`The price is now ${formatEuros(total)}.`}>
          It was {formatEuros(emailedTotal)} when we emailed you. Nothing is ordered.
        </Notice>
      ) : (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Info aria-hidden className="size-5 shrink-0 text-teal-deep" />
          Today’s price. It’s fixed when you order.
        </p>
      )}
      <ButtonLink href={`/booking?offer=${token}`} size="lg" className="max-sm:w-full sm:self-start">
        {isDearer ? `Go on at ${formatEuros(total)}` : takeLabel(offer !== null, size)}
      </ButtonLink>
      <p className="text-sm text-ink-soft">Next: your details, then check and pay.</p>
      {offer && <LetPass {...{ token, entry, asks, onChanged }} />}
      {!offer && asks && <LeaveQuestion {...{ token, onLeft }} selectedDate={entry.selectedDate} />}
      {!offer && !asks && (
        <div className="-ml-4">
          <LeaveButton token={token} label="Leave the list" onLeft={onLeft} />
        </div>
      )}
    </div>
  )
}

function takeLabel(isHeld: boolean, size: number): string {
  if (size === 1) return isHeld ? 'Take the place' : 'Book the place'
  return isHeld ? 'Take the places' : 'Book the places'
}

function Bill({ entry, tiers, now }: { entry: WaitingEntryView; tiers: PricingTiers; now: Date }) {
  const { tier, price } = tiers.kiter
  const { kiters, nonKiters, startsOn } = entry
  const size = kiters + nonKiters
  const line = (count: number, name: string) =>
    count === 0
      ? []
      : [
          {
            label: count === 1 ? `${name}, ${TIER_NAMES[tier]}` : `${count} × ${name}, ${TIER_NAMES[tier]}`,
            amount: formatEuros(count * price),
          },
        ]
  const total = size * price
  const deposit = size * eurosFromCents(DEPOSIT_CENTS)
  const balanceOn = formatShortDay(balanceDueOn(startsOn, now), banjulDay(now))
  return (
    <div>
      <PriceLines
        lines={[
          ...line(kiters, PACKAGE_NAMES.kiter),
          ...line(nonKiters, PACKAGE_NAMES['non-kiter']),
          { label: 'Shared room', amount: 'Included' },
          { label: 'Total', amount: formatEuros(total), weight: 'total' },
        ]}
      />
      <PaymentDays
        days={[
          { when: 'Today', amount: formatEuros(deposit) },
          { when: `By ${balanceOn}`, amount: formatEuros(total - deposit) },
          airportTaxDay(size * 2 * AIRPORT_TAX_EACH_WAY_CENTS),
        ]}
      />
    </div>
  )
}

/** Lets the offer pass to the next, which ends the entry; asks first. */
function LetPass({
  token,
  entry,
  asks,
  onChanged,
}: Pick<EntryCard, 'token' | 'entry' | 'asks' | 'onChanged'>) {
  const [isAsked, setAsked] = useState(asks)
  const decline = useCall({
    call: () => api('POST', '/api/waiting-list/{token}/decline', { params: { token } }),
    onSuccess: () => onChanged({ ...entry, state: 'declined', rank: null, offer: null }),
    onError: (error) => showFailure(error, 'We couldn’t let it pass', 'Please try again in a moment.'),
  })
  if (!isAsked) {
    return (
      <Button variant="link" size="sm" className="-ml-4 self-start" onClick={() => setAsked(true)}>
        Let it pass
      </Button>
    )
  }
  return (
    <Notice tone="warning" title="Let it pass?">
      <p>We offer it to the next person and take you off the list.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setAsked(false)}>
          <Clock aria-hidden className="size-4" />
          Keep the offer
        </Button>
        <Button
          variant="danger-outline"
          size="sm"
          busy={decline.isPending}
          busyLabel="Passing on..."
          onClick={() => decline.run()}
        >
          Let it pass
        </Button>
      </div>
    </Notice>
  )
}
