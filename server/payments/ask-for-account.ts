import { and, eq, exists, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { sumCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import type { Actor } from '#domain/history.ts'
import { refundsByTransfer } from '#domain/refund-account.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { lockBooking, reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveRefundAccountAsked } from '#server/store/refund-account.ts'
import { bookingLinkToken, replaceLinkToken } from '#server/store/booking-link-token.ts'

/**
 * Asks every guest, once, whose refund waits for an account to be sent to: a task of the sweep, whatever opened the refund. Who has no
 * address is asked as soon as there is one.
 */
export async function askForAccounts(deps: Deps): Promise<void> {
  const { db } = deps
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookings.id),
        eq(payments.kind, 'refund'),
        inArray(payments.state, ['initiated', 'failed']),
        or(isNull(bookings.refundAskedAt), gt(payments.createdAt, bookings.refundAskedAt)),
      ),
    )
  const found = await db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.refundAccount),
        isNotNull(bookings.email),
        eq(bookings.isExample, false),
        exists(waiting),
      ),
    )
  await forEachBooking(deps, found, 'a guest could not be asked for an account yet', ({ bookingId }) =>
    db.transaction(async (tx) => {
      const record = await lockBooking(tx, bookingId)
      if (record && isToBeAsked(record)) await ask(tx, deps, record)
    }),
  )
}

/** The operator asks anew, by another link: what was sent before opens nothing any more. Problems: not-found, wrong-state. */
export async function askForAccountAgain(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await lockBooking(tx, bookingId)
    if (!record) throw new Problem('not-found')
    if (refundsByTransfer(record.payments).length === 0) {
      throw new Problem('wrong-state', { detail: 'No refund of this booking waits for an account' })
    }
    if (record.booking.email === null) {
      throw new Problem('wrong-state', {
        detail: 'There is no mail address to ask at',
      })
    }
    await replaceLinkToken(tx, 'refund', bookingId)
    await ask(tx, deps, await reloadBooking(tx, bookingId))
    await recordHistory(tx, {
      at: deps.clock.now(),
      by,
      what: 'Asked for an account for the refund',
      bookingId,
    })
  })
}

/** Not asked yet, or only for a refund of before. */
function isToBeAsked({ booking, payments: ledger }: BookingRecord): boolean {
  const { refundAccount, refundAskedAt, email } = booking
  if (refundAccount !== null || email === null) return false
  return refundsByTransfer(ledger).some(
    ({ createdAt }) => refundAskedAt === null || createdAt > refundAskedAt,
  )
}

async function ask(tx: Transaction, deps: Deps, record: BookingRecord): Promise<void> {
  const refunds = refundsByTransfer(record.payments)
  if (refunds.length === 0) return
  await saveRefundAccountAsked(tx, record.booking.id, deps.clock.now())
  const link = `${deps.env.baseUrl}/refund/${bookingLinkToken(deps, 'refund', record.booking)}`
  await queueBookingMail(tx, deps, 'refund-account-asked', record, { amountCents: sumCents(refunds), link })
}
