import { useEffect, useId, useRef } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { TIER_NAMES, type Tier } from '#domain/price/pricing.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** A price with its tier, in euros: of all who come. */
export interface SeenPrice {
  tier: Tier
  total: number
}

/** The price that the guest saw and the one that the server now asks; nothing is booked before the guest agrees. */
export interface MovedPrice {
  was: SeenPrice
  now: SeenPrice
}

/** Returns why the price has changed, claiming no more than is known. */
export function movedPriceWords({ was, now }: MovedPrice): { title: string; text: string } {
  const nothingTaken = 'Nothing has been booked or charged yet.'
  if (now.total < was.total) {
    return { title: 'The price has gone down', text: `Here’s your new total. ${nothingTaken}` }
  }
  const why =
    was.tier === now.tier
      ? 'The price changed while you were filling in the form.'
      : `The ${TIER_NAMES[was.tier]} spots are gone.`
  return { title: 'The price has gone up', text: `${why} ${nothingTaken}` }
}

/** Replaces Checkout with the new price, large, beside the old one, and asks the guest to accept it. */
export function MovedPriceNotice({
  moved,
  busy,
  onChange,
}: {
  moved: MovedPrice
  busy: boolean
  onChange: () => void
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { was, now } = moved
  const { title, text } = movedPriceWords(moved)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card as="section" aria-labelledby={`${id}-title`} tone="cream" className="flex flex-col gap-4 lg:mb-4">
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} aria-describedby={`${id}-text`} className="text-2xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-ink-soft">
        {text}
      </p>
      <p className="figures flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg border-2 border-amber-deep bg-amber-soft px-4 py-3 text-ink">
        <span>
          <strong className="block">{TIER_NAMES[now.tier]}</strong>
          <span className="text-sm">it was {formatEuros(was.total)}</span>
        </span>
        <strong className="font-display text-4xl leading-none">{formatEuros(now.total)}</strong>
      </p>
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Sending your booking...">
        Continue for {formatEuros(now.total)}
      </Button>
      <Button variant="secondary" size="lg" wide disabled={busy} onClick={onChange}>
        Change my booking
      </Button>
    </Card>
  )
}
