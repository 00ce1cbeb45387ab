import { sql, type SQL } from 'drizzle-orm'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { Letter } from '#domain/mail/letter.ts'
import type { MailAbout, MailFile } from '#domain/mail/stored-mail.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { isTest } from '#server/store/test-booking.ts'
import { operatorAddress, senderOf } from './sender.ts'
import {
  isBookingMail,
  subjectOf,
  type MailData,
  type MailTemplate,
  type OtherTemplate,
} from './templates.ts'
import { countTyped, mayMailTyped } from './typed-address.ts'
import { writeQueued } from './write-queued.ts'

export type MailDeps = Pick<BaseDeps, 'clock' | 'env' | 'log' | 'site'>

/** A mail to queue. */
interface Queued {
  template: MailTemplate
  to: string
  about: MailAbout
  /** The address for answers. The operator's if absent. */
  replyTo?: string
  /** Names the event: a mail with the same key is queued only once, however often this is called. */
  dedupeKey?: string
  bookingId?: string
  files?: readonly MailFile[]
  /** Until when it waits for what it may tell as well or be replaced by. */
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

/** A mail whose caller knows all that it says. */
export interface QueuedMail<T extends OtherTemplate> extends Omit<Queued, 'about' | 'template'> {
  template: T
  data: MailData[T]
}

/** Queues a mail that says nothing but the given data. Returns as `queueAbout` does. */
export async function queueMail<T extends OtherTemplate>(
  db: Database | Transaction,
  deps: MailDeps,
  { data, ...mail }: QueuedMail<T>,
): Promise<boolean> {
  return queueAbout(db, deps, { ...mail, about: { facts: { ...data } } })
}

/**
 * Queues a mail in the outbox, from where it is written and delivered. In the transaction of the change that causes it, mail and change
 * are saved together or not at all (decision 0012). An invalid address is logged and gets no mail, so that it does not undo the change.
 * Returns whether the mail is sent.
 */
export async function queueAbout(db: Database | Transaction, deps: MailDeps, mail: Queued): Promise<boolean> {
  const isTooMany = mail.typed !== undefined && !(await mayMailTyped(db, deps, mail.to))
  if (isTooMany && mail.typed === 'not-sent') return false
  const row = await newRow(db, deps, mail)
  if (row === null) return false
  const later = isTooMany && { dueAt: sql`now() + interval '1 hour'` }
  const queued = await db
    .insert(mails)
    .values({ ...row, ...later })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (mail.typed !== undefined && queued.length > 0) await countTyped(db, deps, mail.to)
  return true
}

/** A row of the outbox. The database counts when it is due. */
type NewRow = Omit<typeof mails.$inferInsert, 'dueAt'> & { dueAt?: SQL }

/** Returns a mail as a new row of the outbox. Null if its address is invalid. */
export async function newRow(
  db: Database | Transaction,
  deps: MailDeps,
  { template, to, about, bookingId, files = [], letter, ...mail }: Queued,
): Promise<NewRow | null> {
  // A test booking reaches nobody but the operator, whatever address stands in it.
  const isOfTest = bookingId !== undefined && (await isTest(db, bookingId))
  const recipient = emailSchema.safeParse(isOfTest ? operatorAddress(deps) : to)
  if (!recipient.success) {
    deps.log.error({ template, bookingId }, 'an email has no valid address')
    return null
  }
  const replyTo = emailSchema.safeParse(mail.replyTo)
  const createdAt = deps.clock.now()
  const due = [letter && new Date(letter.undoUntil), mail.openUntil, mail.notBefore].find(
    (instant) => instant !== undefined && instant > createdAt,
  )
  const unwritten = {
    template,
    bookingId: bookingId ?? null,
    recipient: recipient.data,
    files: [...files],
    about,
    createdAt,
  }
  return {
    ...unwritten,
    subject: isBookingMail(template) ? '' : subjectOf(template, senderOf(deps), about.facts),
    dedupeKey: mail.dedupeKey ?? null,
    replyTo: replyTo.success ? replyTo.data : operatorAddress(deps),
    openUntil: mail.openUntil ?? null,
    ...(due && { dueAt: dueIn(due, createdAt) }),
    ...(letter && { letter }),
    // Without a mail server the mail is kept and never sent, even if one is configured later: old news is worse than none.
    ...(deps.env.smtpUrl === null
      ? { state: 'kept', ...(!mail.openUntil && (await writeQueued(db, deps, unwritten))) }
      : { state: 'queued' }),
  }
}

/** Converts an instant of the product's clock to one of the database's clock, which the queue uses. */
function dueIn(until: Date, now: Date): SQL {
  return sql`now() + make_interval(secs => ${(until.getTime() - now.getTime()) / 1000})`
}
