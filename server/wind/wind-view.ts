import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { WindDay } from '#domain/contract/wind-calls.ts'
import { chooseUntil, windSoFar, type WindSoFar } from '#domain/wind/wind.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  enteredOf,
  findClaim,
  loadKiteDays,
  type EnteredKiteDay,
  type WindClaimRow,
} from '#server/store/wind-record.ts'

/** True for a kiter whose place is confirmed. Only they are asked. */
export function isKiterThere({ booking }: Pick<BookingRecord, 'booking'>): boolean {
  return booking.packageType === 'kiter' && booking.status === 'payment_confirmed'
}

/** Returns a kite day as it counts. */
export function presentDay({ day, entries }: EnteredKiteDay): WindDay {
  const last = entries.at(-1)
  return { day, kite: last?.kite ?? null, note: last?.note ?? null }
}

/** The wind of a booking's retreat, and what its kiter may choose now. */
export interface BookingWind {
  days: EnteredKiteDay[]
  soFar: WindSoFar
  claim: WindClaimRow | null
  /** The last day of the choice; null if there is nothing to choose. */
  until: CalendarDay | null
}

/** Returns the wind of a booking's retreat; null without dates, or for who did not travel. */
export async function windOf(
  db: Database | Transaction,
  record: BookingRecord,
  now: Date,
): Promise<BookingWind | null> {
  const { booking, retreat } = record
  if (!retreat || booking.placeNumber === null) return null
  const today = banjulDay(now)
  const days = await loadKiteDays(db, retreat)
  const soFar = windSoFar(retreat, enteredOf(days), today)
  const claim = await findClaim(db, booking.id)
  const until = chooseUntil(claim ? banjulDay(claim.askedAt) : today)
  const isAsked =
    isKiterThere(record) &&
    soFar.applies &&
    soFar.isOver &&
    today <= (claim ? until : chooseUntil(retreat.endsOn)) &&
    !claim?.choice
  return { days, soFar, claim, until: isAsked ? until : null }
}
