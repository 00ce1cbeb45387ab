import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { MailTemplate } from './templates.ts'

/** Replaces an address. It is no valid one, so nothing can be sent there. */
export const REMOVED = 'removed'

/** Clears what a mail says and carries, but keeps that it was sent, what it was about and when. */
const WITHOUT_TEXT = { text: '', html: '', files: [], about: null, letter: null, lastError: null }

/** Clears the address as well. */
const WITHOUT_ADDRESS = { ...WITHOUT_TEXT, recipient: REMOVED, replyTo: null, subject: REMOVED }

/** Mails about a message of the contact form, to the operator and to its sender. */
const CONTACT_MAILS = [
  'contact-received',
  'contact-acknowledgement',
  'contact-answered',
] as const satisfies MailTemplate[]

function contactDedupeKeys(contactId: string): string[] {
  return CONTACT_MAILS.map((template) => contactDedupeKey(template, contactId))
}

/** Returns the key that links a mail to its contact message. */
export function contactDedupeKey(template: (typeof CONTACT_MAILS)[number], contactId: string): string {
  return `${template}:${contactId}`
}

/** Removes the texts of mails, but keeps their rows. */
export async function removeTexts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(mails)
      .set(WITHOUT_TEXT)
      .where(inArray(mails.id, [...ids]))
}

/** Removes the addresses that mails went to, with their texts. */
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

/** Removes texts and addresses of mails to this address that concern no booking. Mails still queued are deleted. */
export async function removeMailsTo(tx: Transaction, address: string | null): Promise<void> {
  if (address === null) return
  await removeMailsWhere(tx, and(isNull(mails.bookingId), eq(mails.recipient, address)))
}

/** Removes texts and addresses of the mails that match. Mails still queued are deleted. */
export async function removeMailsWhere(tx: Transaction, theirs: SQL | undefined): Promise<void> {
  await tx.delete(mails).where(and(theirs, eq(mails.state, 'queued')))
  await tx
    .update(mails)
    .set({ ...WITHOUT_ADDRESS, openUntil: null })
    .where(and(theirs, ne(mails.recipient, REMOVED)))
}

/** Mails that name the incoming guest: the offer, and the question to the operator. */
const TO_OR_OF_NAMED = ['hand-over-offer', 'operator-hand-over-asked'] as const satisfies MailTemplate[]

/** Removes what mails say of the people named in hand-overs of these bookings. A mail that could not be delivered is deleted. */
export async function removeMailsOfNamed(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  const theirs = and(inArray(mails.bookingId, [...bookingIds]), inArray(mails.template, TO_OR_OF_NAMED))
  await tx.delete(mails).where(and(theirs, eq(mails.state, 'failed')))
  await removeMailsWhere(tx, theirs)
}
