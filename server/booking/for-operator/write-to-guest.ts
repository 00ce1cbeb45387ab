import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { formatCents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { WrittenLetter } from '#domain/contract/admin-booking-shapes.ts'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { newRow } from '#server/mail/queue-mail.ts'
import { newLetter } from '#server/outbox/letters.ts'
import { presentMail } from '#server/outbox/list-outbox.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { balanceDueOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * Queues a personal email from the operator to a booking's guest. The outbox keeps a copy, and it can be undone for 15 seconds
 * (mail/letters.ts). Problems: not-found; wrong-state without an address, or for a pay link if nothing is due.
 */
export async function writeToGuest(
  deps: Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site'>,
  { bookingId, by, subject, text, payLink = false }: WrittenLetter & { bookingId: string; by: Actor },
): Promise<OutboxMessage> {
  // The booking's lock orders this and an erasure: the erasure either removes this email or has already removed the address.
  return changeBooking(deps, { id: bookingId, by }, async (record, { tx, now }) => {
    const row = record.booking.email
      ? await newRow(tx, deps, {
          template: 'personal-message',
          about: { facts: { subject, text, pay: payLink ? wayToPay(deps, record) : null } },
          to: record.booking.email,
          bookingId,
          letter: newLetter(now, { about: 'booking', aboutId: bookingId, subject, text, payLink }),
        })
      : null
    if (!row) throw wrongState('This booking has no email address')
    const id = randomUUID()
    return {
      also: (write) => write.insert(mails).values({ ...row, id }),
      history: [
        { what: payLink ? 'Email written, with the payment link' : 'Email written', to: `“${subject}”` },
      ],
      result: async (done) => {
        const [mail] = await done.tx.select().from(mails).where(eq(mails.id, id))
        if (!mail) throw new Error('the outbox did not take a mail')
        return presentMail({ ...deps, db: done.tx }, mail)
      },
    }
  })
}

function wayToPay(deps: Pick<Deps, 'clock' | 'env'>, record: BookingRecord): { amount: string; url: string } {
  const url = payLinkOf(deps, record)
  if (url === null) throw wrongState('Nothing is due, so there’s no payment link')
  return { amount: formatCents(balanceDueOf(record)), url }
}
