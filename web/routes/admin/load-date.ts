import type { RouterContextProvider } from 'react-router'
import { nowContext, readersContext } from '#web/shell/page-context.ts'

/** All dates for the operator's pages of one; nothing while the gate is shut, and the browser asks again once it is passed. */
export async function loadDate(context: Readonly<RouterContextProvider>, retreatId: string) {
  const dates = await context.get(readersContext).admin.retreats()
  return { id: retreatId, dates: dates.body, now: context.get(nowContext).toISOString() }
}
