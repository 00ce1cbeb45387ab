import type { OutboxMessage } from '#domain/api-contract.ts'
import type { Actor } from '#domain/history.ts'
import { Problem } from '#domain/problem.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { presentMail } from './list-outbox.ts'
import { renderedRow } from './queue-mail.ts'

/**
 * The operator writes to a booking's guest in her own words: a mail like any other, of which the outbox keeps a copy. Problems:
 * not-found, wrong-state for a booking without an address.
 */
export async function writeToGuest(
  deps: Pick<Deps, 'clock' | 'db' | 'env' | 'log'>,
  { bookingId, by, ...letter }: { bookingId: string; subject: string; text: string; by: Actor },
): Promise<OutboxMessage> {
  const record = await loadBooking(deps.db, bookingId)
  if (!record) throw new Problem('not-found')
  const row = record.booking.email
    ? await renderedRow(deps, {
        template: 'personal-message',
        data: { ...letter, pay: null },
        to: record.booking.email,
        bookingId,
      })
    : null
  if (!row) throw new Problem('wrong-state', { detail: 'This booking has no e-mail address' })
  return deps.db.transaction(async (tx) => {
    const [mail] = await tx.insert(mails).values(row).returning()
    if (!mail) throw new Error('the outbox did not take a mail')
    const what = { what: 'Mail written', to: `“${letter.subject}”` }
    await recordHistory(tx, { at: deps.clock.now(), by, ...what, bookingId })
    return presentMail(mail)
  })
}
