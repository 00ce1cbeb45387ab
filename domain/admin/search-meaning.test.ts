import { expect, test } from 'vitest'
import { searchMeaning } from './search-meaning.ts'

test.each([
  ['200', 20_000],
  ['200,50', 20_050],
  ['€1,230', 123_000],
  ['1.230,00 €', 123_000],
  ['EUR 950', 95_000],
  ['950 euro', 95_000],
  ['0.50', 50],
  ['0470', null],
  ['0', null],
  ['-200', null],
  ['12.345.678', null],
  ['awa 200', null],
  ['', null],
])('a search for %j means the amount %j', (search, cents) => {
  expect(searchMeaning(search).amountCents).toBe(cents)
})

test.each([
  ['R-2025-0001', { kinds: ['receipt'], year: 2025, number: 1 }],
  ['c-2025-12345', { kinds: ['credit_note'], year: 2025, number: 12_345 }],
  ['r 2025 1', { kinds: ['receipt'], year: 2025, number: 1 }],
  ['R2025-0007', { kinds: ['receipt'], year: 2025, number: 7 }],
  ['2025-0007', { kinds: ['receipt', 'credit_note'], year: 2025, number: 7 }],
  ['R-2025-0000', null],
  ['2025-12', null],
  ['X-2025-0001', null],
  ['R-2025', null],
])('a search for %j means the document %j', (search, document) => {
  expect(searchMeaning(search).document).toEqual(document)
})

const JAN_9 = { day: 9, month: 1, year: null }

test.each([
  ['9 januari', JAN_9],
  ['9 jan', JAN_9],
  ['9 jan.', JAN_9],
  ['9 JANVIER', JAN_9],
  ['9th January', JAN_9],
  ['Jan 9', JAN_9],
  ['9jan', JAN_9],
  ['9/1', JAN_9],
  ['09-01', JAN_9],
  ['9.1.', null],
  ['9/1/26', { ...JAN_9, year: 2026 }],
  ['January 9, 2026', { ...JAN_9, year: 2026 }],
  ['2026-01-09', { ...JAN_9, year: 2026 }],
  ['1er mars', { day: 1, month: 3, year: null }],
  ['3 mrt', { day: 3, month: 3, year: null }],
  ['2 août', { day: 2, month: 8, year: null }],
  ['5 févr.', { day: 5, month: 2, year: null }],
  ['6 mei', { day: 6, month: 5, year: null }],
  ['7 juin', { day: 7, month: 6, year: null }],
  // "ju" and "jui" start two month names, and "9/13" is no date when the day comes first.
  ['7 jui', null],
  ['9/13', null],
  ['30 feb', null],
  ['29 feb', { day: 29, month: 2, year: null }],
  ['0 jan', null],
  ['32 jan', null],
  ['9 kites', null],
  ['januari', null],
])('a search for %j means the day %j', (search, day) => {
  expect(searchMeaning(search).day).toEqual(day)
})

test.each([
  ['KITE-DEPOSIT-2025-JALLOW-7K2M', { year: 2025, surname: null, suffix: '7K2M' }],
  ['KITEFULL2025JALLOW7K2M', { year: 2025, surname: null, suffix: '7K2M' }],
  ['KITE-DEPOSIT-2025-JALLOW', { year: 2025, surname: 'JALLOW', suffix: null }],
  ['kite balance 2026 van den bérg', { year: 2026, surname: 'VANDENBERG', suffix: 'BERG' }],
  // The last four letters of this surname may be a suffix.
  ['KITE-DEPOSIT-2025-CAMARA', { year: 2025, surname: 'CAMARA', suffix: 'MARA' }],
  ['KITE-DEPOSIT-2025-JALLOW-????', { year: 2025, surname: null, suffix: null }],
  ['KITE-DEPOSIT-2025', null],
  ['KITE', null],
])('a search for %j means the reference %j', (search, reference) => {
  expect(searchMeaning(search).reference).toEqual(reference)
})
