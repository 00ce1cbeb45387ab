import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { NewsBar } from './news-bar.tsx'
import { useRowKeys } from './row-keys.ts'
import type { News } from './frozen-list.ts'

/** A list of one kind of thing, with how many there are. */
export function Group({
  title,
  count,
  aside,
  filter,
  news,
  foot,
  children,
}: {
  title: string
  /** Left out where there is nothing to count. */
  count?: number
  /** What it comes to: "€1,830". */
  aside?: ReactNode
  /** Chooses which of them are shown. */
  filter?: ReactNode
  /** Where this list alone waits for news. */
  news?: News
  /** What can be done with all of it, or where the rest is. */
  foot?: ReactNode
  /** Rows: `li`. */
  children: ReactNode
}) {
  const id = useId()
  useRowKeys()
  return (
    <section aria-labelledby={id}>
      {news && <NewsBar news={news} />}
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg leading-snug">
          {title}{' '}
          {count !== undefined && <span className="figures ml-1 font-sans font-semibold">{count}</span>}
        </h2>
        {aside && <p className="figures shrink-0 text-sm text-ink-soft">{aside}</p>}
      </div>
      {filter && <div className="mt-2">{filter}</div>}
      <List foot={foot} className="mt-2.5">
        {children}
      </List>
    </section>
  )
}

/** The sheet that rows stand on, with what is below them. */
export function List({
  foot,
  className,
  children,
}: {
  foot?: ReactNode
  className?: string | undefined
  /** Rows: `li`. */
  children: ReactNode
}) {
  return (
    <div className={classNames('overflow-hidden rounded-lg border border-line bg-white', className)}>
      <ul className="divide-y divide-line">{children}</ul>
      {foot && <div className="border-t border-line">{foot}</div>}
    </div>
  )
}

/** What stands in a row of every group. */
export const rowStyle = 'px-4 py-3'
