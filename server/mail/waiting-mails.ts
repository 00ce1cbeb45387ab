import { and, eq, gt, inArray, isNotNull, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { MailRow } from './mail-queue.ts'
import type { MailDeps } from './queue-mail.ts'
import { MAILS, templateNamed, templatesWhere, type MailTemplate } from './templates.ts'
import { isUnwritten, writeQueued } from './write-queued.ts'

/** True for mails that nobody has begun to send. */
const isUnsent = and(inArray(mails.state, ['kept', 'queued']), eq(mails.attempts, 0))

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

/** Lets the waiting mails of a booking go out before the next one, except these. */
export async function releaseWaitingMails(
  tx: Database | Transaction,
  deps: MailDeps,
  bookingId: string,
  but: readonly string[] = [],
): Promise<void> {
  await release(tx, deps, and(eq(mails.bookingId, bookingId), notInArray(mails.id, [...but])))
}

/**
 * Writes the mails about a booking that are yet to be sent, before its place ends or goes to somebody else: they say what was true until
 * then, as do those that could not be sent. Those that would have nothing to say after it stay unwritten, and so are not sent.
 */
export async function writeBeforeEnd(tx: Transaction, deps: MailDeps, bookingId: string): Promise<void> {
  const isOfBooking = and(eq(mails.bookingId, bookingId), isNotNull(mails.about), ne(mails.state, 'sent'))
  const rows = await tx.select().from(mails).where(isOfBooking).for('update')
  for (const row of rows) {
    if (MAILS[templateNamed(row.template)].isOver) continue
    const links = row.state === 'kept' ? 'open' : 'closed'
    const written = isUnwritten(row) ? await writeQueued(tx, deps, row, links) : {}
    if (written)
      await tx
        .update(mails)
        .set({ ...written, about: null })
        .where(eq(mails.id, row.id))
  }
}

const AWAITING_REFUND = templatesWhere(({ waitsForRefund }) => waitsForRefund)

/** Lets the mails about refunds of a booking go out, because the card provider has answered. */
export async function releaseRefundMails(db: Database, deps: MailDeps, bookingId: string): Promise<void> {
  await release(db, deps, and(eq(mails.bookingId, bookingId), inArray(mails.template, AWAITING_REFUND)))
}

/** Ends the waiting of mails that are kept, because there is no mail server. Others are sent when they are due. */
export async function writeKeptMails(deps: MailDeps & { db: Database }): Promise<void> {
  await release(deps.db, deps, and(eq(mails.state, 'kept'), lte(mails.openUntil, deps.clock.now())))
}

async function release(db: Database | Transaction, deps: MailDeps, which: SQL | undefined): Promise<void> {
  const released = await db
    .update(mails)
    // Before what is queued in the same transaction.
    .set({ openUntil: null, dueAt: sql`now() - interval '1 millisecond'` })
    .where(and(which, isNotNull(mails.openUntil), isUnsent))
    .returning()
  for (const mail of released.filter(isUnwritten)) {
    if (mail.state !== 'kept') continue
    const written = await writeQueued(db, deps, mail)
    if (written) await db.update(mails).set(written).where(eq(mails.id, mail.id))
    else await deleteMails(db, [mail.id])
  }
}

/** Deletes mails that are not to be sent. */
export async function deleteMails(db: Database | Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, [...ids]))
}
