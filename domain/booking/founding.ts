import { banjulDay } from '#domain/base/dates.ts'
import type { PriceList } from '#domain/price/pricing.ts'

/** Whether a guest is no founding member, becomes one after the first retreat, or has the discount. */
export type Founding = 'none' | 'coming' | 'member'

interface FounderBooking {
  submittedAt: Date | null
  bookedByOther: boolean
  handedOverAt: Date | null
}

/**
 * True if a booking was made in the founders' season by its own guest. Neither a place that somebody else booked
 * for them nor one that they took over makes a founding member.
 */
export function isFounderBooking(
  { submittedAt, bookedByOther, handedOverAt }: FounderBooking,
  { foundersUntil }: Pick<PriceList, 'foundersUntil'>,
): boolean {
  if (submittedAt === null || bookedByOther || handedOverAt !== null) return false
  return foundersUntil === null || banjulDay(submittedAt) < foundersUntil
}
