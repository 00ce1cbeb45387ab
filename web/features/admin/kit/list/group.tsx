import { ArrowUp, Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/page/loading.tsx'
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
}: Omit<GroupHeadProps, 'id'> & {
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
  return (
    <section aria-labelledby={id}>
      {news && <NewsBar news={news} />}
      <GroupHead {...{ id, title, count, aside }} />
      {filter && <div className="mt-2">{filter}</div>}
      <List foot={foot} className="mt-2.5">
        {children}
      </List>
    </section>
  )
}

interface GroupHeadProps {
  id: string
  title: string
  /** Number of rows, if they are counted. */
  count?: number | undefined
  /** Sum of the rows: "€1,830". */
  aside?: ReactNode
}

/** Heading of a list, with the number of its rows and their sum. */
export function GroupHead({ id, title, count, aside }: GroupHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id} className="text-lg leading-snug">
        {title} {count !== undefined && <span className="figures ml-1 font-sans font-semibold">{count}</span>}
      </h2>
      {aside && <p className="figures shrink-0 text-sm text-ink-soft">{aside}</p>}
    </div>
  )
}

/** Box of rows (`li`), with an optional foot. */
export function List({
  foot,
  className,
  children,
}: Pick<ComponentProps<'ul'>, 'className' | 'children'> & { foot?: ReactNode }) {
  return (
    <div className={classNames('overflow-hidden rounded-lg border border-line bg-white', className)}>
      <ul className="divide-y divide-line">{children}</ul>
      {foot && <div className="border-t border-line">{foot}</div>}
    </div>
  )
}

export const rowStyle = 'px-4 py-3'

/** Replaces a row's buttons once the row has left its list, whether by the operator, another device or a guest. */
export function DoneMark({ children = 'Already done' }: { children?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
      <Check aria-hidden className="size-4" />
      {children}
    </span>
  )
}

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

/** Attributes of a row that is outlined while something in it has the keyboard's focus. */
export const ROW = { 'data-row': '' }

export function RowSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <SkeletonGroup
      label={label}
      className="flex flex-col divide-y divide-line rounded-lg border border-line bg-white"
    >
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className="flex flex-col gap-2 p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
