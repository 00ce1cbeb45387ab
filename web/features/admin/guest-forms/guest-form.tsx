import type { ReactNode } from 'react'
import type { GuestPage } from '#domain/api/api-contract.ts'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'
import { NotFoundGuest } from '#web/features/admin/guest/not-found-guest.tsx'

/** What a form about one guest stands in: it needs to know the booking first. */
export interface GuestFormProps {
  bookingId: string
  page: GuestPage | null
  isUnknown: boolean
}

export function WithGuest({
  bookingId,
  page: loaded,
  isUnknown,
  children,
}: GuestFormProps & { children: (page: GuestPage) => ReactNode }) {
  const query = useDeskQuery(guestQuery(bookingId), loaded)
  if (isUnknown && !query.data) return <NotFoundGuest />
  return (
    <>
      <LoadFailure query={query} what="This guest" />
      {query.data ? children(query.data) : !query.error && <RowSkeleton label="Loading the guest" />}
    </>
  )
}
