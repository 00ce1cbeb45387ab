import type { RouterContextProvider } from 'react-router'
import { readersContext } from '#web/shell/page-context.ts'

interface Asked<Id extends string> {
  context: Readonly<RouterContextProvider>
  params: Record<Id, string>
}

/** Loads all dates for the admin pages of one date. `loaded` is null until the operator has signed in; the browser then fetches it. */
export async function loadDate({ context, params: { retreatId } }: Asked<'retreatId'>) {
  const dates = await context.get(readersContext).admin.read('adminRetreats')
  return { id: retreatId, loaded: dates.body }
}

/** Loads a booking for its admin pages. `page` is null until the operator has signed in; the browser then fetches it. */
export async function loadGuest({ context, params: { bookingId } }: Asked<'bookingId'>) {
  const page = await context.get(readersContext).admin.read('readGuestPage', { params: { bookingId } })
  return { bookingId, page: page.body, isUnknown: !page.ok && page.status === 404 }
}
