import type { Attachment, SendMailOptions } from 'nodemailer/lib/mailer'
import { content } from '#content/content.server.ts'
import type { Deps } from '#server/deps.ts'
import { parseSenderAddress, type SenderAddress } from '#server/process/sender-address.ts'
import type { MailRow } from './mail-queue.ts'

/**
 * A mail of the outbox as it goes to the mail server: one sender, one recipient. Its Message-ID and Date come from the row,
 * so that a copy that was sent by a dying server is the same message to whoever receives both.
 */
export function mailMessage(
  deps: Pick<Deps, 'env'>,
  mail: MailRow,
  attachments: Attachment[],
): SendMailOptions {
  const from = senderAddress(deps)
  return {
    messageId: messageIdOf(mail, from),
    date: mail.createdAt,
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    // Whatever the headers say, the server is told of these two addresses and of no other.
    envelope: { from: from.address, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments,
    // Out-of-office replies go to people, not to programs (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function messageIdOf({ id }: Pick<MailRow, 'id'>, { address }: SenderAddress): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** MAIL_FROM, or else the address in the owner's content. */
function senderAddress({ env }: Pick<Deps, 'env'>): SenderAddress {
  const { fromName, fromAddress } = content.business.mail
  const configured = env.mailFrom === null ? null : parseSenderAddress(env.mailFrom)
  return configured ?? { name: fromName, address: fromAddress }
}
