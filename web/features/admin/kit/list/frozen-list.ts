import { useState } from 'react'

/** A row as shown on the screen. `isGone` once the server no longer lists it. */
export interface FrozenRow<T> {
  row: T
  isGone: boolean
}

/** Rows that were added since the list was opened and are not shown yet. */
export interface News {
  count: number
  show: () => void
}

interface FrozenList<T> {
  rows: readonly FrozenRow<T>[]
  news: News
  /** True if nothing is left to do: all shown rows are gone, and none is new. */
  isEmpty: boolean
  /** Number of further rows on the server, for "Show more". */
  left: number
}

interface Listed<T> {
  /** Rows that the server lists now; undefined until known. */
  listed: readonly T[] | undefined
  keyOf: (row: T) => string
  /** Identifies the list by filter, order and search. A change resets it. */
  list?: string
  /** Total number of rows, if the server returns only some. */
  total?: number | undefined
  /** True while `listed` is data of an earlier visit that is being refetched. */
  isOpening?: boolean
}

/**
 * Keeps each row of a refetched list in its place while the page is open: finished rows stay, and new ones wait until the operator shows
 * them. Rows that moved once made two taps on one spot book two guests' payments.
 */
export function useFrozenList<T>({
  listed,
  keyOf,
  list = '',
  total = listed?.length ?? 0,
  isOpening = false,
}: Listed<T>): FrozenList<T> {
  const [state, setState] = useState<State<T>>({ list: null, isWhole: true, rows: [] })
  const isWhole = listed !== undefined && listed.length >= total
  // Nothing can move in an empty list, so it shows what comes.
  const isFresh = state.list !== list || isOpening || state.rows.length === 0
  const now = listed && mergeRows(state.rows, listed, keyOf, { wasWhole: state.isWhole, isWhole })
  const next: State<T> =
    now === undefined ? state : { list, isWhole, rows: isFresh ? freshRows(listed) : now.rows }
  // Setting state during the render is React's way to derive it from props: it renders again before painting.
  if (!isSame(state, next)) setState(next)
  const count = next.rows === now?.rows ? now.news : 0
  return {
    rows: next.rows,
    news: { count, show: () => setState({ list, isWhole, rows: freshRows(listed) }) },
    isEmpty: count === 0 && next.rows.every(({ isGone }) => isGone),
    left: Math.max(0, total - (listed?.length ?? 0)),
  }
}

interface State<T> {
  /** Null until rows were listed. */
  list: string | null
  /** True if the server listed all rows, so that there was nothing to ask for with "Show more". */
  isWhole: boolean
  rows: readonly FrozenRow<T>[]
}

function freshRows<T>(listed: readonly T[] | undefined): FrozenRow<T>[] {
  return (listed ?? []).map((row) => ({ row, isGone: false }))
}

/**
 * Merges the server's new answer into the shown rows: each keeps its place. Rows behind the end of a list that is or was partial follow,
 * because they were asked for with "Show more" or have moved up. `news` counts the other new rows.
 */
export function mergeRows<T>(
  before: readonly FrozenRow<T>[],
  listed: readonly T[],
  keyOf: (row: T) => string,
  { wasWhole, isWhole }: { wasWhole: boolean; isWhole: boolean },
): { rows: FrozenRow<T>[]; news: number } {
  const places = new Map(listed.map((row, index) => [keyOf(row), index]))
  const placeOf = ({ row }: FrozenRow<T>) => places.get(keyOf(row)) ?? -1
  const end = before.findLastIndex((each) => placeOf(each) >= 0)
  const kept = before.map((each, index) => {
    const row = listed[placeOf(each)]
    if (row !== undefined) return { row, isGone: false }
    // A row at the end of a partial list may only have moved past its end.
    return { row: each.row, isGone: isWhole || index < end || each.isGone }
  })
  const last = Math.max(-1, ...before.map(placeOf))
  const known = new Set(before.map(({ row }) => keyOf(row)))
  const unknown = listed.filter((row) => !known.has(keyOf(row)))
  const behind = unknown.filter((row) => (places.get(keyOf(row)) ?? -1) > last)
  const follow = (wasWhole && isWhole) || last < 0 ? [] : behind
  return { rows: [...kept, ...freshRows(follow)], news: unknown.length - follow.length }
}

function isSame<T>(a: State<T>, b: State<T>): boolean {
  return (
    a.list === b.list &&
    a.isWhole === b.isWhole &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, index) => row.row === b.rows[index]?.row && row.isGone === b.rows[index].isGone)
  )
}
