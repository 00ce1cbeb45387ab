import { and, eq, exists } from 'drizzle-orm'
import { sumCents } from '#domain/base/money.ts'
import type { Actor } from '#domain/booking/history.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { refundsByTransfer } from '#domain/refund/refund-account.ts'
import { changeBooking, changeEach } from '#server/change/change-booking.ts'
import { mailAbout, type Mail } from '#server/change/mails.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isRefundToPay } from '#server/payment/ledger-line.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import {
  refundsAwaitedBy,
  loadPayees,
  recordOfPayee,
  refundLink,
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
  await changeEach(
    deps,
    found,
    'a guest could not be asked for bank details yet',
    async (record, { tx, now }) => {
      const asked = (await loadPayees(tx, await forReader(tx, record))).filter((payee) =>
        isToBeAsked(payee, record),
      )
      return {
        payees: asked.map((payee) => ({ ...payee, refundAskedAt: now })),
        mails: asked.map((payee) => askMail(deps, record, payee, now)),
        result: null,
      }
    },
  )
}

/**
 * Asks again, for the operator, every payee of this booking whose refund is waiting, with a new link that replaces the old one.
 * Problems: not-found, wrong-state.
 */
export async function askForAccountAgain(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<void> {
  await changeBooking(deps, { id: bookingId, by }, async (record, { tx, now }) => {
    if (refundsByTransfer(record.payments).length === 0) {
      throw wrongState('No refund of this booking is waiting for bank details')
    }
    const asked = (await loadPayees(tx, await forReader(tx, record)))
      .filter((payee) => payee.email !== null && refundsAwaitedBy(payee, record.payments).length > 0)
      .map((payee) => ({ ...payee, refundLinkVersion: payee.refundLinkVersion + 1 }))
    if (asked.length === 0) {
      throw wrongState('This booking has no email address')
    }
    return {
      payees: asked.map((payee) => ({ ...payee, refundAskedAt: now })),
      history: [{ what: 'Asked for bank details for the refund' }],
      mails: asked.map((payee) => askMail(deps, record, payee, now)),
      result: null,
    }
  })
}

/** True if the payee was never asked, or a refund was created since. */
function isToBeAsked(payee: RefundPayee, { payments: ledger }: BookingRecord): boolean {
  const { refundAccount, refundAskedAt: askedAt, email } = payee
  if (refundAccount !== null || email === null) return false
  return refundsAwaitedBy(payee, ledger).some(({ createdAt }) => askedAt === null || createdAt > askedAt)
}

function askMail(deps: Pick<Deps, 'env'>, record: BookingRecord, payee: RefundPayee, askedAt: Date): Mail {
  const refunds = refundsAwaitedBy(payee, record.payments)
  return mailAbout(recordOfPayee(payee, record), 'refund-account-asked', {
    amountCents: sumCents(refunds),
    link: refundLink(deps, payee),
    askedAt,
    isRefused: refunds.some(({ state }) => state === 'failed'),
  })
}
