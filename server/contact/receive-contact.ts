import { pick } from '#domain/base/typed-records.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { Contact } from '#domain/mail/contact.ts'
import { contacts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { contactDedupeKey } from '#server/mail/remove-texts.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { isOwnAddress } from '#server/mail/typed-address.ts'

/**
 * Stores a message from the contact form with the signed-in account, mails it to the operator, and confirms it to the sender unless that
 * address has had too many emails.
 */
export async function receiveContact(
  deps: Deps,
  contact: Contact,
  user: User | null,
): Promise<{ id: string; mailed: boolean }> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contacts)
      .values({
        ...pick(contact, ['firstName', 'email', 'message']),
        userId: user?.id ?? null,
        lastName: contact.lastName || null,
        phone: contact.phone || null,
        retreat: contact.retreat || null,
        experience: contact.experience || null,
        createdAt: deps.clock.now(),
      })
      .returning({ id: contacts.id })
    if (!row) throw new Error('the database did not take a contact message')
    await queueMail(tx, deps, {
      template: 'contact-received',
      to: operatorAddress(deps),
      replyTo: contact.email,
      data: { contact },
      dedupeKey: contactDedupeKey('contact-received', row.id),
    })
    const mailed = await queueMail(tx, deps, {
      template: 'contact-acknowledgement',
      to: contact.email,
      ...(!isOwnAddress(user, contact.email) && { typed: 'not-sent' }),
      data: {
        guestName: greetingName(contact.firstName),
        replyHours: deps.site().business.support.replyHours,
      },
      dedupeKey: contactDedupeKey('contact-acknowledgement', row.id),
    })
    return { id: row.id, mailed }
  })
}
