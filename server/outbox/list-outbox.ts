import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { OutboxMessage, OutboxQuery } from '#domain/contract/api-contract.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { isAfterCursor, pageOf } from '#server/db/page-cursor.ts'
import { mails } from '#server/db/schema.ts'
import { containing } from '#server/db/text-search.ts'
import type { MailRow } from '#server/mail/mail-queue.ts'
import type { MailDeps } from '#server/mail/queue-mail.ts'
import { contentOf } from '#server/mail/write-queued.ts'

/** Returns a page of the outbox, newest first. Problem: invalid-fields for an invalid cursor. */
export async function listOutbox(
  deps: MailDeps & { db: Database },
  { search, state, limit, cursor }: OutboxQuery,
): Promise<{ messages: OutboxMessage[]; nextCursor: string | null; total: number }> {
  const { db } = deps
  const matching = and(search ? mentions(search) : undefined, state && eq(mails.state, state))
  const total = await db.$count(mails, matching)
  const rows = await db
    .select()
    .from(mails)
    .where(and(matching, isAfterCursor(mails, cursor)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)
  const { rows: shown, nextCursor } = pageOf(rows, limit, (row) => row)
  const messages = await Promise.all(shown.map((row) => presentMail(deps, row)))
  return { messages, nextCursor, total }
}

function mentions(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(...[mails.recipient, mails.subject, mails.text].map((column) => ilike(column, pattern)))
}

/** Returns a mail as the admin area shows it. */
export async function presentMail(
  deps: MailDeps & { db: Database | Transaction },
  row: MailRow,
): Promise<OutboxMessage> {
  const { subject, text, html, files } = await contentOf(deps.db, deps, row)
  return {
    ...pick(row, ['id', 'state', 'attempts', 'lastError']),
    subject,
    text,
    html,
    to: row.recipient,
    files: files.map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    heldUntil: isBegun(row) ? null : (row.openUntil?.toISOString() ?? null),
  }
}

/** True if the mail was sent or attempted, so that nothing is merged into it any more. */
function isBegun({ state, attempts }: MailRow): boolean {
  return state !== 'queued' || attempts > 0
}
