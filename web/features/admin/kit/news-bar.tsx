import { ArrowUp } from 'lucide-react'
import type { News } from './frozen-list.ts'

/**
 * "2 new, show", at the head of a list that is open. It lies over the end of the heading and takes no room, since what stands there
 * must not move when it appears; further down the page it stays in sight.
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
