import { expect, test } from 'vitest'
import { capitalised, counted, listed } from './wording.ts'

test.each([
  [0, '0 guests'],
  [1, '1 guest'],
  [2, '2 guests'],
])('%i is written as "%s"', (count, words) => {
  expect(counted(count, 'guest')).toBe(words)
})

test('a number of things that gets no "s" names its plural', () => {
  expect(counted(1, 'guest needs one', 'guests need one')).toBe('1 guest needs one')
  expect(counted(3, 'guest needs one', 'guests need one')).toBe('3 guests need one')
})

test.each([
  [[], ''],
  [['Awa'], 'Awa'],
  [['Awa', 'Bo'], 'Awa and Bo'],
  [['Awa', 'Bo', 'Cem'], 'Awa, Bo and Cem'],
])('%j is written as "%s"', (names, words) => {
  expect(listed(names)).toBe(words)
})

test('only the first letter of a text becomes a capital', () => {
  expect(capitalised('the deposit of Awa')).toBe('The deposit of Awa')
  expect(capitalised('')).toBe('')
})
