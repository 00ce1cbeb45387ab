import type { Actor } from '#domain/admin/history.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import { bookingNotes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { presentNote } from '#server/store/booking-notes.ts'

/** Saves a note about a guest, which can never be edited; the history records that a note was written, not its text. Problem: not-found. */
export async function addNote(
  deps: Pick<Deps, 'clock' | 'db'>,
  { bookingId, text, by }: { bookingId: string; text: string; by: Extract<Actor, { actor: 'operator' }> },
) {
  // The booking's lock orders this and an erasure: the erasure either removes this note or has already finished.
  return changeBooking(deps, { id: bookingId, by }, async (_, { tx, now: at }) => {
    const [note] = await tx
      .insert(bookingNotes)
      .values({ bookingId, at, device: by.device, text })
      .returning()
    if (!note) throw new Error('the notes did not take one')
    return { history: [{ what: 'Note written' }], answer: () => presentNote(note) }
  })
}
