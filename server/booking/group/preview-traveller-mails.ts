import type { Mail } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { senderOf } from '#server/mail/sender.ts'
import { writeMail } from '#server/mail/write-mail.ts'

/** An email as the operator reads it before it goes out. */
interface PlannedMail {
  leadId: string
  to: string
  subject: string
  text: string
}

/** Returns the emails to travellers' own addresses that a change would cause, as they would be written now. Queues nothing. */
export async function previewTravellerMails<T>(
  deps: Deps,
  places: readonly T[],
  mailsOf: (tx: Transaction, place: T) => Promise<Mail[]>,
): Promise<PlannedMail[]> {
  const planned = await deps.db.transaction(async (tx) => {
    const found: Mail[] = []
    for (const place of places) found.push(...(await mailsOf(tx, place)))
    return found
  })
  const written = planned.map(async (mail) => {
    if (mail.is !== 'complete') return []
    const { template, data, to, bookingId: leadId = '' } = mail.mail
    const { subject, text } = await writeMail(template, senderOf(deps), data)
    return [{ leadId, to, subject, text }]
  })
  return (await Promise.all(written)).flat()
}
