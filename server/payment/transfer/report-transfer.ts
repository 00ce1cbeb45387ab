import { randomUUID } from 'node:crypto'
import { hoursAfter } from '#domain/base/dates.ts'
import { eurosFromCents, formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import { GUEST } from '#domain/booking/history.ts'
import type { ConfirmPayment } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { payerOf, type Payer } from '#domain/payment/payer.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { ofGuest, readBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { ordersAwaitingPayment } from '#server/mail/queue-booking-mail.ts'
import { requireOrder } from '#server/order/order-contract.ts'
import {
  changeTogetherWithCheckoutsClosed,
  changeWithCheckoutsClosed,
} from '#server/payment/close-open-checkouts.ts'
import { amountToPay, mayBePaid, priceOf, transferReference } from '#server/payment/payable.ts'
import { paymentIn, type BookingRecord } from '#server/store/booking-record.ts'
import { bookedTogether, rowsForOthers } from '#server/store/group-record.ts'

interface Reported {
  record: BookingRecord
  /** True if the guest is emailed; false for a repeat, or if the address has had too many emails. */
  mailed: boolean
}

/**
 * Records a guest's report that the deposit or full amount is on its way by bank transfer. The request must match the frozen quote;
 * repeating it changes nothing. The money counts as paid until the operator has checked. Problems: not-found, not-ordered,
 * terms-changed, amounts-disagree, wrong-state (decision 0051).
 */
export async function reportTransfer(
  deps: Deps,
  input: { report: ConfirmPayment; userId: string },
): Promise<Reported> {
  const { report, userId } = input
  const { paymentType } = report
  const which = ofGuest(report.leadId, userId)
  const own = await readBooking(deps, which)
  const together = report.alone ? [own] : await bookedTogether(deps.db, own)
  if (isRepeat(paidAtOnce(together, paymentType), report)) return { record: own, mailed: false }
  const ids = together.map(({ booking }) => booking.id)
  const [reported] = await changeTogetherWithCheckoutsClosed<Reported>(deps, { ids, by: which.by }, (all) => {
    const paid = paidAtOnce(all, paymentType)
    if (isRepeat(paid, report)) return all.map((record) => unchanged({ record, mailed: false }))
    const [first = own] = paid
    return all.map((record) => {
      if (!paid.includes(record)) return unchanged({ record, mailed: false })
      requireOrder(deps, record)
      const amountCents = amountToPay(record, paymentType)
      return recordReport(deps, record, { paymentType, amountCents }, first)
    })
  })
  if (!reported) throw new Problem('not-found')
  return reported
}

/** Returns who pays with one transfer: the first, and those others of the group for whom this payment is open, or reported with it. */
export function paidAtOnce(all: readonly BookingRecord[], paymentType: PaymentType): BookingRecord[] {
  const [first] = all
  const reference = first ? transferReference(first, paymentType) : null
  return all.filter(
    (record, index) =>
      index === 0 ||
      (mayBePaid(record, paymentType).ok && priceOf(record, paymentType) > 0) ||
      // A balance may be reported again, in another part.
      (paymentType !== 'balance' &&
        record.payments.some(
          ({ kind, referenceText }) => kind === paymentType && referenceText === reference,
        )),
  )
}

/**
 * Records a guest's report that the balance, or a part of it, is on its way by bank transfer. It needs no valid order, so that no
 * sent money gets lost; the same part reported again within an hour is a repeat. Problems: not-found, wrong-state, invalid-fields,
 * amounts-disagree.
 */
export async function reportBalance(
  deps: Deps,
  input: { bookingId: string; userId: string; partCents: Cents | null; alone: boolean },
): Promise<Reported> {
  const { bookingId, userId, partCents, alone } = input
  const which = ofGuest(bookingId, userId)
  const own = await readBooking(deps, which)
  // Part of a balance is that of the own booking.
  const together = alone || partCents !== null ? [own] : await bookedTogether(deps.db, own)
  const ids = together.map(({ booking }) => booking.id)
  const [reported] = await changeTogetherWithCheckoutsClosed<Reported>(
    deps,
    { ids, by: which.by },
    (all, context) => {
      const [first = own] = all
      const paid = paidAtOnce(all, 'balance')
      return all.map((record) => {
        const amount = { paymentType: 'balance' as const, amountCents: partCents ?? 0 }
        const isRepeated = partCents !== null && isReported(context, record, amount)
        if (isRepeated || !paid.includes(record)) return unchanged({ record, mailed: false })
        const amountCents = amountToPay(record, 'balance', partCents)
        return recordReport(deps, record, { paymentType: 'balance', amountCents }, first)
      })
    },
  )
  if (!reported) throw new Problem('not-found')
  return reported
}

/** The kind and amount of a reported transfer. In a report by pay link, the amount is the one that the page showed. */
interface TransferReport {
  paymentType: PaymentType
  amountCents: Cents
}

/** The same by pay link. */
interface ReportByLink extends TransferReport {
  /** Address for the payer's receipt. Null if none was requested. */
  payerEmail: string | null
}

/**
 * Records a report by pay link, which states the amount: any part of a balance, else exactly the amount due. Repeating it changes
 * nothing. Problems: not-found, not-ordered, terms-changed, amounts-disagree, invalid-fields, wrong-state.
 */
export async function reportByPayLink(
  deps: Deps,
  bookingId: string,
  report: ReportByLink,
): Promise<BookingRecord> {
  const which = { id: bookingId, by: GUEST }
  const reported = await changeWithCheckoutsClosed(deps, which, (record, context) => {
    if (isReported(context, record, report)) return unchanged({ record, mailed: false })
    if (report.paymentType !== 'balance') assertAmountDue(record, report)
    requireOrder(deps, record)
    const amountCents = amountToPay(record, report.paymentType, report.amountCents)
    return recordReport(deps, record, { paymentType: report.paymentType, amountCents }, record, {
      paidBy: 'link',
      payerEmail: report.payerEmail,
    })
  })
  return reported.record
}

/** Hours within which the same part of a balance is a repeat, and not another part of the same amount. */
const SAME_PART_HOURS = 1

/** True if the same was already reported. Parts of a balance may be equal, so only recent ones count there. */
function isReported(
  { now }: Pick<ChangeContext, 'now'>,
  { payments: ledger }: BookingRecord,
  report: Pick<TransferReport, 'paymentType' | 'amountCents'>,
): boolean {
  return ledger.some(
    ({ kind, state, amountCents, createdAt }) =>
      kind === report.paymentType &&
      state === 'reported' &&
      amountCents === report.amountCents &&
      (kind !== 'balance' || hoursAfter(createdAt, SAME_PART_HOURS) > now),
  )
}

function assertAmountDue(record: BookingRecord, report: TransferReport): void {
  const amountCents = amountToPay(record, report.paymentType)
  if (amountCents === report.amountCents) return
  throw new Problem('amounts-disagree', {
    detail: `${formatCents(amountCents)} is due now. Please reload the page.`,
    errors: [{ field: 'amount', message: `It is ${formatCents(amountCents)}` }],
  })
}

/** `payer` is the booking with whose reference the money comes, and whose guest is emailed about it. */
function recordReport(
  deps: Deps,
  before: BookingRecord,
  { paymentType, amountCents }: TransferReport,
  payer: BookingRecord,
  by: { paidBy: Payer; payerEmail: string | null } = { paidBy: payerOf(before.booking), payerEmail: null },
): Outcome<Reported> {
  const payment = {
    id: randomUUID(),
    kind: paymentType,
    method: 'bank_transfer' as const,
    amountCents,
    state: 'reported' as const,
    referenceText: transferReference(payer, paymentType),
    ...by,
  }
  return {
    payments: { add: [payment] },
    event: { type: 'report_transfer' },
    mails: async ({ tx, record }) => {
      if (payer !== before) return []
      const own = paymentIn(record, payment.id)
      const rows = [own, ...(await rowsForOthers(tx, record, own))]
      return [
        mailOf('transfer-reported', {
          payment: { ...own, amountCents: sumCents(rows) },
          orders: await ordersAwaitingPayment(tx, deps, record.booking.id),
        }),
      ]
    },
    result: ({ record, mailed }) => ({ record, mailed: mailed === true }),
  }
}

/**
 * True if the same transfer was already reported: a double click, or a retry after a lost response. A payment that was fully taken
 * back or refunded does not count. Problems: amounts-disagree; wrong-state if the booking holds no place.
 */
function isRepeat(records: readonly BookingRecord[], report: ConfirmPayment): boolean {
  for (const record of records)
    if (!holdsPlace(record.booking.status)) amountToPay(record, report.paymentType)
  assertAmountsAgree(records, report)
  return records.every(({ payments: ledger }) =>
    ledger.some(
      (payment) =>
        payment.kind === report.paymentType &&
        payment.method === 'bank_transfer' &&
        (payment.state === 'reported' || unrefundedCents(ledger, payment) > 0),
    ),
  )
}

/** Throws amounts-disagree if the report's figures differ from those of the bookings that it pays for, and states the right ones. */
function assertAmountsAgree(records: readonly BookingRecord[], report: ConfirmPayment): void {
  const isDeposit = report.paymentType === 'deposit'
  const sumOf = (kind: PaymentType) => records.reduce((sum, record) => sum + priceOf(record, kind), 0)
  const depositCents = sumOf('deposit')
  const totalCents = sumOf('full')
  const [first] = records
  const reference = first ? transferReference(first, report.paymentType) : null
  const status = isDeposit ? 'deposit_paid' : 'fully_paid'
  const errors: FieldError[] = []
  const check = (field: keyof ConfirmPayment, agrees: boolean, message: string) => {
    if (!agrees) errors.push({ field, message })
  }
  check('paymentStatus', report.paymentStatus === status, `Send ${status} for this payment`)
  check(
    'depositAmount',
    isDeposit ? isAmount(report.depositAmount, depositCents) : report.depositAmount === null,
    isDeposit ? `The deposit is ${formatCents(depositCents)}` : 'A full payment has no deposit',
  )
  check('totalAmount', isAmount(report.totalAmount, totalCents), `The total is ${formatCents(totalCents)}`)
  check(
    'paymentReference',
    report.paymentReference.toUpperCase() === reference,
    `The reference is ${reference ?? 'not known yet'}`,
  )
  if (errors.length === 0) return
  throw new Problem('amounts-disagree', {
    detail: `For this booking the total is ${formatCents(totalCents)} and the deposit ${formatCents(depositCents)}, with the reference ${reference ?? 'still to come'}. Please reload the page.`,
    errors,
  })
}

function isAmount(euros: number | null, cents: Cents): boolean {
  return euros === eurosFromCents(cents)
}
