import type { Booking } from '#domain/booking/booking.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Word = { text: string; tone: BadgeTone }

/** A booking's status in the operator's words. */
export const STATUS_LABELS: Record<Booking['status'], Word> = {
  in_progress: { text: 'Draft', tone: 'quiet' },
  booking_submitted: { text: 'Submitted', tone: 'warning' },
  payment_confirmed: { text: 'Confirmed', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'destructive' },
  expired: { text: 'Expired', tone: 'quiet' },
}

const PAYMENT_LABELS: Record<Booking['paymentStatus'], Word> = {
  pending: { text: 'Nothing paid', tone: 'quiet' },
  deposit_paid: { text: 'Deposit paid', tone: 'warning' },
  fully_paid: { text: 'To verify', tone: 'warning' },
  confirmed: { text: 'Fully paid', tone: 'success' },
}

/** How far a booking is paid. What a guest has only reported is not paid yet: it is the operator's to verify. */
export function paymentLabel({
  paymentStatus,
  amountReported,
}: Pick<Booking, 'paymentStatus' | 'amountReported'>): Word {
  return PAYMENT_LABELS[amountReported > 0 ? 'fully_paid' : paymentStatus]
}

export const KIND_LABELS = { deposit: 'Deposit', full: 'Full payment', balance: 'Balance' } as const

export const ROOM_LABELS = { private: 'Private room', shared: 'Shared room' } as const
