import { expect, test } from 'vitest'
import type { Tier } from '#domain/price/pricing.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import { specifiedQuote } from '#test/price-list.ts'
import { movedPriceWords } from './moved-price.ts'

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

test('a tier that is used up is named as the reason', () => {
  expect(movedPriceWords({ was: quote('super_early_bird'), now: quote('early_bird') })).toEqual({
    title: 'The price has moved on',
    text: 'Others booked while you were filling this in, so the Super Early Bird spots are gone. Nothing has been taken or booked.',
  })
})

test('where it is no tier, nothing is claimed of others', () => {
  const { text } = movedPriceWords({ was: quote('early_bird', true), now: quote('early_bird') })
  expect(text).toBe('The price has changed while you were filling this in. Nothing has been taken or booked.')
})

test('a lower price is not said to have moved on', () => {
  expect(movedPriceWords({ was: quote('early_bird'), now: quote('super_early_bird') })).toMatchObject({
    title: 'The price is lower',
  })
})
