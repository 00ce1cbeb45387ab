import { desc, eq } from 'drizzle-orm'
import { actorText } from '#domain/admin/history.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookingNotes } from '#server/db/schema.ts'

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
