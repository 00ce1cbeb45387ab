import { expect, test } from 'vitest'
import { answeredText, plannedText } from './change-texts.ts'

test.each([
  [{ back: 200 }, 'Can cancel with a refund of €200'],
  [{ back: 0 }, 'Can cancel; nothing received yet'],
])('the text for the guest %j is: %s', (guest, text) => {
  expect(plannedText(guest)).toBe(text)
})

test('only guests who must choose are counted, not those who have left', () => {
  const guests = (['accepted', 'left', 'asked', 'silent', 'ended'] as const).map((state) => ({
    leadId: state,
    name: state,
    phone: null,
    hasFlight: false,
    state,
    answeredAt: null,
    back: 0,
  }))
  expect(answeredText({ guests })).toBe('2 of 4 answered')
})
