import { expect, test } from 'vitest'
import { answeredText, plannedText, increaseText } from './change-texts.ts'

test.each([
  [{ state: 'asked', back: 200 }, 'can cancel with a refund of €200'],
  [{ state: 'asked', back: 0 }, 'can cancel; nothing received yet'],
  [{ state: 'told', back: 200 }, 'told; can’t cancel because of it'],
] as const)('the text for the guest %j is: %s', (guest, text) => {
  expect(plannedText(guest)).toBe(text)
})

test('a price increase is shown with its percentage, and no increase shows nothing', () => {
  expect(increaseText({ rise: 76.01, risePercent: 8.01 })).toBe('+€76.01, 8.01% of the price')
  expect(increaseText({ rise: 0, risePercent: 0 })).toBe('')
})

test('only guests who must choose are counted, not those who were told or have left', () => {
  const guests = (['accepted', 'left', 'asked', 'silent', 'told', 'ended'] as const).map((state) => ({
    leadId: state,
    name: state,
    phone: null,
    hasFlight: false,
    state,
    rise: 0,
    risePercent: 0,
    answeredAt: null,
    back: 0,
  }))
  expect(answeredText({ guests })).toBe('2 of 4 answered')
})
