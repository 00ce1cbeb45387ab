import { eq } from 'drizzle-orm'
import { GUEST } from '#domain/admin/history.ts'
import type { ConfirmPayment } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { hoursAfter } from '#domain/base/dates.ts'
import { eurosFromCents, formatCents, type Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { Problem, type FieldError } from '#domain/api/problem.ts'
import { leftCents } from '#domain/refund/refundable.ts'
import {
  ofGuest,
  readBooking,
  unchanged,
  type Changing,
  type Outcome,
} from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { orderAwaitingPayment, queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { requireOrder } from '#server/order/require-order.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { changeWithCheckoutsClosed } from './close-open-checkouts.ts'
import { amountToPay, priceOf, transferReference } from './payable.ts'

interface Reported {
  record: BookingRecord
  /** Whether the guest is emailed about it; false for a repeat, and where the address has had too many emails. */
  mailed: boolean
}

/**
 * A guest says that the deposit or the full amount is on its way by bank transfer. What the browser sends is compared
 * with the frozen quote; saying the same again changes nothing. The money counts as paid until the operator has looked
 * (decision 0051). Problems: not-found, not-ordered, terms-changed, amounts-disagree, wrong-state.
 */
export async function reportTransfer(
  deps: Deps,
  input: { report: ConfirmPayment; userId: string },
): Promise<Reported> {
  const { report, userId } = input
  const which = ofGuest(report.leadId, userId)
  const own = await readBooking(deps, which)
  if (isRepeat(own, report)) return { record: own, mailed: false }
  return changeWithCheckoutsClosed(deps, which, (record, changing) =>
    isRepeat(record, report)
      ? unchanged({ record, mailed: false })
      : enterOrdered(deps, changing, record, report.paymentType),
  )
}

/**
 * The guest says that the rest is on its way by bank transfer, or a part of it. That is heard whatever was ordered: money that was
 * sent must not get lost. The same part said again at once is a second click. Problems: not-found, wrong-state, invalid-fields,
 * amounts-disagree.
 */
export async function reportBalance(
  deps: Deps,
  input: { bookingId: string; userId: string; partCents: Cents | null },
): Promise<Reported> {
  const { bookingId, userId, partCents } = input
  return changeWithCheckoutsClosed(deps, ofGuest(bookingId, userId), (record, changing) => {
    if (
      partCents !== null &&
      isReported(changing, record, { paymentType: 'balance', amountCents: partCents })
    )
      return unchanged({ record, mailed: false })
    return enterReport(deps, changing, record, 'balance', { partCents, payerEmail: null })
  })
}

/** What somebody says who pays by the link: how much of what, as it was shown. */
interface LinkReport {
  paymentType: PaymentType
  amountCents: Cents
  /** Where whoever pays wants the receipt; null where nobody asked for it. */
  payerEmail: string | null
}

/**
 * The same from a pay link, which says how much: of a balance any part, of all else the one amount that it is. Saying it again
 * changes nothing. Problems: not-found, not-ordered, terms-changed, amounts-disagree, invalid-fields, wrong-state.
 */
export async function reportByPayLink(
  deps: Deps,
  bookingId: string,
  report: LinkReport,
): Promise<BookingRecord> {
  const which = { id: bookingId, by: GUEST }
  const reported = await changeWithCheckoutsClosed(deps, which, (record, changing) => {
    if (isReported(changing, record, report)) return unchanged({ record, mailed: false })
    if (report.paymentType === 'balance') {
      requireOrder(deps, record)
      return enterReport(deps, changing, record, 'balance', { partCents: report.amountCents, ...report })
    }
    const amountCents = amountToPay(record, report.paymentType)
    if (amountCents !== report.amountCents) {
      throw new Problem('amounts-disagree', {
        detail: `${formatCents(amountCents)} are to be paid now. Please reload the page.`,
        errors: [{ field: 'amount', message: `It is ${formatCents(amountCents)}` }],
      })
    }
    return enterOrdered(deps, changing, record, report.paymentType, report.payerEmail)
  })
  return reported.record
}

/** So long the same part of a balance said again is a second click, and not another part of the same amount. */
const SAME_PART_HOURS = 1

/** The same was reported before. Parts of a balance may be alike: there only what was said just now is the same. */
function isReported(
  { now }: Pick<Changing, 'now'>,
  { payments: ledger }: BookingRecord,
  report: Pick<LinkReport, 'paymentType' | 'amountCents'>,
): boolean {
  return ledger.some(
    ({ kind, state, amountCents, createdAt }) =>
      kind === report.paymentType &&
      state === 'reported' &&
      amountCents === report.amountCents &&
      (kind !== 'balance' || hoursAfter(createdAt, SAME_PART_HOURS) > now),
  )
}

/** Enters it where the booking is ordered as it stands. Problems: not-ordered, terms-changed. */
async function enterOrdered(
  deps: Deps,
  changing: Changing,
  record: BookingRecord,
  paymentType: PaymentType,
  payerEmail: string | null = null,
): Promise<Outcome<Reported>> {
  requireOrder(deps, record)
  return enterReport(deps, changing, record, paymentType, { partCents: null, payerEmail })
}

async function enterReport(
  deps: Deps,
  { tx, now }: Changing,
  before: BookingRecord,
  paymentType: PaymentType,
  { partCents, payerEmail }: { partCents: Cents | null; payerEmail: string | null },
): Promise<Outcome<Reported>> {
  const amountCents = amountToPay(before, paymentType, partCents)
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
      payerEmail,
    })
    .returning()
  if (!payment) throw new Error('the ledger did not take a transfer')
  return {
    event: { type: 'report_transfer' },
    answer: async ({ record }) => {
      const confirmUrl = await confirmUrlOf(tx, deps, record)
      const order = await orderAwaitingPayment(tx, deps, record.booking.id)
      const told = { payment, confirmUrl, order }
      const mailed = await queueBookingMail(tx, deps, 'transfer-reported', record, told)
      await queueBookingMail(tx, deps, 'operator-transfer-reported', record, { payment })
      return { record, mailed }
    },
  }
}

/**
 * The link by which the guest confirms their address, so that the report keeps the place. Null where the place is kept without it, and
 * where the booking has another address than the account: only the account's own mailbox may have the link.
 */
async function confirmUrlOf(
  tx: Transaction,
  { accounts }: Deps,
  { booking }: BookingRecord,
): Promise<string | null> {
  if (booking.holdExpiresAt === null || booking.userId === null) return null
  const [account] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, booking.userId))
  return account && account.email === booking.email ? accounts.addressLink(account) : null
}

/**
 * The same transfer was reported before: a double click, or a retry after a lost answer. One of which nothing is left, as where the operator has
 * taken it back or given it back, is another one. Refuses one that cannot be.
 */
function isRepeat(record: BookingRecord, report: ConfirmPayment): boolean {
  if (!holdsPlace(record.booking.status)) amountToPay(record, report.paymentType)
  assertAmountsAgree(record, report)
  return record.payments.some(
    (payment) =>
      payment.kind === report.paymentType &&
      payment.method === 'bank_transfer' &&
      (payment.state === 'reported' || leftCents(record.payments, payment) > 0),
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
