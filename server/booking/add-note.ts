import type { Actor } from '#domain/admin/history.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import { bookingNotes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { presentNote } from '#server/store/booking-notes.ts'

/** Writes a note about a guest, which is never altered. The history says that there is one, and not what it says. Problem: not-found. */
export async function addNote(
  deps: Pick<Deps, 'clock' | 'db'>,
  { bookingId, text, by }: { bookingId: string; text: string; by: Extract<Actor, { actor: 'operator' }> },
) {
  // An erasure that is under way takes the note with it, or comes before it.
  return changeBooking(deps, { id: bookingId, by }, async (_, { tx, now: at }) => {
    const [note] = await tx
      .insert(bookingNotes)
      .values({ bookingId, at, device: by.device, text })
      .returning()
    if (!note) throw new Error('the notes did not take one')
    return { history: [{ what: 'Note written' }], answer: () => presentNote(note) }
  })
}
