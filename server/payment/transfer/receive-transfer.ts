import { randomUUID } from 'node:crypto'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatCents, formatCentsInFull, sumCents, type Cents } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { fieldProblem, wrongState } from '#domain/contract/problem.ts'
import { splitOfArrived } from '#domain/payment/group-payment.ts'
import { MOST_BANK_FEES_CENTS, waivableCents, receivedOnError } from '#domain/payment/hand-entry.ts'
import { balanceDueCents, coveredCents, isReported } from '#domain/payment/ledger.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { unchanged, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import { bankLines } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { countPayment, eventOfMissingMoney } from '#server/payment/apply-payment.ts'
import { changePayment, type LockedPart } from '#server/payment/ledger-line.ts'
import { undoColumns } from '#server/payment/receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { assertNotPaidYet, payOutByHand } from '#server/refund/refund-by-hand.ts'
import { balanceDueOf, totalOf, depositOf } from '#server/store/booking-money.ts'
import { paymentIn, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { payerHandOverOn } from '#server/store/hand-over-record.ts'

/** What the operator states about an arrived transfer. */
interface Arrival {
  /** In cents; the reported amount if omitted. */
  amountCents?: Cents | undefined
  /** True to confirm the place although bank fees are missing from the deposit. */
  confirm?: boolean | undefined
  /** Day of arrival; unknown if omitted. */
  receivedOn?: CalendarDay | null | undefined
  note?: string | null | undefined
  line?: BankLine | undefined
}

/** A line of a bank statement that is recorded as a payment. */
export interface BankLine {
  id: string
  /** The bank's text, which may name a previous guest as sender. */
  text: string
  /** The name of the statement's file, for later questions. */
  file: string | null
}

/** Throws unless money can have been received on this day. Problem: invalid-fields. */
export function assertReceivable(day: CalendarDay, now: Date): void {
  const message = receivedOnError(day, now)
  if (message) throw fieldProblem('receivedOn', message)
}

/**
 * Records for the operator that a reported transfer arrived, for all of a group that it pays for, or that a refund was paid out. A second click changes nothing; receipt
 * and email follow when it can no longer be undone. Problems: not-found, wrong-state.
 */
export async function receivePayment(
  deps: Deps,
  input: { paymentId: string; arrival: Arrival; by: Actor },
): Promise<LedgerLine> {
  const { receivedOn } = input.arrival
  if (receivedOn) assertReceivable(receivedOn, deps.clock.now())
  await assertNotPaidYet(deps, input.paymentId)
  const which = { ...input, together: true }
  const line = await changePayment(deps, which, async (payment, record, context, parts) =>
    payment.kind === 'refund'
      ? payOutByHand(context, record, payment)
      : recordPart(context, { payment, record }, parts, input.arrival),
  )
  await payOutRefunds(deps)
  return line
}

/**
 * Returns the outcome of an arrived transfer for one of those who reported it together. Who gets nothing of another amount still waits
 * for the rest. Problem: wrong-state.
 */
function recordPart(
  context: ChangeContext,
  { payment, record }: LockedPart,
  parts: readonly LockedPart[],
  arrival: Arrival,
): Outcome<string> {
  const { amountCents } = arrival
  const waiting = parts.filter((part) => isReported(part.payment))
  if (amountCents === undefined || waiting.length < 2 || !isReported(payment))
    return recordTransfer(context, record, payment, arrival)
  const share = sharesOfArrived(waiting, amountCents).get(payment.id) ?? 0
  if (share === 0) return unchanged(payment.id)
  const confirm = arrival.confirm && lacksOnlyFees(record, share)
  return recordTransfer(context, record, payment, { ...arrival, amountCents: share, confirm })
}

/** Returns what each of the rows that were reported together gets of an arrived amount, by their ids. Problem: wrong-state. */
function sharesOfArrived(parts: readonly LockedPart[], amountCents: Cents): Map<string, Cents> {
  const inOrder = parts.toSorted((a, b) => numberOf(a) - numberOf(b))
  const split = splitOfArrived(
    amountCents,
    inOrder.map(({ payment, record }) => ({
      reportedCents: payment.amountCents,
      leftCents: balanceDueOf(record),
    })),
  )
  if (split) return new Map(inOrder.map(({ payment }, index) => [payment.id, split[index] ?? 0]))
  const names = listed(inOrder.map(({ record }) => fullName(record.booking)))
  throw wrongState(
    `${formatCentsInFull(amountCents)} is more than ${names} owe together. Record what they owe here, and the rest on the page of the guest it is for.`,
  )
}

function numberOf({ record: { booking } }: LockedPart): number {
  return booking.groupNumber ?? 0
}

/**
 * Returns the outcome of an arrived transfer, with the payment's id, for a change that holds the locks of the places and the booking. For an
 * expired booking it takes a place again if one is free; otherwise it is refunded. Problem: wrong-state.
 */
export function recordTransfer(
  context: ChangeContext,
  before: BookingRecord,
  reported: PaymentRow,
  arrival: Arrival,
): Outcome<string> {
  const { id } = reported
  if (reported.state === 'received') return unchanged(id)
  if (reported.state !== 'reported') {
    throw wrongState('Only a transfer reported by a guest can be marked as received')
  }
  const columns = {
    amountCents: arrival.amountCents ?? reported.amountCents,
    state: 'received' as const,
    settledAt: context.now,
    receivedOn: arrival.receivedOn ?? null,
    note: arrival.note ?? null,
    ...undoColumns(context.now, before, reported.amountCents),
  }
  const fits = !isPaidOtherwise(before, { ...reported, ...columns })
  const how = { confirm: arrival.confirm ?? false, fits, line: arrival.line }
  return {
    payments: { set: [{ ids: [id], columns }] },
    next: ({ record }) => countEntry(context, record, paymentIn(record, id), how),
  }
}

/**
 * True if the deposit or full amount was paid in another way since the transfer was reported, so that the transfer is refunded. It
 * still counts if the price lacks no more than it, since the guest was then asked for the rest alone.
 */
function isPaidOtherwise(before: BookingRecord, { id, kind, amountCents }: PaymentRow): boolean {
  if (kind === 'balance' || !holdsPlace(before.booking.status)) return false
  const others = before.payments.filter((row) => row.id !== id)
  const isPaid = others.some(
    (row) =>
      (row.kind === 'deposit' || row.kind === 'full') &&
      row.state === 'received' &&
      unrefundedCents(others, row) > 0,
  )
  return isPaid && balanceDueCents(others, totalOf(before)) > amountCents
}

/**
 * Returns the outcome of money that nobody had reported, with the payment's id. It counts at once, but its receipt and email wait.
 */
export async function recordUnreported(
  context: ChangeContext,
  before: BookingRecord,
  received: Pick<
    PaymentRow,
    'kind' | 'method' | 'amountCents' | 'receivedOn' | 'note' | 'referenceText' | 'paidBy'
  >,
  { line, confirm }: { confirm: boolean; line?: BankLine | undefined },
): Promise<Outcome<string>> {
  const { tx, now } = context
  const payment = {
    ...received,
    id: randomUUID(),
    payerHandOverId: await payerHandOverOn(tx, before.booking, {
      day: received.receivedOn,
      bankText: line?.text ?? '',
    }),
    state: 'received' as const,
    settledAt: now,
    ...undoColumns(now, before, null),
  }
  return {
    payments: { add: [payment] },
    next: ({ record }) =>
      countEntry(context, record, paymentIn(record, payment.id), { confirm, fits: true, line }),
  }
}

async function countEntry(
  context: ChangeContext,
  record: BookingRecord,
  payment: PaymentRow,
  { confirm, fits, line }: { confirm: boolean; fits: boolean; line: BankLine | undefined },
): Promise<Outcome<string>> {
  const { id } = payment
  const entry: Outcome<string> = {
    ...(line && {
      also: (write) =>
        write
          .insert(bankLines)
          .values({ id: line.id, paymentId: id, file: line.file, appliedAt: context.now }),
    }),
    history: [{ what: `${formatCents(payment.amountCents)} received` }],
    result: id,
  }
  const wasReported = (payment.stateBeforeEntry?.reportedCents ?? null) !== null
  // A transfer reported before the cancellation is decided by the cancellation rule.
  if (record.booking.status === 'cancelled' && wasReported)
    return { ...entry, refund: refundOfCancelled(record) }
  const waivedCents = confirm ? bankFeesOf(record) : null
  const { change } = await countPayment(context, record, payment, { fits })
  return {
    ...change,
    ...(waivedCents !== null && { payments: { set: [{ ids: [id], columns: { waivedCents } }] } }),
    ...entry,
  }
}

/** True if, with this amount, only bank fees are missing from the deposit. Choosing a bank line for a booking accepts them. */
export function lacksOnlyFees(record: BookingRecord, amountCents: Cents): boolean {
  return waivableCents(coveredCents(record.payments) + amountCents, depositOf(record)) > 0
}

/**
 * Returns the bank fees that are missing from the deposit after a payment, in cents: they are waived so that the place is confirmed, and
 * stay due. Null if nothing is missing. Problem: wrong-state if more is missing (decision 0051).
 */
function bankFeesOf(record: BookingRecord): Cents | null {
  const depositCents = depositOf(record)
  const covered = coveredCents(record.payments)
  if (covered >= depositCents) return null
  const waivedCents = waivableCents(covered, depositCents)
  if (waivedCents > 0) return waivedCents
  throw wrongState(
    `${formatCents(depositCents - covered)} of the deposit is missing. You can confirm a place if at most ${formatCents(MOST_BANK_FEES_CENTS)} is missing.`,
  )
}

/**
 * Rejects a reported transfer that never arrived; before the retreat, a booking without any other payment is held for another 48 hours.
 * Also dismisses a card payment that did not fit. A second click changes nothing. Problems: not-found, wrong-state.
 */
export async function rejectPayment(
  deps: Deps,
  which: { paymentId: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, { ...which, together: true }, (payment, before, { now }, parts) => {
    if (payment.state === 'rejected') return unchanged(null)
    if (payment.kind === 'refund' || (payment.state !== 'reported' && payment.state !== 'failed')) {
      throw wrongState('Only a reported transfer or a failed payment can be rejected')
    }
    const wasReported = isReported(payment)
    // Without a payment there is no receipt, so its address is deleted.
    const columns = { state: 'rejected' as const, settledAt: now, payerEmail: null }
    return {
      payments: { set: [{ ids: [payment.id], columns }] },
      ...(wasReported && eventOfMissingMoney(before, now, 'reject_transfer')),
      history: [{ what: `${formatCents(payment.amountCents)} not received` }],
      mails: ({ record: { booking } }) =>
        wasReported && holdsPlace(booking.status) && payment.id === which.paymentId
          ? [mailOf('transfer-rejected', { payment: { ...payment, amountCents: sumOf(parts) } })]
          : [],
      result: null,
    }
  })
}

function sumOf(parts: readonly LockedPart[]): Cents {
  return sumCents(parts.map(({ payment }) => payment))
}
