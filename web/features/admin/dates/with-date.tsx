import type { ReactNode } from 'react'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { Loaded } from '#web/features/admin/kit/frame/load-failure.tsx'
import { EmptyState } from '#web/ui/notice.tsx'

/** Query for all dates with their places and money. */
export const datesQuery = readQuery('/api/admin/retreats')

/** Loader data of a page about one date. */
export interface DatePageProps {
  id: string
  dates: RetreatView[] | null
  /** Instant at which the page was requested. */
  now: string
}

/** Loads a date and renders `children` with it, or says that there is no such date. */
export function WithDate({
  id,
  dates: loaded,
  title,
  forCancelled = true,
  children,
}: Omit<DatePageProps, 'now'> & {
  /** Heading until the date is loaded. */
  title: string
  /** False if there is no such page for a cancelled date. */
  forCancelled?: boolean
  children: (date: RetreatView, dates: readonly RetreatView[]) => ReactNode
}) {
  const query = useAdminQuery(datesQuery, loaded && { retreats: loaded })
  const dates = query.data?.retreats ?? []
  const date = dates.find((each) => each.id === id)
  if (date && (forCancelled || date.status !== 'cancelled')) return children(date, dates)
  return (
    <>
      <AdminHead title={title} />
      <div className="mt-5">
        <Loaded query={query} what="The date">
          {() => (
            <EmptyState title="This date doesn’t exist">
              It may have been cancelled, or the address may be wrong.
            </EmptyState>
          )}
        </Loaded>
      </div>
    </>
  )
}
