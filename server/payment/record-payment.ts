import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, sumCents, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { EnteredPayment } from '#domain/contract/operator-payment-calls.ts'
import { fieldProblem, Problem, wrongState } from '#domain/contract/problem.ts'
import { groupSplits } from '#domain/payment/group-payment.ts'
import { kindOfEntry, reportAnswered } from '#domain/payment/hand-entry.ts'
import { MAX_DAYS_BETWEEN_ENTRIES, nearestPayment } from '#domain/payment/known-money.ts'
import { coveredCents, reportedCents } from '#domain/payment/ledger.ts'
import { payerInGroup, type Payer } from '#domain/payment/payer.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { readBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { balanceDueOf, depositOf, moneyOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { inGroupOrder, loadGroup } from '#server/store/group-record.ts'
import { changeTogetherWithCheckoutsClosed } from './close-open-checkouts.ts'
import { reloadLedgerLine } from './ledger-line.ts'
import { transferReference } from './payable.ts'
import {
  assertReceivable,
  recordUnreported,
  recordTransfer,
  type BankLine,
} from './transfer/receive-transfer.ts'

interface ManualPayment extends Omit<EnteredPayment, 'amount'> {
  amountCents: Cents
  /** The line of a bank statement that the payment is. */
  line?: BankLine | undefined
  /** True if it is for all of the guest's group. */
  forGroup?: boolean | undefined
  /** What all parts of one payment for a group have in common (`inOnePayment`), and who made it. */
  referenceText?: string | null
  paidBy?: Payer | null
}

/**
 * Records a payment for the operator: any amount, by transfer, in cash or by a card elsewhere. A transfer settles the one that the
 * guest reported, if any. `forGroup` splits it over all of the guest's group who have a place, as a bank file does. It counts at once;
 * receipt and email follow when it can no longer be undone. The same amount by the same guest within ten days, and more than is left to pay,
 * must be confirmed. Problems: not-found, invalid-fields, wrong-state, payment-repeated, unavailable.
 */
export async function recordPayment(
  deps: Deps,
  { bookingId, entry, by }: { bookingId: string; entry: ManualPayment; by: Actor },
): Promise<{ payment: LedgerLine; record: BookingRecord }> {
  assertReceivable(entry.receivedOn, deps.clock.now())
  const own = await readBooking(deps, { id: bookingId, by })
  const group = entry.forGroup && own.booking.groupId ? await loadGroup(deps.db, own.booking.groupId) : [own]
  const ids = group
    .filter(({ booking }) => group.length === 1 || holdsPlace(booking.status))
    .map(({ booking }) => booking.id)
  const which = { ids, by, lockFirst: 'places' as const }
  const recorded = await changeTogetherWithCheckoutsClosed<string | null>(
    deps,
    which,
    async (records, context) => {
      const shares = entry.forGroup ? sharesOfGroup(records, entry.amountCents) : [entry.amountCents]
      const inOne = inOnePayment(records)
      const outcomes: Outcome<string | null>[] = []
      for (const [index, record] of records.entries()) {
        const part = { ...entry, amountCents: shares[index] ?? 0, ...inOne(record) }
        if (part.amountCents > 0 && !entry.confirmRepeat && record.booking.status !== 'in_progress')
          assertExpected(record, part)
        outcomes.push(
          part.amountCents > 0 ? await recordGuestPayment(context, record, part) : unchanged(null),
        )
      }
      return outcomes
    },
  )
  const paymentIds = recorded.flatMap((id) => id ?? [])
  const result = {
    payment: await reloadLedgerLine(deps.db, deps.clock.now(), ...paymentIds),
    record: await readBooking(deps, { id: bookingId, by }),
  }
  await payOutRefunds(deps)
  return result
}

/** Returns how a payment may be split over these bookings of a group, each split with another sum, in cents. */
export function splitsOfGroup(records: readonly BookingRecord[]): Cents[][] {
  return groupSplits(
    records.map((record) => ({
      reportedCents: reportedCents(record.payments),
      depositCents: moneyOf(record).isDepositReceived ? 0 : depositOf(record),
      leftCents: balanceDueOf(record),
    })),
  )
}

/** Returns each booking's share of a payment for a group. Problem: invalid-fields if it is none of the sums that the group is asked for. */
function sharesOfGroup(records: readonly BookingRecord[], amountCents: Cents): Cents[] {
  const splits = splitsOfGroup(records)
  const sums = splits.map((split) => sumCents(split.map((cents) => ({ amountCents: cents }))))
  const split = splits[sums.indexOf(amountCents)]
  if (split) return split
  const accepted = sums.map(formatCentsInFull).join(' or ')
  throw fieldProblem(
    'amount',
    accepted
      ? `Record ${accepted} for the group, or another amount on the page of one guest`
      : 'Record this on the page of one guest',
  )
}

/**
 * Throws payment-repeated for an amount that may be recorded already, or that is more than is left to pay. It runs under the booking's lock,
 * so the second of two devices recording the same payment is asked.
 */
function assertExpected(record: BookingRecord, { amountCents, receivedOn }: ManualPayment): void {
  const amount = formatCentsInFull(amountCents)
  const earlier = nearestPayment(record.payments, {
    amountCents,
    day: receivedOn,
    maxDays: MAX_DAYS_BETWEEN_ENTRIES,
  })
  if (earlier) {
    throw new Problem('payment-repeated', {
      detail: `${amount} from ${fullName(record.booking)} of ${formatDay(earlier.to)} is already recorded. Is this a second payment?`,
    })
  }
  // Late money may bring an expired booking back, but none is left to pay of a cancelled one.
  const isOver = record.booking.status === 'cancelled'
  const leftCents = isOver ? 0 : Math.max(0, totalOf(record) - coveredCents(record.payments))
  if (amountCents > leftCents) {
    const left =
      leftCents === 0 ? 'Nothing is left to pay' : `Only ${formatCentsInFull(leftCents)} is left to pay`
    throw new Problem('payment-repeated', {
      detail: `${left}. Did ${amount} come from ${fullName(record.booking)}?`,
    })
  }
}

/**
 * Returns the outcome of a guest's payment, with its id, for a change that holds the locks of the places and the booking, after its checkouts
 * were closed: they would let the guest pay twice. Problem: wrong-state.
 */
export async function recordGuestPayment(
  context: ChangeContext,
  record: BookingRecord,
  {
    amountCents,
    method,
    receivedOn,
    note,
    confirm = false,
    line,
    referenceText = null,
    paidBy = null,
  }: ManualPayment,
): Promise<Outcome<string>> {
  if (record.booking.status === 'in_progress') {
    throw wrongState('This form was never sent: there is nothing to pay for yet')
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported)
    return recordTransfer(context, record, reported, { amountCents, receivedOn, note, confirm, line })
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, receivedOn, note: note ?? null, referenceText, paidBy }
  return recordUnreported(context, record, received, { confirm, line })
}

/** Returns what each of these bookings' parts of one payment has that makes them one, and who made it: the booker, if one of them is theirs. */
export function inOnePayment(records: readonly BookingRecord[]) {
  const referenceText = referenceOfParts(records)
  const isBookers = referenceText !== null && records.some(({ booking }) => booking.groupNumber === 1)
  return ({ booking }: BookingRecord) => ({
    referenceText,
    paidBy: isBookers ? payerInGroup(booking) : null,
  })
}

/**
 * Returns the reference that makes parts of one payment, recorded at once, one event with one email: that of the first of a group. Null if
 * they are not all of one group.
 */
function referenceOfParts(records: readonly BookingRecord[]): string | null {
  const [first, ...others] = inGroupOrder(records)
  const groupId = first?.booking.groupId ?? null
  const isOfGroup = groupId !== null && others.length > 0
  if (!first || !isOfGroup || others.some(({ booking }) => booking.groupId !== groupId)) return null
  return transferReference(first, moneyOf(first).isDepositReceived ? 'balance' : 'deposit')
}
