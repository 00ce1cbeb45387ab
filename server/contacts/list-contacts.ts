import { desc } from 'drizzle-orm'
import type { ContactMessage } from '#domain/api-contract.ts'
import type { Database } from '#server/db/connect.ts'
import { contacts } from '#server/db/schema.ts'

const LATEST = 100

/** The latest messages from the contact form, newest first. */
export async function listContacts(db: Database): Promise<ContactMessage[]> {
  const rows = await db
    .select()
    .from(contacts)
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(LATEST)
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    retreat: row.retreat,
    experience: row.experience,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
  }))
}
