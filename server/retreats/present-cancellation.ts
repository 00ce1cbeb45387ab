import { inArray } from 'drizzle-orm'
import { holdsPlace } from '#domain/booking-state.ts'
import type { CancellationRule } from '#domain/cancellation.ts'
import { nameOrAddress } from '#domain/full-name.ts'
import { isCheckoutMethod, reportedCents } from '#domain/ledger.ts'
import { eurosFromCents, sumCents, type Cents } from '#domain/money.ts'
import { refundMethodOf, refundShares } from '#domain/refund-shares.ts'
import type { CancelledGuest, RetreatCancellation } from '#domain/retreat-calls.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { previewRetreatCancelled, RETREAT_CANCELLED } from '#server/mail/queue-retreat-cancelled.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'

/**
 * Who gets what by cancelling a date, most money first, and the mail to each: of those who are done what the ledger and the
 * outbox hold, of the others what would go back now.
 */
export async function presentCancellation(
  deps: Deps,
  { rule, isCancelled }: { rule: CancellationRule; isCancelled: boolean },
  records: readonly BookingRecord[],
): Promise<RetreatCancellation> {
  const guests = records.map((record) => ({ record, guest: guestOf(record, rule) }))
  guests.sort((a, b) => b.guest.refund.amount - a.guest.refund.amount || byName(a.guest, b.guest))
  const sent = await sentMails(deps, records)
  const written = await Promise.all(
    guests.map(async ({ record, guest }) => {
      const { id, email } = record.booking
      if (guest.done) return sent.get(id) ?? []
      // Whose data was erased is written to no more.
      if (!email) return []
      const refund = bookingRefund(rule, record)
      const { subject, text } = await previewRetreatCancelled(deps, record, refund)
      return { leadId: id, to: email, subject, text }
    }),
  )
  return {
    bookings: guests.map(({ guest }) => guest),
    mails: written.flat(),
    applied: isCancelled && guests.every(({ guest }) => guest.done),
  }
}

function guestOf(record: BookingRecord, rule: CancellationRule): CancelledGuest {
  const { booking, payments } = record
  const done = !holdsPlace(booking.status)
  const refund = bookingRefund(rule, record)
  const rows = done ? paidBack(payments) : planned(payments, refund.amountCents)
  return {
    leadId: booking.id,
    name: nameOrAddress(booking, 'No name'),
    refund: { amount: eurosFromCents(sumCents(rows)), rule: booking.cancellationRule ?? rule },
    received: eurosFromCents(refund.receivedCents),
    online: eurosFromCents(sumCents(rows.filter(({ method }) => isCheckoutMethod(method)))),
    reported: eurosFromCents(reportedCents(payments)),
    disputed: eurosFromCents(refund.disputedCents),
    done,
  }
}

type Share = Pick<PaymentRow, 'method' | 'amountCents'>

/** What the cancellation has entered in the ledger to go back. */
function paidBack(payments: readonly PaymentRow[]): Share[] {
  return payments.filter(
    ({ refundReason, state }) => refundReason === 'booking_cancelled' && state !== 'rejected',
  )
}

/** What it would enter. */
function planned(payments: readonly PaymentRow[], amountCents: Cents): Share[] {
  return refundShares(payments, amountCents).map(({ source, amountCents: share }) => ({
    method: refundMethodOf(source),
    amountCents: share,
  }))
}

function byName(a: CancelledGuest, b: CancelledGuest): number {
  return a.name.localeCompare(b.name)
}

/** The mail that each guest who is done has got. */
async function sentMails({ db }: Deps, records: readonly BookingRecord[]) {
  const ids = records.map(({ booking }) => booking.id)
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      leadId: mails.bookingId,
      to: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      template: mails.template,
    })
    .from(mails)
    .where(inArray(mails.bookingId, ids))
  return new Map(
    rows.flatMap(({ leadId, template, ...mail }) =>
      leadId !== null && template === RETREAT_CANCELLED ? [[leadId, { leadId, ...mail }] as const] : [],
    ),
  )
}
