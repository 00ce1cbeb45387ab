import { and, eq, exists } from 'drizzle-orm'
import { sumCents } from '#domain/base/money.ts'
import { SITE, type Actor } from '#domain/booking/history.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { refundsByTransfer } from '#domain/refund/refund-account.ts'
import { changeTogether, unchanged, type Change, type Outcome } from '#server/change/change-booking.ts'
import { mailAbout, type Mail } from '#server/change/mails.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isRefundToPay } from '#server/payment/ledger-line.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { idsOfGroup } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import {
  refundsAwaitedBy,
  loadPayees,
  payeesAskedTogether,
  recordOfPayee,
  refundLink,
  refundsOfPayees,
  type PayeeOfBooking,
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
  await forEachBooking(deps, found, 'a guest could not be asked for bank details yet', ({ bookingId }) =>
    askPayees(deps, { bookingId, by: SITE }, (payees, record) => ({
      asked: payees.filter((payee) => isToBeAsked(payee, record)),
    })),
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
  await askPayees(deps, { bookingId, by }, (payees, record) => {
    if (refundsByTransfer(record.payments).length === 0) {
      throw wrongState('No refund of this booking is waiting for bank details')
    }
    const asked = payees.filter(
      (payee) => payee.email !== null && refundsAwaitedBy(payee, record.payments).length > 0,
    )
    if (asked.length === 0) throw wrongState('This booking has no email address')
    return { asked, history: [{ what: 'Asked for bank details for the refund' }], replacesLinks: true }
  })
}

/** Emails those payees of a booking that `choose` returns, each once for all places of a group whose refunds they get. */
async function askPayees(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Actor },
  choose: (
    payees: readonly RefundPayee[],
    record: BookingRecord,
  ) => { asked: readonly RefundPayee[]; history?: Change['history']; replacesLinks?: true },
): Promise<void> {
  const ids = await idsOfGroup(deps.db, bookingId)
  await changeTogether<null>(deps, { ids, by }, async (records, { tx, now }) => {
    const outcomes = records.map(async (record): Promise<Outcome<null>> => {
      if (record.booking.id !== bookingId) return unchanged(null)
      const payees = await loadPayees(tx, await forReader(tx, record))
      const { asked, history = [], replacesLinks = false } = choose(payees, record)
      const changed = []
      const mails = []
      for (const payee of asked) {
        const together = await payeesAskedTogether(tx, { payee, record })
        const [first, ...others] = together
        const { refundLinkVersion } = first.payee
        const linked = { ...first.payee, refundLinkVersion: refundLinkVersion + (replacesLinks ? 1 : 0) }
        changed.push(linked, ...others.map((each) => each.payee))
        mails.push(askMail(deps, { payee: linked, record: first.record }, refundsOfPayees(together), now))
      }
      return {
        payees: changed.map((payee) => ({ ...payee, refundAskedAt: now })),
        history,
        mails,
        result: null,
      }
    })
    return Promise.all(outcomes)
  })
}

/** True if the payee was never asked, or a refund was created since. */
function isToBeAsked(payee: RefundPayee, { payments: ledger }: BookingRecord): boolean {
  const { refundAccount, refundAskedAt: askedAt, email } = payee
  if (refundAccount !== null || email === null) return false
  return refundsAwaitedBy(payee, ledger).some(({ createdAt }) => askedAt === null || createdAt > askedAt)
}

function askMail(
  deps: Pick<Deps, 'env'>,
  { payee, record }: PayeeOfBooking,
  refunds: readonly PaymentRow[],
  askedAt: Date,
): Mail {
  return mailAbout(recordOfPayee(payee, record), 'refund-account-asked', {
    amountCents: sumCents(refunds),
    link: refundLink(deps, payee),
    askedAt,
    isRefused: refunds.some(({ state }) => state === 'failed'),
  })
}
