import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/notice.tsx'

/** Query for all dates with their places and money. */
export const datesQuery = readQuery('/api/admin/retreats')

export interface LoadedDate {
  date: RetreatView
  dates: readonly RetreatView[]
}

/**
 * Returns the page of one date, drawn by `Page` once the date is loaded; or it says that there is no such date. `title` is the heading until
 * then, and `forCancelled` is false if there is no such page for a cancelled date.
 */
export function datePage(title: string, Page: ComponentType<LoadedDate>, { forCancelled = true } = {}) {
  return function PageOfDate() {
    const { retreatId } = useParams()
    const query = useAdminQuery(datesQuery)
    const dates = query.data?.retreats ?? []
    const date = dates.find((each) => each.id === retreatId)
    if (date && (forCancelled || date.status !== 'cancelled')) {
      return <Page key={date.id} date={date} dates={dates} />
    }
    return (
      <>
        <AdminHead title={title} />
        <div className="mt-5">
          <Loaded query={query} what="The date">
            {() => (
              <EmptyState title="This date doesn’t exist">
                It may have been cancelled, or the address may be wrong.{' '}
                <Link to="/admin/dates" className={linkStyle}>
                  All dates
                </Link>
              </EmptyState>
            )}
          </Loaded>
        </div>
      </>
    )
  }
}
