import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { api } from '#web/api/client.ts'
import { FormPage } from '#web/features/admin/kit/form/form-page.tsx'
import { isStale, readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { EmptyState, Notice } from '#web/ui/notice.tsx'

/** Query for everything about one booking. */
export function guestQuery(bookingId: string) {
  return readQuery('/api/admin/bookings/{bookingId}', { params: { bookingId } })
}

/** Reads a booking anew for a form about its money, because a payment may have been recorded since an earlier visit. */
export function useGuestNow(bookingId: string) {
  const query = useQuery({ ...guestQuery(bookingId), refetchOnMount: 'always' })
  return isStale(query) ? { ...query, data: undefined, isPending: true } : query
}

/** Opens a booking's emergency contact and health notes. They are not cached, so they exist only on the page that opened them. */
export function useSealedFields(bookingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/emergency-and-health', { params: { bookingId } }),
    // The history now contains the opening.
    onSuccess: () => queries.invalidateQueries({ queryKey: guestQuery(bookingId).queryKey }),
    gcTime: 0,
  })
}

interface GuestPageOptions {
  /** What the offline notice calls the data: "this guest". */
  seen?: string
  /** For a form that needs a booking with a place: what it says about any other. */
  otherwise?: { title: (name: string) => string; notice: string }
}

/** Returns the page of one booking, drawn by `Page` once the booking is loaded; or it says that there is no such booking. */
export function guestPage<Extra = object>(
  Page: ComponentType<{ page: GuestPage } & Extra>,
  { seen, otherwise }: GuestPageOptions = {},
) {
  return function PageOfGuest(props: Extra) {
    const { bookingId = '' } = useParams()
    const query = useAdminQuery(guestQuery(bookingId))
    if (query.isUnknown) {
      return (
        <EmptyState title="This booking doesn’t exist">
          It may have been erased with its guest’s data.{' '}
          <Link to="/admin/guests" className={linkStyle}>
            All guests
          </Link>
        </EmptyState>
      )
    }
    return (
      <Loaded query={query} what="This guest" seen={seen}>
        {(page) =>
          otherwise && !holdsPlace(page.lead.status) ? (
            <FormPage
              title={otherwise.title(page.lead.name)}
              back={{ to: `/admin/guests/${page.lead.id}`, label: page.lead.name }}
              submit={null}
            >
              <Notice tone="info" title={otherwise.notice}>
                This booking holds no place.
              </Notice>
            </FormPage>
          ) : (
            <Page key={bookingId} {...props} page={page} />
          )
        }
      </Loaded>
    )
  }
}
