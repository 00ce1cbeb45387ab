import { TIER_NAMES } from '#domain/price/pricing.ts'
import type { QuoteView } from '#domain/price/quote-view.ts'

/** The price that the guest saw and the one that the server now asks; nothing is booked before the guest agrees. */
export interface MovedPrice {
  was: QuoteView
  now: QuoteView
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
      : `Other people booked while you were filling in the form, so the ${TIER_NAMES[was.tier]} spots are gone.`
  return { title: 'The price has gone up', text: `${why} ${nothingTaken}` }
}
