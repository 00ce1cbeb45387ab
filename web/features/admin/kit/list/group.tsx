import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { NewsBar } from './news-bar.tsx'
import { useRowKeys } from './row-keys.ts'
import type { News } from './frozen-list.ts'

/** A titled list of rows, with their number. */
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
  /** Number of rows, if they are counted. */
  count?: number
  /** Sum of the rows: "€1,830". */
  aside?: ReactNode
  /** Filter above the rows. */
  filter?: ReactNode
  /** Set if this list shows its own new rows. */
  news?: News
  /** Actions or links below the rows. */
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

/** Box of rows, with an optional foot. */
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

export const rowStyle = 'px-4 py-3'
