import { eq } from 'drizzle-orm'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { columnsWhenNotified, type AskedChange } from '#server/store/date-change-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { keyOf } from './event-facts.ts'
import { forGuest } from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'
import { mailedChange } from './row-facts.ts'
import { senderOf } from './sender.ts'
import { writeMail } from './write-mail.ts'
import { contentOf } from './write-queued.ts'

/**
 * Returns the mail that tells a guest of the change: the one in the outbox, or as it would be written now. Null if nobody is written to any
 * more.
 */
export async function mailOfChange(
  deps: MailDeps & Pick<Deps, 'db'>,
  booked: BookingRecord,
  asked: AskedChange,
): Promise<{ to: string; subject: string; text: string } | null> {
  const record = await forReader(deps.db, booked)
  const key = keyOf('date-change', record, { asked, news: 'asked' })
  const [sent] = await deps.db.select().from(mails).where(eq(mails.dedupeKey, key))
  if (sent) return { to: sent.recipient, ...(await contentOf(deps.db, deps, sent)) }
  const { email } = record.booking
  // A guest whose data was erased gets no mail.
  if (!email || asked.choice.notifiedAt !== null) return null
  const now = deps.clock.now()
  const choice = { ...asked.choice, ...columnsWhenNotified(record, asked, now) }
  const { subject, text } = await writeMail('date-change', senderOf(deps), {
    ...forGuest(record, now),
    news: 'asked',
    change: mailedChange(record, { ...asked, choice }),
  })
  return { to: email, subject, text }
}
