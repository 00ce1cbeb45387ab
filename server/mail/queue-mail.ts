import { sql, type SQL } from 'drizzle-orm'
import type { Letter } from '#domain/mail/letter.ts'
import type { MailFile } from '#domain/mail/mail-file.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { operatorAddress, senderOf } from './sender.ts'
import type { MailData, MailTemplate } from './templates.ts'
import { countTyped, mayMailTyped } from './typed-address.ts'
import { writeMail } from './write-mail.ts'

/** What mails need of the server. */
export type MailDeps = Pick<Deps, 'clock' | 'env' | 'log'>

export interface QueuedMail<T extends MailTemplate> {
  template: T
  to: string
  data: MailData[T]
  /** Whom an answer goes to; the operator unless said. */
  replyTo?: string
  /** Names what happened: a mail with the same key is queued only once, however often this is called. */
  dedupeKey?: string
  bookingId?: string
  files?: readonly MailFile[]
  /** It waits until then for another mail that may go out instead. */
  openUntil?: Date
  /** The operator's own words: it waits until they can no longer be undone. */
  letter?: Letter
  /** Somebody has typed the address, and nobody has shown that it is theirs. Past the limit it is not sent, or an hour later. */
  typed?: 'not-sent' | 'later'
}

/**
 * Writes a mail, rendered, into the outbox, from where it is delivered. Called with the transaction of the change that
 * causes it, mail and change stand or fall together (decision 0012). An address that is none gets no mail and is
 * logged: it must not undo the change that the mail is about. Gives whether it is sent.
 */
export async function queueMail<T extends MailTemplate>(
  db: Database | Transaction,
  deps: MailDeps,
  mail: QueuedMail<T>,
): Promise<boolean> {
  const isTooMany = mail.typed !== undefined && !(await mayMailTyped(db, deps, mail.to))
  if (isTooMany && mail.typed === 'not-sent') return false
  const row = await renderedRow(deps, mail)
  if (!row) return false
  const queued = await db
    .insert(mails)
    .values({
      ...row,
      ...(mail.openUntil && { openUntil: mail.openUntil, dueAt: dueIn(mail.openUntil, row.createdAt) }),
      ...(isTooMany && { dueAt: sql`now() + interval '1 hour'` }),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (mail.typed !== undefined && queued.length > 0) await countTyped(db, deps, mail.to)
  return true
}

/** The outbox's row of a mail, as it is written now; null where its address is none. */
export async function renderedRow<T extends MailTemplate>(deps: MailDeps, mail: QueuedMail<T>) {
  const recipient = emailSchema.safeParse(mail.to)
  if (!recipient.success) {
    deps.log.error({ template: mail.template, bookingId: mail.bookingId }, 'a mail has no address to go to')
    return null
  }
  const replyTo = emailSchema.safeParse(mail.replyTo)
  const { subject, text, html } = await writeMail(mail.template, senderOf(deps), mail.data)
  const createdAt = deps.clock.now()
  return {
    bookingId: mail.bookingId ?? null,
    template: mail.template,
    dedupeKey: mail.dedupeKey ?? null,
    recipient: recipient.data,
    replyTo: replyTo.success ? replyTo.data : operatorAddress(),
    subject,
    text,
    html,
    files: [...(mail.files ?? [])],
    createdAt,
    // Without a mail server it stays in the outbox, also once there is one: old news are worse than none.
    state: deps.env.smtpUrl === null ? 'kept' : 'queued',
    ...(mail.letter && {
      letter: mail.letter,
      dueAt: dueIn(new Date(mail.letter.undoUntil), createdAt),
    }),
  } satisfies Omit<typeof mails.$inferInsert, 'dueAt'>
}

/** When a mail is due that waits until an instant: the queue goes by the database's clock, and all else by the product's. */
export function dueIn(until: Date, now: Date): SQL {
  return sql`now() + make_interval(secs => ${(until.getTime() - now.getTime()) / 1000})`
}
