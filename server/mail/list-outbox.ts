import { desc, eq } from 'drizzle-orm'
import type { OutboxMessage } from '#domain/api-contract.ts'
import type { Database } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { MailRow } from './mail-queue.ts'

const LATEST = 100

/** The latest mails of the outbox, and those that could not be delivered however old they are, newest first. */
export async function listOutbox(db: Database): Promise<OutboxMessage[]> {
  const newest = [desc(mails.createdAt), desc(mails.id)]
  const latest = await db
    .select()
    .from(mails)
    .orderBy(...newest)
    .limit(LATEST)
  const failed = await db
    .select()
    .from(mails)
    .where(eq(mails.state, 'failed'))
    .orderBy(...newest)
    .limit(LATEST)
  const shown = new Set(latest.map(({ id }) => id))
  return [...latest, ...failed.filter(({ id }) => !shown.has(id))].map(presentMail)
}

/** A mail as the operator sees it. */
export function presentMail(row: MailRow): OutboxMessage {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    files: row.files.map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    sentAt: row.sentAt?.toISOString() ?? null,
    heldUntil: isBegun(row) ? null : (row.openUntil?.toISOString() ?? null),
  }
}

/** Whether it has been sent, or tried: nothing is merged into it any more. */
function isBegun({ state, attempts }: MailRow): boolean {
  return state !== 'queued' || attempts > 0
}
