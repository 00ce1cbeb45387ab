import type { RouterContextProvider } from 'react-router'
import { readersContext } from '#web/shell/page-context.ts'

/** Loads a booking for its admin pages. `page` is null until the operator has signed in; the browser then fetches it. */
export async function loadGuest(context: Readonly<RouterContextProvider>, bookingId: string) {
  const page = await context.get(readersContext).admin.guest(bookingId)
  return { bookingId, page: page.body, isUnknown: !page.ok && page.status === 404 }
}
