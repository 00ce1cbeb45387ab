import { expect, test } from 'vitest'
import { foldCharacters, searchTerms } from './search-text.ts'

test.each([
  ['Müller', 'Muller'],
  ['Müller'.normalize('NFD'), 'Muller'],
  ['LEFÈVRE', 'LEFEVRE'],
  ['Weiß', 'Weiss'],
  ['Yılmaz İnce', 'Yilmaz Ince'],
  ['Søren Ægir Łęcki Đurić', 'Soren AEgir Lecki Duric'],
  ['Nguyễn', 'Nguyen'],
  ['O’Brien', "O'Brien"],
  ['Dec 5–12', 'Dec 5-12'],
  ['“quoted”', '"quoted"'],
  ['Иванова 🪁 %_\\', 'Иванова 🪁 %_\\'],
])('%s is searched as %s', (text, folded) => {
  expect(foldCharacters(text)).toBe(folded)
})

test.each([
  ['', null],
  [' \u00a0 ', null],
  [
    '  Smet  Sophie ',
    { phrase: 'Smet Sophie', words: [['Smet'], ['Sophie']], joined: 'SmetSophie', phones: [] },
  ],
  ['12', { phrase: '12', words: [['12']], joined: '12', phones: [] }],
  ['470', { phrase: '470', words: [['470']], joined: '470', phones: ['470'] }],
  ['0470', { phrase: '0470', words: [['0470']], joined: '0470', phones: ['0470', '470'] }],
  ['300 12-34', { phrase: '300 12-34', words: [['300 12-34']], joined: '3001234', phones: ['3001234'] }],
  ['d’Haese', { phrase: "d'Haese", words: [["d'Haese"]], joined: 'dHaese', phones: [] }],
  ['Müller', { phrase: 'Muller', words: [['Muller', 'Mueller']], joined: 'Muller', phones: [] }],
  // Two zeros may be in the middle of a number, so they are no international prefix.
  ['0012', { phrase: '0012', words: [['0012']], joined: '0012', phones: ['0012'] }],
])('the search %j has the terms %j', (search, terms) => {
  expect(searchTerms(search)).toEqual(terms)
})

test.each([
  ['0470 12 10 20', '470121020'],
  ['+32 470 12 10 20', '32470121020'],
  ['+32 470 12 10 20', '0470121020'],
  ['+32 (0)470 12 10 20', '32470121020'],
  ['0032 470/12.10.20', '0470121020'],
  ['+220 300 1234', '03001234'],
  ['+1 415 555 0100', '04155550100'],
])('a search for %s finds a phone number stored as %s', (search, stored) => {
  expect(searchTerms(search)?.phones).toContain(stored)
})

test('a date is searched for as typed', () => {
  expect(searchTerms('2025-12-05')).toMatchObject({ phrase: '2025-12-05', words: [['2025-12-05']] })
})
