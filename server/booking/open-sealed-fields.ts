import type { Actor } from '#domain/desk/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { lockBooking } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { openSealedFields, type OpenedFields } from '#server/store/sealed-fields.ts'

/** A booking's emergency contact and health notes in clear; that they were opened is written down first. Problem: not-found. */
export async function openForOperator(
  { clock, dataKeys, db }: Pick<Deps, 'clock' | 'dataKeys' | 'db'>,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<OpenedFields> {
  return db.transaction(async (tx) => {
    const record = await lockBooking(tx, bookingId)
    if (!record) throw new Problem('not-found')
    await recordHistory(tx, { at: clock.now(), by, what: 'Opened emergency and health', bookingId })
    return openSealedFields(dataKeys, record.booking)
  })
}
