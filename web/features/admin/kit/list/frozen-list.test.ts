import { expect, test } from 'vitest'
import { mergeRows, type FrozenRow } from './frozen-list.ts'

const keyOf = (row: string) => row.charAt(0)

function shown(...rows: string[]): FrozenRow<string>[] {
  return rows.map((row) => ({ row, isGone: false }))
}

/** Returns the rows after an answer, such as "b gone", and how many are new. */
function after(
  before: readonly FrozenRow<string>[],
  listed: readonly string[],
  { wasWhole = true, isWhole = wasWhole }: { wasWhole?: boolean; isWhole?: boolean } = {},
) {
  const { rows, news } = mergeRows(before, listed, keyOf, { wasWhole, isWhole })
  return { rows: rows.map(({ row, isGone }) => (isGone ? `${row} gone` : row)), news }
}

test('finished rows keep their place, new rows wait, and returning rows are shown again', () => {
  expect(after(shown('a', 'b', 'c'), ['d', 'a', 'c, now 150', 'e'])).toEqual({
    rows: ['a', 'b gone', 'c, now 150'],
    news: 2,
  })
  expect(after([{ row: 'b', isGone: true }, ...shown('c')], ['b', 'c'])).toEqual({
    rows: ['b', 'c'],
    news: 0,
  })
})

test('an empty list stays empty until the operator asks for new rows', () => {
  expect(after([], ['a', 'b'])).toEqual({ rows: [], news: 2 })
  expect(after([], ['a', 'b'], { wasWhole: false })).toEqual({ rows: [], news: 2 })
})

test('in a partial list, rows that move up follow, and rows pushed out are not gone', () => {
  expect(after(shown('a', 'b', 'c'), ['a', 'c', 'd'], { wasWhole: false })).toEqual({
    rows: ['a', 'b gone', 'c', 'd'],
    news: 0,
  })
  expect(after(shown('a', 'b', 'c'), ['n', 'a', 'b'], { wasWhole: false })).toEqual({
    rows: ['a', 'b', 'c'],
    news: 1,
  })
  // If no earlier row is left, all rows are new.
  expect(after(shown('a'), ['x', 'y'], { wasWhole: false })).toMatchObject({ news: 2 })
})

test('rows requested with "Show more" come last, and new rows still wait', () => {
  const isAsked = { wasWhole: false, isWhole: true }
  expect(after(shown('a', 'b'), ['n', 'a', 'b', 'c', 'd'], isAsked)).toEqual({
    rows: ['a', 'b', 'c', 'd'],
    news: 1,
  })
})

test('what comes behind a whole list follows once the list is partial', () => {
  const grown = { wasWhole: true, isWhole: false }
  expect(after(shown('a', 'b'), ['a', 'b', 'c'], grown)).toEqual({ rows: ['a', 'b', 'c'], news: 0 })
})
