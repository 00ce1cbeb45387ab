import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { actorText, type Actor, type Operator } from '#domain/booking/history.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { ChangeDeps } from '#server/change/under-locks.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookingNotes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { openSealedFields, type OpenedFields } from '#server/store/columns/sealed-fields.ts'

/** Saves a note about a guest, which can never be edited; the history records that a note was written, not its text. Problem: not-found. */
export async function addNote(
  deps: ChangeDeps,
  { bookingId, text, by }: { bookingId: string; text: string; by: Operator },
) {
  // The booking's lock orders this and an erasure: the erasure either removes this note or has already finished.
  return changeBooking(deps, { id: bookingId, by }, (_, { now: at }) => {
    const note = { id: randomUUID(), bookingId, at, device: by.device, text }
    return {
      also: (write) => write.insert(bookingNotes).values(note),
      history: [{ what: 'Note written' }],
      result: presentNote(note),
    }
  })
}

type NoteRow = typeof bookingNotes.$inferSelect

/** Returns the operator's notes about a guest, newest first. */
export async function readNotes(db: Database | Transaction, bookingId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.at), desc(bookingNotes.id))
}

/** Returns a note as the admin area shows it. */
export function presentNote({ id, at, device, text }: NoteRow) {
  return { id, at: at.toISOString(), by: actorText({ actor: 'operator', device }, null), text }
}

/**
 * Returns a booking's decrypted emergency contact and health notes, and records in its history that they were opened. Problem: not-found.
 */
export async function openForOperator(
  deps: ChangeDeps & Pick<Deps, 'dataKeys'>,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<OpenedFields> {
  return changeBooking(deps, { id: bookingId, by }, () => ({
    history: [{ what: 'Opened emergency and health' }],
    result: ({ record }) => openSealedFields(deps.dataKeys, record.booking),
  }))
}
