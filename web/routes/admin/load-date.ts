import type { RouterContextProvider } from 'react-router'
import { nowContext, readersContext } from '#web/shell/page-context.ts'

/** Loads all dates for the admin pages of one date. `dates` is null until the operator has signed in; the browser then fetches it. */
export async function loadDate(context: Readonly<RouterContextProvider>, retreatId: string) {
  const dates = await context.get(readersContext).admin.retreats()
  return { id: retreatId, dates: dates.body, now: context.get(nowContext).toISOString() }
}
