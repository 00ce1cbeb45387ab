import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { ContactMessage, ContactsQuery } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { isAfterCursor, pageOf } from '#server/db/page-cursor.ts'
import { contacts } from '#server/db/schema.ts'
import { containing } from '#server/db/text-search.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Returns a page of messages from the contact form: those to answer oldest first, others newest first. Problem: invalid-fields for an invalid cursor. */
export async function listContacts(
  deps: Pick<Deps, 'db' | 'site'>,
  { search, answered, limit, cursor }: ContactsQuery,
): Promise<{ contacts: ContactMessage[]; nextCursor: string | null; total: number }> {
  const matching = and(search ? mentions(search) : undefined, answered && isAnswered(answered === 'yes'))
  const order = answered === 'no' ? 'oldest' : 'newest'
  const by = order === 'oldest' ? asc : desc
  const total = await deps.db.$count(contacts, matching)
  const rows = await deps.db
    .select()
    .from(contacts)
    .where(and(matching, isAfterCursor(contacts, cursor, order)))
    .orderBy(by(contacts.createdAt), by(contacts.id))
    .limit(limit + 1)
  const { rows: shown, nextCursor } = pageOf(rows, limit, (row) => row)
  return { contacts: shown.map((row) => presentContact(deps, row)), nextCursor, total }
}

/** More unanswered messages than guests write, so that a flood does not fill the page. */
const MOST_UNANSWERED = 100

/** Returns unanswered messages, oldest first. */
export async function listUnanswered(deps: Pick<Deps, 'db' | 'site'>): Promise<ContactMessage[]> {
  const rows = await deps.db
    .select()
    .from(contacts)
    .where(isAnswered(false))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(MOST_UNANSWERED)
  return rows.map((row) => presentContact(deps, row))
}

/** Returns one message. Problem: not-found. */
export async function readContact(
  deps: Pick<Deps, 'db' | 'site'>,
  contactId: string,
): Promise<ContactMessage> {
  const [row] = await deps.db.select().from(contacts).where(eq(contacts.id, contactId))
  if (!row) throw new Problem('not-found')
  return presentContact(deps, row)
}

/**
 * Marks a message as answered, or takes that back. The first time stands, and an answer from the admin area cannot be taken back. Problems:
 * not-found, wrong-state.
 */
export async function markContactDone(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  contactId: string,
  { answered, by }: { answered: boolean; by: Actor },
): Promise<ContactMessage> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).for('update')
    if (!before) throw new Problem('not-found')
    if ((before.answeredAt !== null) === answered) return presentContact(deps, before)
    if (before.answer !== null) {
      throw wrongState('You have answered this message from the admin area.')
    }
    const at = deps.clock.now()
    const answeredAt = answered ? at : null
    await tx.update(contacts).set({ answeredAt }).where(eq(contacts.id, contactId))
    await recordHistory(tx, {
      at,
      by,
      what: answered ? 'A message was answered' : 'A message is to be answered',
    })
    return presentContact(deps, { ...before, answeredAt })
  })
}

function isAnswered(answered: boolean): SQL {
  return answered ? isNotNull(contacts.answeredAt) : isNull(contacts.answeredAt)
}

function mentions(search: string): SQL | undefined {
  const pattern = containing(search)
  const { firstName, lastName, email, message } = contacts
  return or(...[firstName, lastName, email, message].map((column) => ilike(column, pattern)))
}

/** Returns a message as the admin area shows it. */
export function presentContact(
  { site }: Pick<Deps, 'site'>,
  row: typeof contacts.$inferSelect,
): ContactMessage {
  return {
    ...pick(row, ['id', 'firstName', 'lastName', 'email', 'phone']),
    ...pick(row, ['retreat', 'experience', 'message', 'answer']),
    createdAt: row.createdAt.toISOString(),
    answerBy: hoursAfter(row.createdAt, site().business.support.replyHours).toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
