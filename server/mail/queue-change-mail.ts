import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import {
  changedLines,
  changeMailDue,
  maskedEmail,
  MERGE_MINUTES,
  mayMailChange,
  mergedUntil,
  type EarlierChangeMails,
} from '#domain/date-change/change-mails.ts'
import type { MailAbout } from '#domain/mail/stored-mail.ts'
import type { Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { mailedLines } from './changed-lines.ts'
import type { MailRow } from './mail-queue.ts'
import { forGuest, mailFiles } from './mailed-booking.ts'
import { newRow, queueMail, type MailDeps } from './queue-mail.ts'
import type { MailTemplate } from './templates.ts'
import { countTyped, isAddressOfOwner, mayMailTyped } from './typed-address.ts'
import { releaseWaitingMails, waitingMails } from './waiting-mails.ts'

const CHANGED = 'booking-changed' satisfies MailTemplate
const ADDRESS_CHANGED = 'booking-address-changed' satisfies MailTemplate

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
  given: Change,
): Promise<boolean | null> {
  const [before, after] = [await forReader(tx, given.before), await forReader(tx, given.after)]
  const change = { ...given, before, after }
  // A booking that the operator entered may have no address.
  if (!after.booking.email) return null
  const now = deps.clock.now()
  if (changedLines(mailedLines(before, now), mailedLines(after, now)).length === 0) return null
  // The mail about earlier changes that still takes more, locked so that nobody sends it meanwhile.
  const [open = null] = await waitingMails(tx, deps, after.booking.id, [CHANGED])
  if (before.booking.email !== after.booking.email) await notifyOldAddress(tx, deps, change, open)
  if (!(await mayNotify(tx, deps, change, open))) {
    // Earlier changes go to the address that the booking had then.
    await releaseWaitingMails(tx, deps, after.booking.id)
    return false
  }
  const carried = mailFiles({ documents: change.documents })
  const to = after.booking.email
  const about: MailAbout = {
    facts: { back: eurosFromCents(openedCents(change)) + backOf(open) },
    ofBooking: true,
    attached: [...(open?.about?.attached ?? []), ...carried.attached],
    changedFrom: open?.about?.changedFrom ?? mailedLines(before, now),
  }
  const row = await newRow(tx, deps, {
    template: CHANGED,
    about,
    to,
    bookingId: after.booking.id,
    files: [...(open?.files ?? []), ...carried.files],
    openUntil: changeMailDue(
      await earlierChangeMails(tx, deps, { booking: after, to, but: open }),
      open?.openUntil ?? mergedUntil(now),
    ),
  })
  if (!row) return null
  if (open) await tx.update(mails).set(row).where(eq(mails.id, open.id))
  else await tx.insert(mails).values(row)
  return true
}

/** Returns the refunds to the guest that a change has opened, in cents. */
function openedCents({ before, after }: Change): Cents {
  const known = new Set(before.payments.map(({ id }) => id))
  return sumCents(
    after.payments.filter(
      (row) => row.kind === 'refund' && row.payerHandOverId === null && !known.has(row.id),
    ),
  )
}

/** Returns the refunds that the open mail tells of, in euros. */
function backOf(open: MailRow | null): number {
  const { back } = { ...open?.about?.facts }
  return typeof back === 'number' ? back : 0
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
