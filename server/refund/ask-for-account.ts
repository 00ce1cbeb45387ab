import { and, eq, exists } from 'drizzle-orm'
import { sumCents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { refundsByTransfer } from '#domain/refund/refund-account.ts'
import { changeBooking, changeEach } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { isRefundToPay } from '#server/payment/ledger-line.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  refundsAwaitedBy,
  loadPayees,
  recordOfPayee,
  refundLink,
  savePayee,
  type RefundPayee,
} from '#server/store/refund-payee.ts'

/**
 * Emails payees whose refund by transfer lacks bank details, unless they were asked since it was opened. Runs in the sweep,
 * whatever opened the refund; a payee without an address is asked once there is one.
 */
export async function askForAccounts(deps: Deps): Promise<void> {
  const { db } = deps
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), isRefundToPay))
  const found = await db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.isExample, false), exists(waiting)))
  await changeEach(deps, found, 'a guest could not be asked for bank details yet', () => ({
    answer: async ({ tx, record }) => {
      for (const payee of await loadPayees(tx, record))
        if (isToBeAsked(payee, record)) await ask(tx, deps, record, payee)
    },
  }))
}

/**
 * Asks again, for the operator, every payee of this booking whose refund is waiting, with a new link that replaces the old one.
 * Problems: not-found, wrong-state.
 */
export async function askForAccountAgain(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<void> {
  await changeBooking(deps, { id: bookingId, by }, async (record, { tx }) => {
    if (refundsByTransfer(record.payments).length === 0) {
      throw wrongState('No refund of this booking is waiting for bank details')
    }
    const waiting = (payees: readonly RefundPayee[]) =>
      payees.filter((payee) => payee.email !== null && refundsAwaitedBy(payee, record.payments).length > 0)
    const known = waiting(await loadPayees(tx, record))
    if (known.length === 0) {
      throw wrongState('This booking has no email address')
    }
    for (const payee of known) await savePayee(tx, payee, { refundLinkVersion: payee.refundLinkVersion + 1 })
    return {
      history: [{ what: 'Asked for bank details for the refund' }],
      answer: async ({ record: replaced }) => {
        for (const payee of waiting(await loadPayees(tx, replaced))) await ask(tx, deps, replaced, payee)
      },
    }
  })
}

/** True if the payee was never asked, or a refund was created since. */
function isToBeAsked(payee: RefundPayee, { payments: ledger }: BookingRecord): boolean {
  const { refundAccount, refundAskedAt: askedAt, email } = payee
  if (refundAccount !== null || email === null) return false
  return refundsAwaitedBy(payee, ledger).some(({ createdAt }) => askedAt === null || createdAt > askedAt)
}

async function ask(tx: Transaction, deps: Deps, record: BookingRecord, payee: RefundPayee): Promise<void> {
  const refunds = refundsAwaitedBy(payee, record.payments)
  const now = deps.clock.now()
  await savePayee(tx, payee, { refundAskedAt: now })
  const link = refundLink(deps, payee)
  const amountCents = sumCents(refunds)
  await queueBookingMail(tx, deps, 'refund-account-asked', recordOfPayee(payee, record), {
    amountCents,
    link,
    askedAt: now,
    isRefused: refunds.some(({ state }) => state === 'failed'),
  })
}
