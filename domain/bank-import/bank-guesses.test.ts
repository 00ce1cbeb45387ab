import { expect, test } from 'vitest'
import { guessGuests, type GuessCandidate } from './bank-guesses.ts'
import { hasName, nameSpellings, nameWordsIn } from './name-spellings.ts'

const someone = (leadId: string, differences: Partial<GuessCandidate>): GuessCandidate => ({
  leadId,
  firstName: null,
  lastName: null,
  phone: null,
  startsOn: '2026-12-11',
  isLive: true,
  references: [],
  code: '____',
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
    [{ leadId: 'sam', reasons: ['same name', 'its month in the text'] }],
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
  expect(guessGuests(line, [zoe, sam, ...others])).toMatchObject(guesses)
})

test('a phone number matches in any notation, and names match without regard to accents or case', () => {
  const candidates = [
    someone('mueller', { lastName: 'Müller', phone: '+32 (0)470 12 10 20' }),
    someone('lefevre', { firstName: 'Élodie', lastName: 'Lefèvre' }),
  ]
  expect(guessGuests({ text: 'tel 0470/121020', amountCents: 1 }, candidates)).toEqual([
    { leadId: 'mueller', reasons: ['same phone number'], isLikeliest: true },
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

test.each([
  ['DHAESE JAN', 'D’Haese'],
  ['D HAESE', "d'Haese"],
  ['NDIAYE FATOU', 'N’Diaye'],
  ['OBRIEN', 'O’Brien'],
  ["O'BRIEN", 'OBrien'],
  ['VANDENBERG', 'van den Berg'],
  ['Van den Berg', 'Vandenberg'],
  ['MUELLER', 'Müller'],
  ['MULLER', 'Müller'],
  ['MULLER', 'Mueller'],
  ['Müller', 'Mueller'],
  ['GROSS', 'Groß'],
  ['PEETERS-WILLEMS', 'Peeters'],
  ['JEAN PIERRE', 'Jean-Pierre'],
])('the text %j has the name %j in one of its spellings', (text, name) => {
  expect(hasName(nameSpellings(text), name)).toBe(true)
})

test.each([
  ['HAESEN', 'D’Haese'],
  ['BERGMANN', 'van den Berg'],
  ['SAMANTHA', 'Sam'],
  ['LI NA', 'Li'],
  ['', 'Jallow'],
  ['JALLOW', ''],
])('the text %j does not have the name %j', (text, name) => {
  expect(hasName(nameSpellings(text), name)).toBe(false)
})

const REFERENCES = ['KITE-DEPOSIT-2025-JALLOW-7K2M', 'KITE-FULL-2025-JALLOW-7K2M']
const awa = someone('awa', { lastName: 'Jallow', references: REFERENCES, code: '7K2M' })

test.each([
  ['its code alone', 'from grandma 7K2M', 'the code of the reference'],
  ['a letter that is wrong', 'KITE-DEPOSIT-2025-JALLOW-7K2N', 'almost the reference'],
  ['a letter that is wrong at its start', 'KYTE DEPOSIT 2025 JALLOW7K2M', 'almost the reference'],
  ['a letter that is missing', 'KITE-DEPOSIT-2025-JALOW-7K2MM', 'almost the reference'],
  ['a letter too many', 'KITEDEPOSIT2025JALLLOW7K2M', 'almost the reference'],
  ['its end cut off', 'KITE-DEPOSIT-2025-JALL', 'almost the reference'],
  [
    'its end cut off before an account',
    'Granny · KITE-DEPOSIT-2025-JALL · BE71096123456769',
    'almost the reference',
  ],
  ['its code cut off', 'KITE DEPOSIT 2025 JALLOW and more', 'almost the reference'],
])('a reference with %s suggests its booking', (_, text, reason) => {
  const [guess] = guessGuests({ text, amountCents: 1 }, [zoe, awa])
  expect(guess).toMatchObject({ leadId: 'awa', isLikeliest: true })
  expect(guess?.reasons).toContain(reason)
})

test.each(['KITE-DEPOSIT-2025-PEETERS-8N3P', 'KITE DEPOSIT 2025', 'FULL MOON 7K2', '17K2M9'])(
  'the text %j is no part of the reference',
  (text) => {
    expect(guessGuests({ text, amountCents: 1 }, [awa])).toEqual([])
  },
)

test('guests with a place come first, and none is the likeliest where two fit alike', () => {
  const twins = ['a', 'b'].map((id) => someone(id, { lastName: 'Peeters' }))
  const cancelled = someone('gone', { lastName: 'Peeters', firstName: 'Zoe', isLive: false })
  const line = { text: 'Zoe Peeters', amountCents: 1 }
  expect(guessGuests(line, [cancelled, ...twins])).toMatchObject([
    { leadId: 'a', isLikeliest: false },
    { leadId: 'b', isLikeliest: false },
    { leadId: 'gone', isLikeliest: false },
  ])
  expect(guessGuests(line, [...twins, zoe])[0]).toMatchObject({ leadId: 'zoe', isLikeliest: true })
})
