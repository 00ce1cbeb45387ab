import type { ReactNode } from 'react'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { AdminHead } from '#web/features/admin/kit/admin-head.tsx'
import { useAdminQuery } from '#web/features/admin/kit/admin-queries.ts'
import { LoadFailure } from '#web/features/admin/kit/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/kit/row-skeleton.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { datesQuery } from './date-queries.ts'

/** What a page about one date is given by its route. */
export interface DatePageProps {
  id: string
  dates: RetreatView[] | null
  /** When the page was asked for. */
  now: string
}

/** What a page about one date stands in: it needs to know the date first. */
export function WithDate({
  id,
  dates: loaded,
  title,
  isFor = () => true,
  children,
}: Omit<DatePageProps, 'now'> & {
  /** What the page is called while the date is not known. */
  title: string
  /** Whether the page is there for a date like this. */
  isFor?: (date: RetreatView) => boolean
  children: (date: RetreatView, dates: readonly RetreatView[]) => ReactNode
}) {
  const query = useAdminQuery(datesQuery, loaded && { retreats: loaded })
  const dates = query.data?.retreats ?? []
  const date = dates.find((each) => each.id === id)
  if (date && isFor(date)) return children(date, dates)
  return (
    <>
      <AdminHead title={title} />
      <div className="mt-5">
        <LoadFailure query={query} what="The date" />
        {query.isPending && <RowSkeleton label="Loading the date" />}
        {query.data && (
          <EmptyState title="There is no such date">It may be cancelled, or have another address.</EmptyState>
        )}
      </div>
    </>
  )
}

/** Whether the date still takes place. */
export function isStillOn({ status }: RetreatView): boolean {
  return status !== 'cancelled'
}
