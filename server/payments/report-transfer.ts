import type { ConfirmPayment } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { eurosFromCents, formatCents, type Cents } from '#domain/money.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { Problem, type FieldError } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { requireOrder } from '#server/orders/require-order.ts'
import { loadOwnBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { withCheckoutsClosed } from './close-open-checkouts.ts'
import { amountToPay, priceOf } from './payable.ts'
import { transferReference } from './transfer-reference.ts'

/**
 * A guest says that the deposit or the full amount is on its way by bank transfer. What the browser sends is compared
 * with the frozen quote; saying the same again changes nothing. The money counts as paid until the operator has looked
 * (decision 0051). Problems: not-found, not-ordered, terms-changed, amounts-disagree, wrong-state.
 */
export async function reportTransfer(
  deps: Deps,
  input: { report: ConfirmPayment; userId: string },
): Promise<BookingRecord> {
  const { report } = input
  const own = await loadOwnBooking(deps.db, report.leadId, input.userId)
  if (!own) throw new Problem('not-found')
  if (isRepeat(own, report)) return own
  return withCheckoutsClosed(deps, own.booking.id, async (tx, record) =>
    isRepeat(record, report) ? record : enterOrdered(tx, deps, record, report.paymentType),
  )
}

/**
 * The guest says that the rest is on its way by bank transfer. That is heard whatever was ordered: money that was sent must not get
 * lost. Problems: not-found, wrong-state.
 */
export async function reportBalance(
  deps: Deps,
  input: { bookingId: string; userId: string },
): Promise<BookingRecord> {
  const own = await loadOwnBooking(deps.db, input.bookingId, input.userId)
  if (!own) throw new Problem('not-found')
  return withCheckoutsClosed(deps, own.booking.id, (tx, record) => enterReport(tx, deps, record, 'balance'))
}

/** What somebody says who pays by the link: how much of what, as it was shown. */
export interface LinkReport {
  paymentType: PaymentType
  amountCents: Cents
}

/**
 * The same from a pay link, which shows one amount: that is compared. Saying it again changes nothing.
 * Problems: not-found, not-ordered, terms-changed, amounts-disagree, wrong-state.
 */
export async function reportByPayLink(
  deps: Deps,
  bookingId: string,
  report: LinkReport,
): Promise<BookingRecord> {
  return withCheckoutsClosed(deps, bookingId, async (tx, record) => {
    if (isReported(record, report)) return record
    const amountCents = amountToPay(record, report.paymentType)
    if (amountCents !== report.amountCents) {
      throw new Problem('amounts-disagree', {
        detail: `${formatCents(amountCents)} are to be paid now. Please reload the page.`,
        errors: [{ field: 'amount', message: `It is ${formatCents(amountCents)}` }],
      })
    }
    return enterOrdered(tx, deps, record, report.paymentType)
  })
}

function isReported({ payments: ledger }: BookingRecord, report: LinkReport): boolean {
  return ledger.some(
    ({ kind, state, amountCents }) =>
      kind === report.paymentType && state === 'reported' && amountCents === report.amountCents,
  )
}

/** Enters it where the booking is ordered as it stands. Problems: not-ordered, terms-changed. */
async function enterOrdered(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  paymentType: PaymentType,
): Promise<BookingRecord> {
  requireOrder(deps, record)
  return enterReport(tx, deps, record, paymentType)
}

async function enterReport(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  paymentType: PaymentType,
): Promise<BookingRecord> {
  const now = deps.clock.now()
  const amountCents = amountToPay(before, paymentType)
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: before.booking.id,
      kind: paymentType,
      method: 'bank_transfer',
      amountCents,
      state: 'reported',
      referenceText: transferReference(before, paymentType),
      createdAt: now,
    })
    .returning()
  if (!payment) throw new Error('the ledger did not take a transfer')
  const record = await saveTransition(tx, before, { type: 'report_transfer' }, { now })
  await queueBookingMail(tx, deps, 'transfer-reported', record, { payment })
  await queueBookingMail(tx, deps, 'operator-transfer-reported', record, { payment })
  return record
}

/** The same transfer was reported before: a double click, or a retry after a lost answer. Refuses one that cannot be. */
function isRepeat(record: BookingRecord, report: ConfirmPayment): boolean {
  if (!holdsPlace(record.booking.status)) amountToPay(record, report.paymentType)
  assertAmountsAgree(record, report)
  return record.payments.some(
    ({ kind, method, state }) =>
      kind === report.paymentType &&
      method === 'bank_transfer' &&
      (state === 'reported' || state === 'received'),
  )
}

/** Refuses a report that names other figures than the booking's own, and says the right ones. */
function assertAmountsAgree(record: BookingRecord, report: ConfirmPayment): void {
  const isDeposit = report.paymentType === 'deposit'
  const depositCents = priceOf(record, 'deposit')
  const totalCents = priceOf(record, 'full')
  const reference = transferReference(record, report.paymentType)
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
