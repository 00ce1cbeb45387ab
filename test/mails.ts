import { eq } from 'drizzle-orm'
import { mails } from '#server/db/schema.ts'
import { withClosedLinks } from '#server/mail/closed-links.ts'
import type { MailRow } from '#server/mail/mail-queue.ts'
import { isUnwritten, writeQueued } from '#server/mail/write-queued.ts'
import type { TestApp } from './create-test-app.ts'

/** Returns emails as their readers get them: one that is still to be written as it would be sent now. */
export async function asSent({ db, deps }: TestApp, rows: readonly MailRow[]): Promise<MailRow[]> {
  return Promise.all(
    rows.map(async (row) => ({ ...row, ...(isUnwritten(row) && (await writeQueued(db, deps, row))) })),
  )
}

/** Returns the emails of a template as their readers get them, the first one first. */
export async function mailsNamed(app: TestApp, template: string): Promise<MailRow[]> {
  const isNamed = eq(mails.template, template)
  return asSent(
    app,
    await app.db.select().from(mails).where(isNamed).orderBy(mails.createdAt, mails.openUntil),
  )
}

/** Ends every queued email, or those of a template, as the outbox keeps it after the mail server's answer. */
export async function endMails(
  { db, deps, clock }: TestApp,
  state: 'sent' | 'failed',
  template?: string,
): Promise<void> {
  const which = template === undefined ? undefined : eq(mails.template, template)
  for (const row of await db.select().from(mails).where(which)) {
    const written = isUnwritten(row) ? await writeQueued(db, deps, row, 'closed') : null
    const ended =
      state === 'sent'
        ? { about: null, sentAt: clock.now() }
        : { about: row.about && withClosedLinks(row.about), files: row.files }
    await db
      .update(mails)
      .set({ ...written, ...ended, state })
      .where(eq(mails.id, row.id))
  }
}
