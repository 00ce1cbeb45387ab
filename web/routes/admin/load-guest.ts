import type { RouterContextProvider } from 'react-router'
import { readersContext } from '#web/shell/page-context.ts'

/** One booking for the operator's pages of it; nothing while the gate is shut, and the browser asks again once it is passed. */
export async function loadGuest(context: Readonly<RouterContextProvider>, bookingId: string) {
  const page = await context.get(readersContext).admin.guest(bookingId)
  return { bookingId, page: page.body, isUnknown: !page.ok && page.status === 404 }
}
