import { sql, type SQL } from 'drizzle-orm'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Letter } from '#domain/mail/letter.ts'
import type { MailFile } from '#domain/mail/stored-mail.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { addressLinkFor } from '#server/store/address-link.ts'
import { operatorAddress, senderOf } from './sender.ts'
import { MAILS, type MailData, type MailTemplate } from './templates.ts'
import { countTyped, mayMailTyped } from './typed-address.ts'
import { writeMail } from './write-mail.ts'

export type MailDeps = Pick<BaseDeps, 'clock' | 'env' | 'log' | 'site'>

export interface QueuedMail<T extends MailTemplate> {
  template: T
  to: string
  data: MailData[T]
  /** The address for answers. The operator's if absent. */
  replyTo?: string
  /** Names the event: a mail with the same key is queued only once, however often this is called. */
  dedupeKey?: string
  bookingId?: string
  files?: readonly MailFile[]
  /** Until when it waits for another mail that may replace it. */
  openUntil?: Date
  /** The instant before which it is not sent. */
  notBefore?: Date
  /** The operator's letter. The mail waits until it can no longer be undone. */
  letter?: Letter
  /**
   * Set if somebody typed the address and nobody has proved that it is theirs. Past the limit the mail is not sent, or is sent an hour
   * later.
   */
  typed?: 'not-sent' | 'later'
}

/**
 * Renders a mail into the outbox, from where it is delivered. In the transaction of the change that causes it, mail and change are saved
 * together or not at all (decision 0012). An invalid address is logged and gets no mail, so that it does not undo the change. Returns
 * whether the mail is sent.
 */
export async function queueMail<T extends MailTemplate>(
  db: Database | Transaction,
  deps: MailDeps,
  mail: QueuedMail<T>,
): Promise<boolean> {
  const isTooMany = mail.typed !== undefined && !(await mayMailTyped(db, deps, mail.to))
  if (isTooMany && mail.typed === 'not-sent') return false
  const row = await renderedRow(db, deps, mail)
  if (!row) return false
  const queued = await db
    .insert(mails)
    .values({
      ...row,
      ...(mail.notBefore &&
        mail.notBefore > row.createdAt && { dueAt: dueIn(mail.notBefore, row.createdAt) }),
      ...(mail.openUntil && { openUntil: mail.openUntil, dueAt: dueIn(mail.openUntil, row.createdAt) }),
      ...(isTooMany && { dueAt: sql`now() + interval '1 hour'` }),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (mail.typed !== undefined && queued.length > 0) await countTyped(db, deps, mail.to)
  return true
}

/** Returns the mail as a row of the outbox. Null if its address is invalid. */
export async function renderedRow<T extends MailTemplate>(
  db: Database | Transaction,
  deps: MailDeps,
  mail: QueuedMail<T>,
) {
  const recipient = emailSchema.safeParse(mail.to)
  if (!recipient.success) {
    deps.log.error({ template: mail.template, bookingId: mail.bookingId }, 'an email has no valid address')
    return null
  }
  const replyTo = emailSchema.safeParse(mail.replyTo)
  const data = await withAddressLink(db, deps, mail)
  const { subject, text, html } = await writeMail(mail.template, senderOf(deps), data)
  const createdAt = deps.clock.now()
  return {
    bookingId: mail.bookingId ?? null,
    template: mail.template,
    dedupeKey: mail.dedupeKey ?? null,
    recipient: recipient.data,
    replyTo: replyTo.success ? replyTo.data : operatorAddress(deps),
    subject,
    text,
    html,
    files: [...(mail.files ?? [])],
    createdAt,
    // Without a mail server the mail is kept and never sent, even if one is configured later: old news is worse than none.
    state: deps.env.smtpUrl === null ? 'kept' : 'queued',
    ...(mail.letter && {
      letter: mail.letter,
      dueAt: dueIn(new Date(mail.letter.undoUntil), createdAt),
    }),
  } satisfies Omit<typeof mails.$inferInsert, 'dueAt'>
}

/** Returns the mail's data, with the link that confirms the address if its reader is the guest and has yet to confirm it. */
async function withAddressLink<T extends MailTemplate>(
  db: Database | Transaction,
  deps: MailDeps,
  { template, to, bookingId, data }: QueuedMail<T>,
): Promise<MailData[T]> {
  if (bookingId === undefined || MAILS[template].to !== 'guest' || !('confirmUrl' in data)) return data
  return { ...data, confirmUrl: await addressLinkFor(db, deps, { bookingId, to }) }
}

/** Converts an instant of the product's clock to one of the database's clock, which the queue uses. */
export function dueIn(until: Date, now: Date): SQL {
  return sql`now() + make_interval(secs => ${(until.getTime() - now.getTime()) / 1000})`
}
