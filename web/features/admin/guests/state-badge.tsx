import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock,
  ClockAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { GuestRow } from '#domain/admin/guest-list.ts'
import { guestState, type GuestState } from '#domain/admin/guest-state.ts'
import { formatInstant, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'
import { aheadText } from '#web/booking-status/time-left.ts'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

interface Look {
  text: string
  tone: BadgeTone
  icon: LucideIcon
}

/** Facts that determine the status badge; amounts in euros. */
export type BookingFacts = Pick<GuestRow, 'status' | 'reported' | 'due' | 'dueOn' | 'holdExpiresAt'>

/**
 * Status of a booking as icon, text and colour, so that it doesn't depend on colour alone. `isGone` once the guest has left this list, so
 * that the status may be outdated.
 */
export function StateBadge({ guest, isGone = false }: { guest: BookingFacts; isGone?: boolean }) {
  const today = useToday()
  if (isGone) return <Badge tone="quiet">Not in this list now</Badge>
  const { text, tone, icon: Icon } = lookOf(guestState(guest, today), guest)
  return (
    <Badge tone={tone} className="lg:whitespace-nowrap">
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </Badge>
  )
}

/** Status badge of a booking that was loaded whole; the list of guests has only the badge's facts. */
export function BookingBadge({ lead }: { lead: Booking }) {
  return <StateBadge guest={factsOf(lead, useToday())} />
}

function lookOf(state: GuestState, { reported, holdExpiresAt }: BookingFacts): Look {
  switch (state.is) {
    case 'to_check':
      return { text: `${formatEuros(reported)} to check`, tone: 'warning', icon: ClockAlert }
    case 'late':
      return { text: `${counted(state.days, 'day')} late`, tone: 'late', icon: TriangleAlert }
    case 'due':
      return { text: `Due ${aheadText(state.days)}`, tone: 'calm', icon: Clock }
    case 'deposit_paid':
      return { text: 'Deposit paid', tone: 'calm', icon: CircleDot }
    case 'paid':
      return { text: 'Paid', tone: 'success', icon: CircleCheck }
    case 'held':
      return {
        text: holdExpiresAt ? `Held until ${formatInstant(new Date(holdExpiresAt))}` : 'Held',
        tone: 'calm',
        icon: Clock,
      }
    case 'draft':
      return { text: 'Draft', tone: 'quiet', icon: CircleDashed }
    case 'cancelled':
    case 'expired':
      return { text: OVER_TEXTS[state.is], tone: 'quiet', icon: CircleX }
  }
}

const OVER_TEXTS = { cancelled: 'Cancelled', expired: 'Expired' }

/** Returns "Cancelled" or "Expired"; null for any other status. */
export function resolvedText(status: BookingStatus): string | null {
  return status === 'cancelled' || status === 'expired' ? OVER_TEXTS[status] : null
}

/** Returns the facts that a booking's status badge needs. */
export function factsOf(booking: Booking, today: CalendarDay): BookingFacts {
  const { status, amountReported, balanceDue, holdExpiresAt } = booking
  const { dueOn } = nextDueInEuros(booking, today)
  return { status, reported: amountReported, due: balanceDue, dueOn, holdExpiresAt }
}

/**
 * True if the guest's data was erased: every submitted booking had a phone number, except that of a traveller whom somebody else has booked. A
 * refund that is still to be sent keeps the name.
 */
export function isErased({ submittedAt, firstName, phone, email, group }: Booking): boolean {
  if (submittedAt === null || phone !== null || email !== null) return false
  return firstName === null || !group?.bookedByOther
}
