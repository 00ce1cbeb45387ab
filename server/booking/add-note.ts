import type { Actor } from '#domain/desk/history.ts'
import { Problem } from '#domain/api/problem.ts'
import { bookingNotes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { presentNote } from '#server/store/booking-notes.ts'
import { lockBooking } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Writes a note about a guest, which is never altered. The history says that there is one, and not what it says. Problem: not-found. */
export async function addNote(
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  { bookingId, text, by }: { bookingId: string; text: string; by: Extract<Actor, { actor: 'operator' }> },
) {
  return db.transaction(async (tx) => {
    // An erasure that is under way takes the note with it, or comes before it.
    if (!(await lockBooking(tx, bookingId))) throw new Problem('not-found')
    const at = clock.now()
    const [note] = await tx
      .insert(bookingNotes)
      .values({ bookingId, at, device: by.device, text })
      .returning()
    if (!note) throw new Error('the notes did not take one')
    await recordHistory(tx, { at, by, what: 'Note written', bookingId })
    return presentNote(note)
  })
}
