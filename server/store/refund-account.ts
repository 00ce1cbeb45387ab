import { eq } from 'drizzle-orm'
import { refundAccountSchema, type RefundAccount } from '#domain/refund-account.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { isSealed, SealedDataError, type DataKeys } from '#server/process/data-keys.ts'
import type { BookingRow } from './booking-record.ts'

/** Where a booking's sealed account belongs, so that it can be opened nowhere else. */
export function refundAccountPlace(bookingId: string): string {
  return `bookings/${bookingId}/refundAccount`
}

/** The account that a guest has given for refunds; null where none is kept. @throws {SealedDataError} */
export function openRefundAccount(
  keys: DataKeys,
  { id, refundAccount }: Pick<BookingRow, 'id' | 'refundAccount'>,
): RefundAccount | null {
  if (refundAccount === null) return null
  const place = refundAccountPlace(id)
  if (!isSealed(refundAccount)) throw new SealedDataError(`${place} is not sealed`)
  return refundAccountSchema.parse(JSON.parse(keys.open(refundAccount, place)))
}

/** Keeps where refunds of a booking go, sealed, under its lock. No state follows from it. */
export async function saveRefundAccount(
  tx: Transaction,
  keys: DataKeys,
  bookingId: string,
  account: RefundAccount,
  now: Date,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      refundAccount: keys.seal(JSON.stringify(account), refundAccountPlace(bookingId)),
      refundAccountAt: now,
    })
    .where(eq(bookings.id, bookingId))
}

/** Remembers that the guest was asked for an account, and when. */
export async function saveRefundAccountAsked(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  await tx.update(bookings).set({ refundAskedAt: now }).where(eq(bookings.id, bookingId))
}
