import { and, eq } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { underLocks, type ChangeDeps } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { handOvers, mails } from '#server/db/schema.ts'
import { requeue, type MailRow } from '#server/mail/mail-queue.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { templatesWhere } from '#server/mail/templates.ts'
import { writeQueued } from '#server/mail/write-queued.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { guestAddressAt } from '#server/store/hand-over-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { presentMail } from './list-outbox.ts'

type ResendDeps = ChangeDeps

/**
 * Sends a mail once more, to the present address of its booking (decision 0012). A failed mail is queued again from its first attempt. Of a
 * sent or kept mail a copy goes out, and the original stays as it was. Problems: not-found, wrong-state.
 */
export async function sendMailAgain(deps: ResendDeps, mailId: string, by: Actor): Promise<OutboxMessage> {
  const isMeant = eq(mails.id, mailId)
  const [found] = await deps.db.select({ bookingId: mails.bookingId }).from(mails).where(isMeant)
  // Locks the booking before its mails, as everywhere.
  return underLocks(deps, { by, ids: found?.bookingId ? [found.bookingId] : [] }, async ({ tx, now }) => {
    const [mail] = await tx.select().from(mails).where(isMeant).for('update')
    if (!mail) throw new Problem('not-found')
    assertSendable(deps, mail)
    const recipient = await presentAddress(tx, deps, mail)
    const { about } = mail
    // The address may be another one by now, so nothing in the copy opens anything; delivery adds what the guest may open.
    const said = about ? await writeQueued(tx, deps, { ...mail, about }, 'closed') : mail
    if (said === null) throw wrongState('There’s nothing left to say in this email')
    const again =
      mail.state === 'failed'
        ? await requeue(tx, mail, recipient)
        : await copy(tx, deps, { ...mail, ...said, recipient })
    if (mail.bookingId !== null) {
      await recordHistory(tx, {
        at: now,
        by,
        what: 'Email sent again',
        to: `“${said.subject}” to ${recipient}`,
        bookingId: mail.bookingId,
      })
    }
    return presentMail({ ...deps, db: tx }, again)
  })
}

function assertSendable({ env }: ResendDeps, mail: MailRow): void {
  if (mail.state === 'queued') {
    throw wrongState('This email is already on its way')
  }
  if (mail.state === 'failed' && env.smtpUrl === null) {
    throw wrongState('There’s no mail server yet. Set SMTP_URL first')
  }
  if (!canBeSentAgain(mail)) {
    throw wrongState(
      mail.text === ''
        ? 'The text of this email has been removed'
        : 'The link in this email no longer works. The guest needs to ask for a new one',
    )
  }
}

const TO_OPERATOR: readonly string[] = templatesWhere(({ to }) => to === 'operator')

/**
 * Templates that go to the same address again: the booking's earlier one, the person named or paying for it, or the account that complains.
 */
const TO_THAT_ADDRESS: readonly string[] = templatesWhere(({ keepsAddress }) => keepsAddress)

const OPENING: readonly string[] = templatesWhere(({ link }) => link === 'opens')

/** True if the mail is worth sending again: closed links and texts that were removed do not come back. */
function canBeSentAgain({ template, text, about }: MailRow): boolean {
  const stored = about ? JSON.stringify(about.facts) : text
  return stored !== '' && !(OPENING.includes(template) && stored.includes('…'))
}

async function presentAddress(
  tx: Transaction,
  deps: Pick<ResendDeps, 'site'>,
  mail: MailRow,
): Promise<string> {
  if (TO_OPERATOR.includes(mail.template)) return operatorAddress(deps)
  const { bookingId, recipient } = mail
  if (bookingId === null || TO_THAT_ADDRESS.includes(mail.template)) return recipient
  // A mail to a previous guest must not go to the present one.
  const hasLeft = and(eq(handOvers.bookingId, bookingId), eq(handOvers.fromEmail, recipient))
  if ((await tx.$count(handOvers, hasLeft)) > 0) return recipient
  const record = await loadBooking(tx, bookingId)
  // What went to a traveller's own address, and not to who has booked, goes there again.
  const reader = record && (recipient === record.booking.email ? record : await forReader(tx, record))
  const address = reader && (await guestAddressAt(tx, reader.booking, mail.createdAt))
  if (address) return address
  throw wrongState('This booking has no email address')
}

const COPIED = [
  'bookingId',
  'template',
  'recipient',
  'replyTo',
  'subject',
  'text',
  'html',
  'files',
] as const satisfies (keyof MailRow)[]

async function copy(tx: Transaction, { clock, env }: ResendDeps, mail: MailRow) {
  const state = env.smtpUrl === null ? 'kept' : 'queued'
  const [row] = await tx
    .insert(mails)
    .values({ ...pick(mail, COPIED), createdAt: clock.now(), state })
    .returning()
  if (!row) throw new Error('the outbox did not take a mail')
  return row
}
