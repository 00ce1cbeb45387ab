import { and, eq, inArray, isNull, like, ne, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { MailTemplate } from './templates.ts'

/** Stands where an address was. It is none, so nothing can be sent there. */
export const REMOVED = 'removed'

/** What a mail says, and what is attached to it; that it was sent, about what and when, stays. */
const WITHOUT_TEXT = { text: '', html: '', files: [], changedFrom: null, letter: null, lastError: null }

/** And without the address that it went to. */
const WITHOUT_ADDRESS = { ...WITHOUT_TEXT, recipient: REMOVED, replyTo: null, subject: REMOVED }

/** The mails that were written for messages of the contact form: to the operator, and to whoever wrote. */
const CONTACT_MAILS = [
  'contact-received',
  'contact-acknowledgement',
  'contact-answered',
] as const satisfies MailTemplate[]

export function contactDedupeKeys(contactId: string): string[] {
  return CONTACT_MAILS.map((template) => contactDedupeKey(template, contactId))
}

/** By which it is known which message a mail is about. */
export function contactDedupeKey(template: (typeof CONTACT_MAILS)[number], contactId: string): string {
  return `${template}:${contactId}`
}

/** Removes the texts of mails, so that only the fact of them is left. */
export async function removeTexts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(mails)
      .set(WITHOUT_TEXT)
      .where(inArray(mails.id, [...ids]))
}

/** Removes the address that a mail went to, with its text. */
export async function removeAddresses(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(mails)
    .set(WITHOUT_ADDRESS)
    .where(inArray(mails.id, [...ids]))
}

/** Deletes the mails about messages of the contact form. */
export async function deleteContactMails(tx: Transaction, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return
  await tx.delete(mails).where(inArray(mails.dedupeKey, contactIds.flatMap(contactDedupeKeys)))
}

/** Removes what mails to an address say that are about no booking. What has not been sent yet never will be. */
export async function removeMailsTo(tx: Transaction, address: string | null): Promise<void> {
  if (address === null) return
  await removeMailsWhere(tx, and(isNull(mails.bookingId), eq(mails.recipient, address)))
}

/** The same of any mails. */
export async function removeMailsWhere(tx: Transaction, theirs: SQL | undefined): Promise<void> {
  await tx.delete(mails).where(and(theirs, eq(mails.state, 'queued')))
  await tx
    .update(mails)
    .set({ ...WITHOUT_ADDRESS, openUntil: null })
    .where(and(theirs, ne(mails.recipient, REMOVED)))
}

/** The mails that say whom a guest has named: the offer, and the question to the operator; copies of them have no key. */
const ofNamed = or(
  eq(mails.template, 'hand-over-offer' satisfies MailTemplate),
  and(
    eq(mails.template, 'operator-hand-over' satisfies MailTemplate),
    or(isNull(mails.dedupeKey), like(mails.dedupeKey, '%:asked')),
  ),
)

/**
 * Removes what mails say of the people who were named to come in place of these bookings' guests. One that was not delivered is
 * nobody's concern any more, and goes whole.
 */
export async function removeMailsOfNamed(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  const theirs = and(inArray(mails.bookingId, [...bookingIds]), ofNamed)
  await tx.delete(mails).where(and(theirs, eq(mails.state, 'failed')))
  await removeMailsWhere(tx, theirs)
}
