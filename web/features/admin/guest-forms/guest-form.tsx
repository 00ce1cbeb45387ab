import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GuestPage } from '#domain/api/api-contract.ts'
import { useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { Loaded } from '#web/features/admin/kit/frame/load-failure.tsx'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { linkStyle } from '#web/ui/link-style.ts'

/** Loader data of a page about one booking. `isUnknown` if the booking doesn't exist, for example because it was erased. */
export interface GuestFormProps {
  bookingId: string
  page: GuestPage | null
  isUnknown: boolean
}

export function WithGuest({
  bookingId,
  page: loaded,
  isUnknown,
  seen,
  children,
}: GuestFormProps & {
  /** What the offline notice calls the data: "this guest". */
  seen?: string
  children: (page: GuestPage) => ReactNode
}) {
  const query = useAdminQuery(guestQuery(bookingId), loaded)
  if (isUnknown && !query.data) {
    return (
      <EmptyState title="There is no such booking">
        It may have been erased with its guest’s data.{' '}
        <Link to="/admin/guests" className={linkStyle}>
          All guests
        </Link>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} what="This guest" seen={seen}>
      {children}
    </Loaded>
  )
}
