import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { SOON_DAYS } from '#domain/payment/owed.ts'
import type { GuestRow } from './guest-list.ts'

/** A guest's state as a list shows it in a word. A state that needs action comes before one that doesn't. */
export type GuestState =
  /** The guest reported money that nobody has verified yet. */
  | { is: 'to_check' }
  /** The balance is overdue by so many days. */
  | { is: 'late'; days: number }
  /** The balance is due in so many days, at most a week; 0 is today. */
  | { is: 'due'; days: number }
  | { is: 'deposit_paid' }
  | { is: 'paid' }
  /** A place is held without any payment. */
  | { is: 'held' }
  | { is: 'draft' }
  | { is: 'cancelled' }
  | { is: 'expired' }

/** What decides the state of a booking. */
export type StateFacts = Pick<GuestRow, 'status' | 'reported' | 'due' | 'dueOn'>

/** Returns a booking's state in a list on a day in Banjul. */
export function guestState({ status, reported, due, dueOn }: StateFacts, today: CalendarDay): GuestState {
  if (status === 'in_progress') return { is: 'draft' }
  if (status === 'cancelled' || status === 'expired') return { is: status }
  if (reported > 0) return { is: 'to_check' }
  if (status === 'booking_submitted') return { is: 'held' }
  if (due <= 0) return { is: 'paid' }
  const left = dueOn === null ? SOON_DAYS + 1 : daysBetween(today, dueOn)
  if (left < 0) return { is: 'late', days: -left }
  return left <= SOON_DAYS ? { is: 'due', days: left } : { is: 'deposit_paid' }
}
