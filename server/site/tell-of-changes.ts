import { and, eq, isNotNull, isNull, like } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import { undoUntil } from '#domain/base/undo-time.ts'
import { reportedCents, settledCents } from '#domain/payment/ledger.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'

interface Published {
  n: number
  now: Date
}

/**
 * Emails everybody who has ordered and not paid that the terms have changed, once the version can no longer be undone. Who has booked for
 * others has ordered for them too, and gets the one email.
 */
export async function tellOfTerms(tx: Transaction, deps: Deps, published: Published): Promise<void> {
  for (const record of await bookedGuests(tx, published)) {
    const { booking, retreat, payments } = record
    if (booking.orderVersion === null || settledCents(payments) > 0 || !retreat) continue
    await queueMail(tx, deps, {
      ...toGuest(record, published, 'terms'),
      template: 'terms-changed',
      data: {
        guestName: booking.firstName ?? '',
        retreatDate: labelOf(retreat),
        payUrl: payUrl(deps, record),
      },
    })
  }
}

/**
 * Emails a new bank account: at once to every address of the operator, among them the ones before, and to guests whose transfer has not
 * arrived once it can no longer be undone.
 */
export async function tellOfBankAccount(
  tx: Transaction,
  deps: Deps,
  { bank, device, ...published }: Published & { bank: SiteContent['business']['bank']; device: string },
): Promise<void> {
  const { accountHolder, iban } = bank
  for (const to of operatorAddresses(deps.site()))
    await queueMail(tx, deps, {
      to,
      template: 'operator-bank-account',
      dedupeKey: `${newsKey(published.n)}operator-${to}`,
      data: { accountHolder, iban, device, historyUrl: `${deps.env.baseUrl}/admin/website/business` },
    })
  for (const record of await bookedGuests(tx, published)) {
    if (reportedCents(record.payments) <= 0) continue
    await queueMail(tx, deps, {
      ...toGuest(record, published, 'bank'),
      template: 'bank-account-changed',
      data: { guestName: record.booking.firstName ?? '', accountHolder, iban, payUrl: payUrl(deps, record) },
    })
  }
}

/** Takes back the emails of a version that was undone, as far as they have not left. */
export async function withdrawNews(tx: Transaction, n: number): Promise<void> {
  await tx.delete(mails).where(and(like(mails.dedupeKey, `${newsKey(n)}%`), isNull(mails.sentAt)))
}

async function bookedGuests(tx: Transaction, { now }: Published): Promise<BookingRecord[]> {
  const records = await loadBookings(
    tx,
    and(eq(bookings.isExample, false), eq(bookings.bookedByOther, false), isNotNull(bookings.email)),
  )
  return records.filter(({ booking }) => isBooked(booking, now))
}

const newsKey = (n: number) => `site-${n}-`

function toGuest({ booking }: BookingRecord, { n, now }: Published, what: string) {
  return {
    to: booking.email ?? '',
    bookingId: booking.id,
    dedupeKey: `${newsKey(n)}${what}-${booking.id}`,
    notBefore: undoUntil(now),
  }
}

function payUrl({ env }: Deps, { booking }: BookingRecord): string {
  return `${env.baseUrl}/payment?leadId=${booking.id}`
}

function operatorAddresses({ business, packageTravel }: SiteContent): string[] {
  return [...new Set([business.mail.replyTo, business.mail.fromAddress, packageTravel.organiser.mail])]
}
