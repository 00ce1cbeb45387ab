import { expect, test } from 'vitest'
import { standing, type Standing } from './frozen-list.ts'

const keyOf = (row: string) => row.charAt(0)

function shown(...rows: string[]): Standing<string>[] {
  return rows.map((row) => ({ row, isGone: false }))
}

/** What stands after the server has answered: "b gone", and how many are new or come later. */
function after(
  before: readonly Standing<string>[],
  listed: readonly string[],
  { isWhole = true, asksMore = false } = {},
) {
  const { rows, news, later } = standing(before, listed, keyOf, { isWhole, asksMore })
  return { rows: rows.map(({ row, isGone }) => (isGone ? `${row} gone` : row)), news, later }
}

test('what is done stays in its place, what is new waits, and what comes back is there again', () => {
  expect(after(shown('a', 'b', 'c'), ['d', 'a', 'c, now 150', 'e'])).toEqual({
    rows: ['a', 'b gone', 'c, now 150'],
    news: 2,
    later: 0,
  })
  const back = standing([{ row: 'b', isGone: true }, ...shown('c')], ['b', 'c'], keyOf, {
    isWhole: true,
    asksMore: false,
  })
  expect(back).toEqual({ rows: shown('b', 'c'), news: 0, later: 0 })
})

test('an open list that was empty stays so until she asks for what has come', () => {
  expect(after([], ['a', 'b'])).toEqual({ rows: [], news: 2, later: 0 })
  expect(after([], ['a', 'b'], { isWhole: false })).toEqual({ rows: [], news: 2, later: 0 })
})

test('of a part of a list, what moves up to its end is no news, and what is pushed out of it is not gone', () => {
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
  // With nothing left of what was there, all of it is new.
  expect(after(shown('a'), ['x', 'y'], { isWhole: false })).toMatchObject({ news: 2, later: 0 })
})

test('what she asks for with "Show more" comes behind the rest, and news still wait', () => {
  expect(after(shown('a', 'b'), ['n', 'a', 'b', 'c', 'd'], { isWhole: false, asksMore: true })).toEqual({
    rows: ['a', 'b', 'c', 'd'],
    news: 1,
    later: 0,
  })
})
