import type { Actor } from '#domain/admin/history.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { openSealedFields, type OpenedFields } from '#server/store/columns/sealed-fields.ts'

/**
 * Returns a booking's decrypted emergency contact and health notes, and records in its history that they were opened. Problem: not-found.
 */
export async function openForOperator(
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'db'>,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<OpenedFields> {
  return changeBooking(deps, { id: bookingId, by }, () => ({
    history: [{ what: 'Opened emergency and health' }],
    answer: ({ record }) => openSealedFields(deps.dataKeys, record.booking),
  }))
}
