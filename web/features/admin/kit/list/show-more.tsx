import { useState } from 'react'

/** Number of rows shown before "Show more". */
const SCREENFUL = 10

/** Returns the first rows of a list. `more` is the "Show more" button; false if all rows are shown. */
export function useScreenful<T>(rows: readonly T[], first: number = SCREENFUL) {
  const [count, setCount] = useState(first)
  const left = rows.length - count
  const more = left > 0 && (
    <ShowMore left={left} total={rows.length} onMore={() => setCount(count + SCREENFUL * 2)} />
  )
  return { shown: rows.slice(0, count), more }
}

/** Button "Show 20 more of 32" below a list. Nothing if all rows are shown. */
export function ShowMore({
  left,
  total,
  busy = false,
  onMore,
}: {
  left: number
  total: number
  busy?: boolean
  onMore: () => void
}) {
  if (left === 0) return null
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onMore}
      className="figures min-h-12 w-full px-4 font-semibold text-teal-deep hover:bg-cream disabled:text-ink-soft"
    >
      {busy ? 'Loading...' : `Show ${Math.min(left, SCREENFUL * 2)} more of ${total}`}
    </button>
  )
}
