import type { RouterContextProvider } from 'react-router'
import { load } from '#web/api/load.ts'
import { apiContext } from '#web/shell/page-context.ts'

/** One booking for the operator's pages of it; nothing while the gate is shut, and the browser asks again once it is passed. */
export async function loadGuest(context: Readonly<RouterContextProvider>, bookingId: string) {
  const page = await load(context.get(apiContext), '/api/admin/bookings/{bookingId}', { bookingId })
  return { bookingId, page: page.ok ? page.body : null, isUnknown: !page.ok && page.status === 404 }
}
