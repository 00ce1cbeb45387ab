import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay, daysBetween } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { deskTime } from './desk-time.ts'

/** How a booking stands, in a word with its shape: colour alone says nothing. */
export interface Standing {
  words: string
  shape: 'check' | 'part' | 'clock' | 'late' | 'draft' | 'over' | 'to-check'
}

/** From so many days before a balance falls due on, that is what she wants to know of it. */
const SOON_DAYS = 14

/** The one thing about a booking that she looks for first. */
export function standingOf(lead: Booking, now: Date): Standing {
  if (lead.status === 'in_progress') return { words: 'Draft, never sent', shape: 'draft' }
  if (lead.status === 'cancelled') return { words: 'Cancelled', shape: 'over' }
  if (lead.status === 'expired') return { words: 'Expired', shape: 'over' }
  if (lead.amountReported > 0) {
    return { words: `${formatEuros(lead.amountReported)} to check`, shape: 'to-check' }
  }
  if (lead.status === 'booking_submitted') {
    const until = lead.holdExpiresAt ? ` until ${deskTime(lead.holdExpiresAt)}` : ''
    return { words: `Held${until}`, shape: 'clock' }
  }
  if (lead.balanceDue <= 0) return { words: 'Paid', shape: 'check' }
  return dueIn(lead, now) ?? { words: 'Deposit paid', shape: 'part' }
}

function dueIn({ quote, paymentPlan }: Booking, now: Date): Standing | null {
  const today = banjulDay(now)
  const dueOn = nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn
  if (!dueOn) return null
  const days = daysBetween(today, dueOn)
  if (days < 0) return { words: `${inDays(-days)} late`, shape: 'late' }
  if (days === 0) return { words: 'Due today', shape: 'clock' }
  return days <= SOON_DAYS ? { words: `Due in ${inDays(days)}`, shape: 'clock' } : null
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Whether all that was known of the guest but the name was erased: everybody who ever booked has a phone number. */
export function isErased({ submittedAt, phone, email }: Booking): boolean {
  return submittedAt !== null && phone === null && email === null
}

/** What can be done with a booking as it is now. */
export function mayDo(lead: Booking) {
  const isHeld = holdsPlace(lead.status)
  return {
    // Money may come for what has expired, too: it takes a place again where one is free.
    pay: isHeld || lead.status === 'expired',
    edit: isHeld,
    move: isHeld,
    cancel: isHeld,
    write: Boolean(lead.email),
  }
}
