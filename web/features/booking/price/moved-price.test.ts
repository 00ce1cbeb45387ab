import { expect, test } from 'vitest'
import type { Tier } from '#domain/price/pricing.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import { specifiedQuote } from '#test/price-list.ts'
import { movedPriceWords } from './moved-price.tsx'

function quote(tier: Tier, foundingMember = false) {
  return quoteInEuros(
    specifiedQuote({
      tier,
      room: 'private',
      foundingMember,
      startsOn: '2025-11-07',
      submittedAt: new Date('2025-09-01T09:00:00Z'),
    }),
  )
}

test('a price increase names the used-up tier as its reason', () => {
  expect(movedPriceWords({ was: quote('super_early_bird'), now: quote('early_bird') })).toEqual({
    title: 'The price has gone up',
    text: 'The Super Early Bird spots are gone. Nothing has been booked or charged yet.',
  })
})

test('a price increase within a tier gives no reason about other guests', () => {
  const { text } = movedPriceWords({ was: quote('early_bird', true), now: quote('early_bird') })
  expect(text).toBe(
    'The price changed while you were filling in the form. Nothing has been booked or charged yet.',
  )
})

test('a lower price is shown as a reduction', () => {
  expect(movedPriceWords({ was: quote('early_bird'), now: quote('super_early_bird') })).toMatchObject({
    title: 'The price has gone down',
  })
})
