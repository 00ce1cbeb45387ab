import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookingFor, type Requester } from '#server/store/booking-record.ts'
import { stayCalendar } from './stay-calendar.ts'

/** The stay of a booking as a calendar file. Problem: not-found, also for a draft. */
export async function downloadCalendar(deps: Pick<Deps, 'db' | 'env'>, bookingId: string, by: Requester) {
  const record = await loadBookingFor(deps.db, bookingId, by)
  const calendar = record && stayCalendar(deps, record)
  if (!calendar) throw new Problem('not-found')
  return { name: calendar.name, content: calendar.text }
}
