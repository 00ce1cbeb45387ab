import { eq } from 'drizzle-orm'
import type { OutboxMessage } from '#domain/api-contract.ts'
import { Problem } from '#domain/problem.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'
import { presentMail } from './list-outbox.ts'
import { requeue } from './mail-queue.ts'
import { canBeSentAgain } from './withdraw-links.ts'

/** The operator lets a failed mail be tried anew, from the first attempt on. Problems: not-found, wrong-state. */
export async function sendMailAgain(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  mailId: string,
): Promise<OutboxMessage> {
  const found = isBookingId(mailId) ? await findMail(db, mailId) : undefined
  if (!found) throw new Problem('not-found')
  if (env.smtpUrl === null) {
    throw new Problem('wrong-state', { detail: 'No mail server is configured: set SMTP_URL first' })
  }
  if (!canBeSentAgain(found)) {
    throw new Problem('wrong-state', {
      detail:
        found.text === ''
          ? 'The text of this mail has been removed'
          : 'The link in this mail is gone: the guest asks for a new one',
    })
  }
  if (!(await requeue(db, mailId))) {
    throw new Problem('wrong-state', { detail: 'Only a mail that could not be delivered can be sent again' })
  }
  return presentMail((await findMail(db, mailId)) ?? found)
}

async function findMail(db: Deps['db'], id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}
