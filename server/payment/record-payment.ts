import type { Actor } from '#domain/admin/history.ts'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { Problem, wrongState } from '#domain/api/problem.ts'
import { formatCents, formatCentsInFull, sumCents, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking/person-name.ts'
import { kindOfEntry, reportAnswered } from '#domain/payment/hand-entry.ts'
import type { EnteredPayment } from '#domain/payment/operator-payment-calls.ts'
import { agoText, repeatedEntry } from '#domain/payment/undo-entry.ts'
import { readBooking, underLocks, type ChangeContext } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { reloadLedgerLine } from './ledger-line.ts'
import {
  assertReceivable,
  lacksOnlyFees,
  recordUnreported,
  recordTransfer,
} from './transfer/receive-transfer.ts'

interface ManualPayment extends Omit<EnteredPayment, 'amount'> {
  amountCents: Cents
  /** The bank's text, if the payment is a line of a statement. */
  bankText?: string | undefined
}

/** One guest's share of a transfer. */
export interface Share {
  leadId: string
  amountCents: Cents
}

interface RecordedPayment {
  payment: LedgerLine
  record: BookingRecord
}

/**
 * Records a payment for the operator: any amount, by transfer, in cash or by a card elsewhere. A transfer settles the one that the
 * guest reported, if any. It counts at once; receipt and email follow when it can no longer be undone. The same amount by the same
 * guest within ten minutes must be confirmed. Problems: not-found, invalid-fields, wrong-state, payment-repeated, unavailable.
 */
export async function recordPayment(
  deps: Deps,
  { bookingId, entry, by }: { bookingId: string; entry: ManualPayment; by: Actor },
): Promise<RecordedPayment> {
  const { amountCents, ...how } = entry
  const [recorded] = await recordShares(deps, [{ leadId: bookingId, amountCents }], how, by)
  if (!recorded) throw new Error('a payment was entered for nobody')
  return recorded
}

/**
 * Records one transfer for several guests whose shares add up to it exactly: one payment each, all or none. Bank fees missing from
 * a deposit are waived, as for statement lines. Problems: not-found, invalid-fields, wrong-state, payment-repeated, unavailable.
 */
export async function splitPayment(
  deps: Deps,
  { entry, shares, by }: { entry: ManualPayment; shares: readonly Share[]; by: Actor },
): Promise<LedgerLine[]> {
  const { amountCents, ...how } = entry
  assertSharesAddUp(amountCents, shares)
  return (await recordShares(deps, shares, how, by)).map(({ payment }) => payment)
}

/** Throws unless the shares add up to the transfer exactly and name each guest once. Problem: invalid-fields, at `shares`. */
export function assertSharesAddUp(amountCents: Cents, shares: readonly Share[]): void {
  const given = sumCents(shares)
  const isTwice = new Set(shares.map(({ leadId }) => leadId)).size < shares.length
  if (isTwice) refuseShares('Name each guest once')
  if (given < amountCents) refuseShares(`${formatCents(amountCents - given)} of it is still unmatched`)
  if (given > amountCents) refuseShares(`This is ${formatCents(given - amountCents)} more than was received`)
}

function refuseShares(message: string): never {
  throw new Problem('invalid-fields', { detail: message, errors: [{ field: 'shares', message }] })
}

async function recordShares(
  deps: Deps,
  shares: readonly Share[],
  how: Omit<ManualPayment, 'amountCents'>,
  by: Actor,
): Promise<RecordedPayment[]> {
  assertReceivable(how.receivedOn, deps.clock.now())
  const ids = shares.map(({ leadId }) => leadId)
  return recordForGuests(deps, { ids, by }, async (context) => {
    const { tx, now } = context
    const all: RecordedPayment[] = []
    for (const { leadId, amountCents } of shares) {
      const record = await reloadBooking(tx, leadId)
      if (!how.confirmRepeat) assertNotRepeated(record, amountCents, now)
      const confirm = how.confirm ?? (shares.length > 1 && lacksOnlyFees(record, amountCents))
      const paymentId = await recordGuestPayment(context, record, { ...how, amountCents, confirm })
      const payment = await reloadLedgerLine(tx, now, paymentId)
      all.push({ payment, record: await reloadBooking(tx, record.booking.id) })
    }
    return all
  })
}

/**
 * Runs `work`, which records money of these guests, under the locks of their places and bookings, and then pays out what it refunds. Their
 * open checkouts are closed first, because they would let a guest pay twice. Problems: not-found, wrong-state, unavailable.
 */
export async function recordForGuests<Result>(
  deps: Deps,
  { ids, by }: { ids: readonly string[]; by: Actor },
  work: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  for (const id of ids) await readBooking(deps, { id, by })
  for (const id of ids) await closeOpenCheckouts(deps, id)
  const recorded = await underLocks(deps, { by, ids, lockFirst: 'places' }, work)
  await payOutRefunds(deps)
  return recorded
}

/**
 * Throws payment-repeated for a repeat. It runs under the booking's lock, so the second of two devices recording the same payment is asked.
 */
function assertNotRepeated({ booking, payments }: BookingRecord, amountCents: Cents, now: Date): void {
  const earlier = repeatedEntry(payments, amountCents, now)
  if (!earlier) return
  const when = agoText(earlier.settledAt ?? earlier.createdAt, now)
  throw new Problem('payment-repeated', {
    detail: `${formatCentsInFull(amountCents)} from ${fullName(booking)} was recorded ${when}. Is this a second payment?`,
  })
}

/**
 * Records a payment inside a change that holds the locks of the places and the booking, after its checkouts were closed. Returns
 * the payment's id. Problem: wrong-state.
 */
export async function recordGuestPayment(
  context: ChangeContext,
  record: BookingRecord,
  { amountCents, method, receivedOn, note, confirm = false, bankText }: ManualPayment,
): Promise<string> {
  if (record.booking.status === 'in_progress') {
    throw wrongState('This form was never sent: there is nothing to pay for yet')
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported && reported.kind !== 'refund') {
    const arrival = { amountCents, receivedOn, note, confirm }
    await recordTransfer(context, record, { ...reported, kind: reported.kind }, arrival)
    return reported.id
  }
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, referenceText: null, receivedOn, note: note ?? null }
  const { payment } = await recordUnreported(context, record, received, {
    confirm,
    fits: true,
    bankText,
  })
  return payment.id
}
