import { eq } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { whyNotReceivedOn } from '#domain/payment/hand-entry.ts'
import type { Actor } from '#domain/admin/history.ts'
import { balanceDueCents, coveredCents } from '#domain/payment/ledger.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { Problem } from '#domain/api/problem.ts'
import { leftCents } from '#domain/refund/refundable.ts'
import { changeLockedBooking, unchanged, type Changing } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf, depositOf } from '#server/store/booking-money.ts'
import { type BookingRecord, type PaymentRow, reloadBooking } from '#server/store/booking-record.ts'
import { payerOn } from '#server/store/hand-over-record.ts'
import { MOST_BANK_FEES_CENTS, waivableCents } from '#domain/payment/bank-fees.ts'
import { outcomeOfPayment } from './apply-payment.ts'
import { changePayment } from './change-payment.ts'
import { receiptsDue } from './receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import { demandNotPaidYet, payOutByHand } from '#server/refund/refund-by-hand.ts'

/** What has come, where the operator says so. */
interface Arrival {
  /** In cents; as much as was reported unless said. */
  amountCents?: Cents | undefined
  /** The place is confirmed though fees of the banks are missing from the deposit. */
  confirm?: boolean | undefined
  /** On which day; unknown unless said. */
  receivedOn?: CalendarDay | null | undefined
  note?: string | null | undefined
}

/** Money is received on a day that has come. Problem: invalid-fields. */
export function assertReceivable(day: CalendarDay, now: Date): void {
  const message = whyNotReceivedOn(day, now)
  if (message) throw new Problem('invalid-fields', { errors: [{ field: 'receivedOn', message }] })
}

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Receipt and mail go out when it can no longer be undone. Problems: not-found, wrong-state.
 */
export async function receivePayment(
  deps: Deps,
  input: { paymentId: string; arrival?: Arrival; by: Actor },
): Promise<LedgerLine> {
  const { receivedOn } = input.arrival ?? {}
  if (receivedOn) assertReceivable(receivedOn, deps.clock.now())
  await demandNotPaidYet(deps, input.paymentId)
  const line = await changePayment(deps, input, async (payment, record, changing) => {
    const { kind } = payment
    if (kind === 'refund') return payOutByHand(deps, changing, record, payment)
    return unchanged(await recordTransfer(changing, record, { ...payment, kind }, input.arrival ?? {}))
  })
  await payOutRefunds(deps)
  return line
}

/**
 * The same inside a change that is under way, which holds the places' and the booking's lock. A transfer that comes after its
 * booking has expired books it again where a place is free, and is given back otherwise; then it does not count.
 */
export async function recordTransfer(
  changing: Changing,
  before: BookingRecord,
  reported: PaymentRow & { kind: PaymentType },
  arrival: Arrival,
): Promise<{ counts: boolean }> {
  if (reported.state === 'received') return { counts: true }
  if (reported.state !== 'reported') {
    throw new Problem('wrong-state', { detail: 'Only a transfer that a guest has reported can be received' })
  }
  const [payment] = await changing.tx
    .update(payments)
    .set({
      amountCents: arrival.amountCents ?? reported.amountCents,
      state: 'received',
      settledAt: changing.now,
      receivedOn: arrival.receivedOn ?? null,
      note: arrival.note ?? null,
      ...receiptsDue(changing.now, before, reported.amountCents),
    })
    .where(eq(payments.id, reported.id))
    .returning()
  if (!payment) throw new Error('a payment vanished from the ledger')
  const fits = !isPaidOtherwise(before, payment)
  return recordEntry(changing, before, payment, { confirm: arrival.confirm ?? false, fits })
}

/**
 * Whether a deposit or the full amount has been paid in another way since the transfer was reported, so that it arrives twice and
 * is refunded. What is missing of the price without it is no more than the transfer where the guest was asked for the rest alone: then it counts.
 */
function isPaidOtherwise(before: BookingRecord, { id, kind, amountCents }: PaymentRow): boolean {
  if (kind === 'balance' || !holdsPlace(before.booking.status)) return false
  const others = before.payments.filter((row) => row.id !== id)
  const isPaid = others.some(
    (row) =>
      (row.kind === 'deposit' || row.kind === 'full') &&
      row.state === 'received' &&
      leftCents(others, row) > 0,
  )
  return isPaid && balanceDueCents(others, totalOf(before)) > amountCents
}

/**
 * Enters in the ledger, as received, money that nobody has reported; it counts at once, and its papers wait. `bankText` is what the bank
 * wrote of a transfer: it may name an outgoing guest as its sender.
 */
export async function recordReceived(
  changing: Changing,
  before: BookingRecord,
  received: Pick<PaymentRow, 'kind' | 'method' | 'amountCents' | 'referenceText' | 'receivedOn' | 'note'>,
  { bankText = '', ...how }: { confirm: boolean; fits: boolean; bankText?: string | undefined },
): Promise<{ payment: PaymentRow; counts: boolean }> {
  const { tx, now } = changing
  const [payment] = await tx
    .insert(payments)
    .values({
      ...received,
      bookingId: before.booking.id,
      payerHandOverId: await payerOn(tx, before.booking, { day: received.receivedOn, bankText }),
      state: 'received',
      createdAt: now,
      settledAt: now,
      ...receiptsDue(now, before, null),
    })
    .returning()
  if (!payment) throw new Error('the ledger did not take a payment')
  return { payment, ...(await recordEntry(changing, before, payment, how)) }
}

async function recordEntry(
  changing: Changing,
  before: BookingRecord,
  payment: PaymentRow,
  { confirm, fits }: { confirm: boolean; fits: boolean },
): Promise<{ counts: boolean }> {
  const history = [{ what: `${formatCents(payment.amountCents)} received` }]
  const wasReported = (payment.entryBefore?.reportedCents ?? null) !== null
  if (before.booking.status === 'cancelled' && wasReported) {
    // It was reported before its booking was cancelled: the rule of the cancellation decides on it now.
    return changeLockedBooking(changing, before, {
      history,
      refund: refundOfCancelled(await reloadBooking(changing.tx, payment.bookingId)),
      answer: ({ refunds }) => ({ counts: sumCents(refunds) < payment.amountCents }),
    })
  }
  if (confirm) await waiveBankFees(changing.tx, payment)
  const counted = await outcomeOfPayment(changing, before, payment, { fits })
  return changeLockedBooking(changing, before, { ...counted, history })
}

/** Whether fees of the banks are all that a deposit would lack with this amount. Whoever chooses a bank's line for it says that they may pass. */
export function lacksOnlyFees(record: BookingRecord, amountCents: Cents): boolean {
  return waivableCents(coveredCents(record.payments) + amountCents, depositOf(record)) > 0
}

/**
 * Lets fees of the banks pass that are missing from the deposit after a payment has been entered: it confirms the place all
 * the same, and they stay owed (decision 0051). Nothing where nothing is missing. Problem: wrong-state, where more is.
 */
async function waiveBankFees(
  tx: Transaction,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const record = await reloadBooking(tx, bookingId)
  const depositCents = depositOf(record)
  const covered = coveredCents(record.payments)
  if (covered >= depositCents) return
  const waivedCents = waivableCents(covered, depositCents)
  if (waivedCents === 0) {
    throw new Problem('wrong-state', {
      detail: `${formatCents(depositCents - covered)} of the deposit are missing. A place can be confirmed where no more than ${formatCents(MOST_BANK_FEES_CENTS)} are.`,
    })
  }
  await tx.update(payments).set({ waivedCents }).where(eq(payments.id, id))
}
