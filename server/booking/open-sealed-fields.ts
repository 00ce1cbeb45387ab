import type { Actor } from '#domain/admin/history.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { openSealedFields, type OpenedFields } from '#server/store/sealed-fields.ts'

/** A booking's emergency contact and health notes in clear; that they were opened is written down first. Problem: not-found. */
export async function openForOperator(
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'db'>,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<OpenedFields> {
  return changeBooking(deps, { id: bookingId, by }, () => ({
    history: [{ what: 'Opened emergency and health' }],
    answer: ({ record }) => openSealedFields(deps.dataKeys, record.booking),
  }))
}
