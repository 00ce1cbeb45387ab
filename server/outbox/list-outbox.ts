import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { OutboxMessage, OutboxQuery } from '#domain/contract/api-contract.ts'
import type { Database } from '#server/db/connect.ts'
import { isAfterCursor, pageOf } from '#server/db/page-cursor.ts'
import { mails } from '#server/db/schema.ts'
import { containing } from '#server/db/text-search.ts'
import type { MailRow } from '#server/mail/mail-queue.ts'
import { keptContent } from '#server/mail/withdraw-links.ts'

/** Returns a page of the outbox, newest first. Problem: invalid-fields for an invalid cursor. */
export async function listOutbox(
  db: Database,
  { search, state, limit, cursor }: OutboxQuery,
): Promise<{ messages: OutboxMessage[]; nextCursor: string | null; total: number }> {
  const matching = and(search ? mentions(search) : undefined, state && eq(mails.state, state))
  const total = await db.$count(mails, matching)
  const rows = await db
    .select()
    .from(mails)
    .where(and(matching, isAfterCursor(mails, cursor)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)
  const { rows: shown, nextCursor } = pageOf(rows, limit, (row) => row)
  return { messages: shown.map(presentMail), nextCursor, total }
}

function mentions(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(...[mails.recipient, mails.subject, mails.text].map((column) => ilike(column, pattern)))
}

/** Returns a mail as the admin area shows it. */
export function presentMail(row: MailRow): OutboxMessage {
  return {
    ...pick(row, ['id', 'subject', 'state', 'attempts', 'lastError']),
    ...shownContent(row),
    to: row.recipient,
    files: row.files.map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    heldUntil: isBegun(row) ? null : (row.openUntil?.toISOString() ?? null),
  }
}

/** Without the link that sets an admin password, as long as it may still be sent: a session of the admin must not be enough to set one. */
function shownContent(row: MailRow): Pick<MailRow, 'text' | 'html'> {
  return row.template === 'admin-reset' && row.state === 'queued'
    ? keptContent(row)
    : pick(row, ['text', 'html'])
}

/** True if the mail was sent or attempted, so that nothing is merged into it any more. */
function isBegun({ state, attempts }: MailRow): boolean {
  return state !== 'queued' || attempts > 0
}
