import { and, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import {
  changedLines,
  changeMailDue,
  maskedEmail,
  MERGE_MINUTES,
  mayMailChange,
  mergedUntil,
  type EarlierChangeMails,
  type MailedLines,
} from '#domain/date-change/change-mails.ts'
import { bookingRows } from '#emails/mailed-booking.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { findDocument, type DocumentRow } from '#server/document/document-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { mailedPaymentAddress } from '#server/store/link-token.ts'
import { calendarSentBefore } from './mail-facts.ts'
import type { MailRow } from './mail-queue.ts'
import { mailFiles, forGuest, mailedBooking } from './mailed-booking.ts'
import { dueIn, queueMail, renderedRow, type MailDeps } from './queue-mail.ts'
import type { MailTemplate } from './templates.ts'
import { countTyped, isAddressOfOwner, mayMailTyped } from './typed-address.ts'

const CHANGED = 'booking-changed' satisfies MailTemplate
const ADDRESS_CHANGED = 'booking-address-changed' satisfies MailTemplate
const EMAIL = 'Email address'

interface Change {
  before: BookingRecord
  after: BookingRecord
  /** The documents that the change issued, which the mail carries. */
  documents: readonly DocumentRow[]
  by: Actor
}

/**
 * Tells a guest what was changed, if mails show it: what was booked, the price or the address. Changes within a quarter of an hour share one mail,
 * which compares the final booking with the one before the first change; after too many mails it waits longer (decision 0012). Runs under
 * the booking's lock. Returns true if the guest is emailed, false if the address has had too many emails, null if there is nothing to tell
 * or no address.
 */
export async function queueChangeMail(
  tx: Transaction,
  deps: MailDeps,
  change: Change,
): Promise<boolean | null> {
  const { before, after } = change
  // A booking that the operator entered may have no address.
  if (!after.booking.email) return null
  const now = deps.clock.now()
  const lines = mailedLines(after, now)
  if (changedLines(mailedLines(before, now), lines).length === 0) return null
  // The mail about earlier changes that still takes more, locked so that nobody sends it meanwhile.
  const [open = null] = await waitingMails(tx, deps, after.booking.id, [CHANGED])
  if (before.booking.email !== after.booking.email) await notifyOldAddress(tx, deps, change, open)
  if (!(await mayNotify(tx, deps, change, open))) {
    // Earlier changes go to the address that the booking had then.
    await releaseWaitingMails(tx, after.booking.id)
    return false
  }
  const changedFrom = open?.changedFrom ?? mailedLines(before, now)
  const { files, attached } = mailFiles({
    documents: [...(await documentsOf(tx, open)), ...change.documents],
    calendar: calendarSentBefore(deps, after),
  })
  const to = after.booking.email
  const row = await renderedRow(tx, deps, {
    template: CHANGED,
    data: {
      ...forGuest(after, now),
      payAt: mailedPaymentAddress(deps, after.booking),
      isToOrder: after.booking.orderChangedAt !== null,
      attached,
      changes: shownChanges(changedFrom, lines),
    },
    to,
    bookingId: after.booking.id,
    files,
  })
  if (!row) return null
  const earlier = await earlierChangeMails(tx, deps, { booking: after, to, but: open })
  const openUntil = changeMailDue(earlier, open?.openUntil ?? mergedUntil(now))
  const columns = { ...row, openUntil, changedFrom, dueAt: dueIn(openUntil, now) }
  if (open) await tx.update(mails).set(columns).where(eq(mails.id, open.id))
  else await tx.insert(mails).values(columns)
  return true
}

/** True if the booking's address may get the mail. A mail that waits for further changes counts once, however many follow. */
async function mayNotify(
  tx: Transaction,
  deps: MailDeps,
  { after: { booking }, by }: Change,
  open: MailRow | null,
): Promise<boolean> {
  const to = booking.email ?? ''
  if (by.actor === 'operator' || open?.recipient === to || (await isAddressOfOwner(tx, booking))) return true
  if (!(await mayMailTyped(tx, deps, to))) return false
  await countTyped(tx, deps, to)
  return true
}

/** Lets the waiting mails of a booking go out before the next one, except those that it replaces. */
export async function releaseWaitingMails(
  tx: Pick<Transaction, 'update'>,
  bookingId: string,
  replaced: readonly string[] = [],
): Promise<void> {
  await tx
    .update(mails)
    .set({ openUntil: null, dueAt: sql`now()` })
    .where(
      and(
        eq(mails.bookingId, bookingId),
        isNotNull(mails.openUntil),
        isUnsent,
        notInArray(mails.id, [...replaced]),
      ),
    )
}

/** Tells the previous address at once that the booking has another one, if it was ever told of the booking. */
async function notifyOldAddress(
  tx: Transaction,
  deps: MailDeps,
  { before, after }: Change,
  open: MailRow | null,
): Promise<void> {
  const old = before.booking.email
  if (old === null || after.booking.email === null) return
  const now = deps.clock.now()
  const mailsToOld = await tx
    .select({ id: mails.id, template: mails.template, at: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.bookingId, after.booking.id), eq(mails.recipient, old)))
  const since = now.getTime() - MERGE_MINUTES * 60_000
  const isNews = !mailsToOld.some(({ template, at }) => template === ADDRESS_CHANGED && at.getTime() > since)
  const knows = mailsToOld.some(({ id }) => id !== open?.id)
  const earlier = await earlierChangeMails(tx, deps, { booking: after, to: old, but: open })
  if (!knows || !isNews || !mayMailChange(earlier, now)) return
  await queueMail(tx, deps, {
    template: ADDRESS_CHANGED,
    data: { ...forGuest(after, now), newAddress: maskedEmail(after.booking.email) },
    to: old,
    bookingId: after.booking.id,
    ...(!(await isAddressOfOwner(tx, before.booking)) && { typed: 'later' }),
  })
}

/** Returns the waiting mails of these templates about a booking, locked so that nobody sends them meanwhile. */
export async function waitingMails(
  tx: Database | Transaction,
  deps: Pick<MailDeps, 'clock'>,
  bookingId: string,
  templates: readonly MailTemplate[],
): Promise<MailRow[]> {
  return tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.bookingId, bookingId),
        inArray(mails.template, [...templates]),
        gt(mails.openUntil, deps.clock.now()),
        isUnsent,
      ),
    )
    .for('update')
}

/** True for mails that nobody has begun to send. */
const isUnsent = and(inArray(mails.state, ['kept', 'queued']), eq(mails.attempts, 0))

async function earlierChangeMails(
  tx: Transaction,
  deps: MailDeps,
  { booking: record, to, but }: { booking: BookingRecord; to: string; but: MailRow | null },
): Promise<EarlierChangeMails> {
  const since = new Date(deps.clock.now().getTime() - DAY_MS)
  const { id } = record.booking
  const earlier = await tx
    .select({ bookingId: mails.bookingId, recipient: mails.recipient, at: mails.createdAt })
    .from(mails)
    .where(
      and(
        inArray(mails.template, [CHANGED, ADDRESS_CHANGED]),
        gt(mails.createdAt, since),
        or(eq(mails.bookingId, id), eq(mails.recipient, to)),
        but ? ne(mails.id, but.id) : undefined,
      ),
    )
  return {
    booking: earlier.filter(({ bookingId }) => bookingId === id).map(({ at }) => at),
    recipient: earlier.filter(({ recipient }) => recipient === to).map(({ at }) => at),
  }
}

async function documentsOf(tx: Transaction, mail: MailRow | null): Promise<DocumentRow[]> {
  const ids = (mail?.files ?? []).flatMap((file) => (file.type === 'document' ? [file.documentId] : []))
  const found = await Promise.all(ids.map((id) => findDocument(tx, id)))
  return found.filter((document) => document !== null)
}

/** Returns the lines that mails about changes compare. */
function mailedLines(record: BookingRecord, now: Date): MailedLines {
  const booking = mailedBooking(record, now)
  return {
    ...Object.fromEntries(bookingRows(booking).map(({ label, value }) => [label, value])),
    ...(booking.quote && { Total: formatEuros(booking.quote.total) }),
    ...(record.booking.email !== null && { [EMAIL]: record.booking.email }),
  }
}

/** Masks the previous address, because the reader of the new one may be somebody else. */
function shownChanges(before: MailedLines, after: MailedLines) {
  return changedLines(before, after).map((line) =>
    line.label === EMAIL && line.from !== null ? { ...line, from: maskedEmail(line.from) } : line,
  )
}
