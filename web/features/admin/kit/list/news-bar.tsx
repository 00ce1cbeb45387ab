import { ArrowUp } from 'lucide-react'
import type { News } from './frozen-list.ts'

/**
 * Button "2 new, show" above an open list. It has no height of its own, so that nothing moves when it appears, and it stays in view while
 * scrolling.
 */
export function NewsBar({ news: { count, show } }: { news: News }) {
  return (
    <output className="pointer-events-none sticky top-2 z-20 flex h-0 justify-end print:hidden">
      {count > 0 && (
        <button
          type="button"
          onClick={show}
          className="figures pointer-events-auto flex min-h-11 -translate-y-2 items-center gap-2 self-start rounded-full border border-line-strong bg-white px-4 text-sm font-semibold whitespace-nowrap text-sea shadow-md hover:bg-cream"
        >
          <ArrowUp aria-hidden className="size-4" />
          {count} new, show
        </button>
      )}
    </output>
  )
}
