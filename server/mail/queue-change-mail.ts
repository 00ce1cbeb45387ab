import { and, eq, ne } from 'drizzle-orm'
import { eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import { changedLines, maskedEmail } from '#domain/mail/changed-lines.ts'
import { changesAwaitedUntil } from '#domain/mail/stored-mail.ts'
import type { Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { mailedLines } from './changed-lines.ts'
import type { MailRow } from './mail-queue.ts'
import { forGuest, mailFiles } from './mailed-booking.ts'
import { queueAbout, queueMail, type MailDeps } from './queue-mail.ts'
import type { MailTemplate } from './templates.ts'
import { isAddressOfOwner } from './typed-address.ts'
import { deleteMails, releaseWaitingMails, waitingMails } from './waiting-mails.ts'

const CHANGED = 'booking-changed' satisfies MailTemplate

interface Change {
  before: BookingRecord
  after: BookingRecord
  /** The documents that the change issued, which the mail carries. */
  documents: readonly DocumentRow[]
  by: Actor
}

/**
 * Tells a guest what was changed, if mails show it: what was booked, the price or the address. The mail is sent a quarter of an hour after
 * the first change, and compares the booking as it is then with the one before that change (decision 0012). Runs under the booking's lock.
 * Returns true if the guest is emailed, false if the address has had too many emails, null if there is nothing to tell or no address.
 */
export async function queueChangeMail(
  tx: Transaction,
  deps: MailDeps,
  given: Change,
): Promise<boolean | null> {
  const [before, after] = [await forReader(tx, given.before), await forReader(tx, given.after)]
  const { id, email } = after.booking
  // A booking that the operator entered may have no address.
  if (!email) return null
  const now = deps.clock.now()
  const linesBefore = mailedLines(before, now)
  if (changedLines(linesBefore, mailedLines(after, now)).length === 0) return null
  // The mail about earlier changes that is yet to be sent, locked so that nobody sends it meanwhile. The new one says all that it would.
  const [open = null] = await waitingMails(tx, deps, id, [CHANGED])
  const openUntil = open?.openUntil ?? changesAwaitedUntil(now)
  if (before.booking.email !== email)
    await notifyOldAddress(tx, deps, { before, after }, { id: open?.id, openUntil })
  const isKnown =
    given.by.actor === 'operator' || open?.recipient === email || (await isAddressOfOwner(tx, after.booking))
  const carried = mailFiles({ documents: given.documents })
  const isSent = await queueAbout(tx, deps, {
    template: CHANGED,
    about: {
      facts: { back: eurosFromCents(openedCents(before, after)) + backOf(open) },
      attached: [...(open?.about?.attached ?? []), ...carried.attached],
      changedFrom: open?.about?.changedFrom ?? linesBefore,
    },
    to: email,
    bookingId: id,
    files: [...(open?.files ?? []), ...carried.files],
    openUntil,
    ...(!isKnown && { typed: 'not-sent' }),
  })
  if (!isSent) await releaseWaitingMails(tx, deps, id)
  else if (open) await deleteMails(tx, [open.id])
  return isSent
}

/** Returns the refunds to the guest that a change has opened, in cents. */
function openedCents(before: BookingRecord, after: BookingRecord): Cents {
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

/**
 * Tells the previous address at once that the booking has another one, if it was ever told of the booking. Once per mail about changes,
 * whatever is typed meanwhile.
 */
async function notifyOldAddress(
  tx: Transaction,
  deps: MailDeps,
  { before, after }: Pick<Change, 'before' | 'after'>,
  changed: { id: string | undefined; openUntil: Date },
): Promise<void> {
  const { id, email } = after.booking
  const old = before.booking.email
  if (old === null || email === null) return
  const isTold = and(
    eq(mails.bookingId, id),
    eq(mails.recipient, old),
    changed.id === undefined ? undefined : ne(mails.id, changed.id),
  )
  if ((await tx.$count(mails, isTold)) === 0) return
  await queueMail(tx, deps, {
    template: 'booking-address-changed',
    data: { ...forGuest(after, deps.clock.now()), newAddress: maskedEmail(email) },
    to: old,
    bookingId: id,
    dedupeKey: `booking-address-changed:${id}:${changed.openUntil.getTime()}`,
    ...(!(await isAddressOfOwner(tx, before.booking)) && { typed: 'later' }),
  })
}
