import { expect, test } from 'vitest'
import { mergeRows, type FrozenRow } from './frozen-list.ts'

const keyOf = (row: string) => row.charAt(0)

function shown(...rows: string[]): FrozenRow<string>[] {
  return rows.map((row) => ({ row, isGone: false }))
}

/** Returns the rows after an answer, such as "b gone", and how many are new or come later. */
function after(
  before: readonly FrozenRow<string>[],
  listed: readonly string[],
  { isWhole = true, asksMore = false } = {},
) {
  const { rows, news, later } = mergeRows(before, listed, keyOf, { isWhole, asksMore })
  return { rows: rows.map(({ row, isGone }) => (isGone ? `${row} gone` : row)), news, later }
}

test('finished rows keep their place, new rows wait, and returning rows are shown again', () => {
  expect(after(shown('a', 'b', 'c'), ['d', 'a', 'c, now 150', 'e'])).toEqual({
    rows: ['a', 'b gone', 'c, now 150'],
    news: 2,
    later: 0,
  })
  const back = mergeRows([{ row: 'b', isGone: true }, ...shown('c')], ['b', 'c'], keyOf, {
    isWhole: true,
    asksMore: false,
  })
  expect(back).toEqual({ rows: shown('b', 'c'), news: 0, later: 0 })
})

test('an empty list stays empty until the operator asks for new rows', () => {
  expect(after([], ['a', 'b'])).toEqual({ rows: [], news: 2, later: 0 })
  expect(after([], ['a', 'b'], { isWhole: false })).toEqual({ rows: [], news: 2, later: 0 })
})

test('in a partial list, rows that move up are not new, and rows pushed out are not gone', () => {
  expect(after(shown('a', 'b', 'c'), ['a', 'c', 'd'], { isWhole: false })).toEqual({
    rows: ['a', 'b gone', 'c'],
    news: 0,
    later: 1,
  })
  expect(after(shown('a', 'b', 'c'), ['n', 'a', 'b'], { isWhole: false })).toEqual({
    rows: ['a', 'b', 'c'],
    news: 1,
    later: 0,
  })
  // If no earlier row is left, all rows are new.
  expect(after(shown('a'), ['x', 'y'], { isWhole: false })).toMatchObject({ news: 2, later: 0 })
})

test('rows requested with "Show more" come last, and new rows still wait', () => {
  expect(after(shown('a', 'b'), ['n', 'a', 'b', 'c', 'd'], { isWhole: false, asksMore: true })).toEqual({
    rows: ['a', 'b', 'c', 'd'],
    news: 1,
    later: 0,
  })
})
