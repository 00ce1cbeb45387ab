import { expect, test } from 'vitest'
import { changeInWords } from './site-changes.ts'

const NOBODY = { byTier: {}, readAgain: 0, paid: 0 }
const LIST = 'package-travel.stay.excursions'

test.each([
  { path: LIST, before: 'A walk', after: 'A walk\nAbuko', words: 'Excursions: “Abuko” added' },
  { path: LIST, before: 'A walk\nAbuko', after: 'Abuko', words: 'Excursions: “A walk” taken out' },
  { path: LIST, before: 'A walk', after: 'Abuko', words: 'Excursions: “Abuko” added, “A walk” taken out' },
  { path: LIST, before: 'A walk\nAbuko', after: 'Abuko\nA walk', words: 'Excursions: in another order' },
  { path: LIST, before: 'A walk', after: `${'long '.repeat(20)}\nAbuko`, words: 'Excursions' },
  { path: LIST, before: 'A', after: 'B\nC\nD', words: 'Excursions' },
  {
    path: 'business.chat.app',
    before: 'WhatsApp',
    after: 'Telegram',
    words: 'Excursions: WhatsApp → Telegram',
  },
  { path: 'business.offer.coaches', before: '4', after: '5', words: 'Excursions: 4 → 5' },
  { path: 'business.social.handle', before: '@one', after: null, words: 'Excursions: left out' },
  { path: 'place.village', before: null, after: 'A village', words: 'Excursions: new' },
  { path: 'faq.title', before: 'Asked', after: 'Answered', words: 'Excursions' },
])('$path from $before to $after is said as “$words”', ({ words, ...change }) => {
  expect(changeInWords({ ...change, title: 'Excursions', effects: [] }, NOBODY)).toBe(words)
})

test('a changed fact of the law says who reads the order again', () => {
  const change = { path: LIST, title: 'Excursions', before: 'A walk', after: 'A walk\nAbuko', effects: [] }
  expect(changeInWords(change, { ...NOBODY, readAgain: 1 })).toBe(
    'Excursions: “Abuko” added; 1 guest reads the order again',
  )
})
