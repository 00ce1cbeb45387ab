import { useState } from 'react'

/** A row as it stands on the screen; `isGone` once the server does not list it any more. */
export interface Standing<T> {
  row: T
  isGone: boolean
}

/** What has come since a list was opened and is not shown yet. */
export interface News {
  count: number
  show: () => void
}

interface StandingList<T> {
  rows: readonly Standing<T>[]
  news: News
  /** Whether nothing is left to do in it: what stands there is done, and nothing is new. */
  isEmpty: boolean
  /** How many more the server has, for "Show more": news are not among them. */
  left: number
}

interface Listed<T> {
  /** What the server lists now; undefined as long as that is not known. */
  listed: readonly T[] | undefined
  keyOf: (row: T) => string
  /** Which list it is: filter, order, search. Another one begins anew. */
  list?: string
  /** How many rows or pages of it were asked for: it grows with "Show more". */
  asked?: number
  /** How many there are in all, where the server gives a part of them. */
  total?: number | undefined
  /** What is listed was read at an earlier visit, and its answer of now is on its way. */
  isOpening?: boolean
}

/**
 * The rows of a list that is asked for news, each in its place for as long as the page is open: what is done stays where it was, and
 * what is new waits until she asks for it. Nothing slides under the finger (two taps on one spot once booked two guests' payments).
 */
export function useFrozenList<T>({
  listed,
  keyOf,
  list = '',
  asked = 0,
  total = listed?.length ?? 0,
  isOpening = false,
}: Listed<T>): StandingList<T> {
  const [state, setState] = useState<State<T>>({ list: null, asked, rows: [] })
  const isWhole = listed !== undefined && listed.length >= total
  const now = listed && standing(state.rows, listed, keyOf, { isWhole, asksMore: asked > state.asked })
  const next: State<T> =
    now === undefined
      ? state
      : { list, asked, rows: state.list !== list || isOpening ? freshRows(listed) : now.rows }
  // React's own way of deriving state from what a render is given: it renders once more, before anything is painted.
  if (!isSame(state, next)) setState(next)
  const isHeld = next.rows === now?.rows
  const count = isHeld ? now.news : 0
  return {
    rows: next.rows,
    news: { count, show: () => setState({ list, asked, rows: freshRows(listed) }) },
    isEmpty: count === 0 && next.rows.every(({ isGone }) => isGone),
    left: Math.max(0, total - (listed?.length ?? 0)) + (isHeld ? now.later : 0),
  }
}

/** The news of several lists on one page, shown together. */
export function joinNews(...lists: readonly { news: News }[]): News {
  return {
    count: lists.reduce((sum, { news }) => sum + news.count, 0),
    show: () => {
      for (const { news } of lists) news.show()
    },
  }
}

interface State<T> {
  /** Null before anything was listed. */
  list: string | null
  asked: number
  rows: readonly Standing<T>[]
}

function freshRows<T>(listed: readonly T[] | undefined): Standing<T>[] {
  return (listed ?? []).map((row) => ({ row, isGone: false }))
}

/**
 * The rows after the server has answered anew: each where it was, and behind them what she has asked for with "Show more". `news` counts
 * what else is listed; `later` what has only moved up to the end of the part that the server gives, and is no news.
 */
export function standing<T>(
  before: readonly Standing<T>[],
  listed: readonly T[],
  keyOf: (row: T) => string,
  { isWhole, asksMore }: { isWhole: boolean; asksMore: boolean },
): { rows: Standing<T>[]; news: number; later: number } {
  const places = new Map(listed.map((row, index) => [keyOf(row), index]))
  const placeOf = ({ row }: Standing<T>) => places.get(keyOf(row)) ?? -1
  const end = before.findLastIndex((each) => placeOf(each) >= 0)
  const kept = before.map((each, index) => {
    const row = listed[placeOf(each)]
    if (row !== undefined) return { row, isGone: false }
    // At the end of a part it may only have been pushed out of it.
    return { row: each.row, isGone: isWhole || index < end || each.isGone }
  })
  const last = Math.max(-1, ...before.map(placeOf))
  const known = new Set(before.map(({ row }) => keyOf(row)))
  const unknown = listed.filter((row) => !known.has(keyOf(row)))
  const behind = unknown.filter((row) => (places.get(keyOf(row)) ?? -1) > last)
  if (asksMore)
    return { rows: [...kept, ...freshRows(behind)], news: unknown.length - behind.length, later: 0 }
  const later = isWhole || last < 0 ? 0 : behind.length
  return { rows: kept, news: unknown.length - later, later }
}

function isSame<T>(a: State<T>, b: State<T>): boolean {
  return (
    a.list === b.list &&
    a.asked === b.asked &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, index) => row.row === b.rows[index]?.row && row.isGone === b.rows[index].isGone)
  )
}
