import { expect, test } from 'vitest'
import { guessGuests, nameWordsIn, type GuessCandidate } from './bank-guesses.ts'

const someone = (leadId: string, differences: Partial<GuessCandidate>): GuessCandidate => ({
  leadId,
  firstName: null,
  lastName: null,
  phone: null,
  startsOn: '2026-12-11',
  amountsCents: [750_00],
  ...differences,
})
const zoe = someone('zoe', { firstName: 'Zoë', lastName: 'Peeters', amountsCents: [900_00] })
const sam = someone('sam', {
  firstName: 'Sam',
  lastName: 'Okafor',
  startsOn: '2027-01-08',
  amountsCents: [1080_00],
})
const others = ['a', 'b', 'c', 'd'].map((id) => someone(id, { firstName: 'Lena', lastName: `Surname ${id}` }))

test.each([
  [
    'a surname with a hyphen, the first name and the sum',
    { text: 'M PEETERS-WILLEMS voor Zoe januari', amountCents: 900_00 },
    [{ leadId: 'zoe', reasons: ['same name', 'first name in the text', 'same amount'] }],
  ],
  [
    'a month beside a name, in another language',
    { text: 'okafor reise januar', amountCents: 10_00 },
    [{ leadId: 'sam', reasons: ['same name', 'January in the text'] }],
  ],
  ['a month alone', { text: 'januari', amountCents: 10_00 }, []],
  [
    'an amount that few owe',
    { text: 'kitesurf', amountCents: 1080_00 },
    [{ leadId: 'sam', reasons: ['same amount'] }],
  ],
  ['an amount that many owe', { text: 'kitesurf', amountCents: 750_00 }, []],
  [
    'an amount that many owe beside a name',
    { text: 'Lena', amountCents: 750_00 },
    ['a', 'b', 'c'].map((leadId) => ({ leadId, reasons: ['first name in the text', 'same amount'] })),
  ],
  [
    'a first name alone',
    { text: 'from Sam', amountCents: 10_00 },
    [{ leadId: 'sam', reasons: ['first name in the text'] }],
  ],
  ['a part of another word', { text: 'Samantha Zoet', amountCents: 10_00 }, []],
  ['nothing at all', { text: '', amountCents: 10_00 }, []],
])('a bank line with %s suggests the expected guests', (_, line, guesses) => {
  expect(guessGuests(line, [zoe, sam, ...others])).toEqual(guesses)
})

test('a phone number matches in any notation, and names match without regard to accents or case', () => {
  const candidates = [
    someone('mueller', { lastName: 'Müller', phone: '+32 (0)470 12 10 20' }),
    someone('lefevre', { firstName: 'Élodie', lastName: 'Lefèvre' }),
  ]
  expect(guessGuests({ text: 'tel 0470/121020', amountCents: 1 }, candidates)).toEqual([
    { leadId: 'mueller', reasons: ['same phone number'] },
  ])
  expect(guessGuests({ text: 'tel 0470/121021', amountCents: 1 }, candidates)).toEqual([])
  expect(guessGuests({ text: 'LEFEVRE ELODIE', amountCents: 1 }, candidates)[0]?.leadId).toBe('lefevre')
  expect(guessGuests({ text: 'MULLER', amountCents: 1 }, candidates)[0]?.leadId).toBe('mueller')
})

test('at most three guests are suggested, the likeliest first', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => someone(id, { lastName: 'Peeters' }))
  const guesses = guessGuests({ text: 'Peeters Zoe', amountCents: 900_00 }, [...all, zoe])
  expect(guesses.map(({ leadId }) => leadId)).toEqual(['zoe', 'a', 'b'])
})

test.each([
  ['VON AWA JALLOW KITE-BALANCE-2025-CLAES-7K2M', 'Awa Jallow', 2],
  ['VON AWA JALLOW KITE-BALANCE-2025-CLAES-7K2M', 'Bo Claes', 1],
  ['KITE-DEPOSIT-2025-JALLOW-7K2M Claes', 'Awa Jallow', 1],
  ['Bo Bo', 'Bo Claes', 0],
  ['Peeters Peeters', 'Zoë Peeters', 1],
  ['', 'Awa Jallow', 0],
  ['Awa Jallow', '', 0],
])('the text %j contains the name %j with %d words', (text, name, words) => {
  expect(nameWordsIn(text, name)).toBe(words)
})
