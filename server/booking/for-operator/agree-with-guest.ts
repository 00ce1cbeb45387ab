import { randomUUID } from 'node:crypto'
import { banjulDay, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { BeforeAgreement } from '#domain/booking/agreement.ts'
import type { Operator } from '#domain/booking/history.ts'
import { fieldProblem, Problem, wrongState } from '#domain/contract/problem.ts'
import { missingDepositCents } from '#domain/payment/balance.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { ownDayError, ownPlanErrors, type OwnPart } from '#domain/payment/own-plan.ts'
import { storedPlan } from '#domain/payment/payment-plan.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { balanceDueOn, lowerQuote, type Quote } from '#domain/price/pricing.ts'
import { changeBooking, readBooking, type Change, type Outcome } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { undoColumns } from '#server/payment/receipts-due.ts'
import { sortForRefund } from '#server/refund/refund-guest.ts'
import { balanceDueOf, depositOf, moneyOf, quoteOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'

interface ByOperator {
  bookingId: string
  /** The operator's own line for the email; "" without one. */
  words: string
  /** True to return what the change would result in, and change nothing. */
  dryRun: boolean
  by: Operator
}

/** The booking with its new price, and the refund of what was paid above it. */
interface LoweredPrice {
  record: BookingRecord
  refundCents: Cents
}

/**
 * Lowers the price of one guest, with the reason that the guest reads, and with `plan` sets when the guest pays the rest, both or neither.
 * What was paid above the new price is refunded. Refund and email wait until it can no longer be undone. Problems: not-found; wrong-state for
 * a booking without price or place, or for more than the price; those of `setPlan` for the plan.
 */
export async function lowerPrice(
  deps: Deps,
  {
    bookingId,
    words,
    dryRun,
    by,
    plan = null,
    ...reduction
  }: ByOperator & { reduceCents: Cents; reason: string; plan?: WantedPlan | null },
): Promise<LoweredPrice> {
  if (dryRun) {
    const after = lowered(await readBooking(deps, { id: bookingId, by }), reduction.reduceCents)
    return plan ? { ...after, record: planned(after.record, plan, deps.clock.now()) } : after
  }
  const { reduceCents, reason } = reduction
  // An open checkout would charge the amount that was due before.
  return changeWithCheckoutsClosed(deps, { id: bookingId, by }, (record, { now }) => {
    const { refundCents } = lowered(record, reduceCents)
    const act = randomUUID()
    const before = beforeAgreement(record, words, now)
    const waiting = undoColumns(now, record, null)
    const change: Outcome<LoweredPrice> = {
      event: { type: 'edit' },
      columns: {
        ...quoteColumns(lowerQuote(pricedQuote(record), { cents: reduceCents, reason, act })),
        beforeAgreement: { ...before, acts: [...before.acts, act] },
      },
      refund: {
        amountCents: refundCents,
        reason: 'price_lowered',
        note: reason,
        waiting: { ...waiting, stateBeforeEntry: { ...waiting.stateBeforeEntry, refund: { actId: act } } },
        payments: sortForRefund(record),
      },
      history: [{ what: `Price reduced by ${formatCents(reduceCents)}`, to: reason }],
      // A deposit that the new price makes smaller may be covered now.
      next: ({ record: after }) => ({
        ...(isCoveredNow(after) && { event: { type: 'receive_payment' } }),
        next: ({ record: priced }) => ({
          ...(plan && planChange(priced, plan, { words, now })),
          result: ({ record: saved }) => ({ record: saved, refundCents }),
        }),
      }),
    }
    return change
  })
}

function lowered(record: BookingRecord, reduceCents: Cents): LoweredPrice {
  const quote = pricedQuote(record)
  if (reduceCents > quote.totalCents)
    throw wrongState(`The price is ${formatCents(quote.totalCents)}. You can’t take off more.`)
  const { totalCents, lines } = lowerQuote(quote, { cents: reduceCents })
  const overpaidCents = Math.max(0, coveredCents(record.payments) - totalCents)
  return {
    record: { ...record, booking: { ...record.booking, priceLines: [...lines], totalCents } },
    refundCents: Math.min(overpaidCents, heldCents(record.payments)),
  }
}

function pricedQuote({ booking }: BookingRecord): Quote {
  const quote = quoteOf(booking)
  if (!quote || !holdsPlace(booking.status)) throw wrongState('This booking has no price to reduce')
  return quote
}

function isCoveredNow(record: BookingRecord): boolean {
  return record.booking.status === 'booking_submitted' && moneyOf(record).isDepositReceived
}

/** When a guest pays what is left: in dated parts, or all of it by a day; null for the day that the rule gives. */
export interface WantedPlan {
  parts: readonly OwnPart[]
  dueOn: CalendarDay | null
}

/**
 * Sets when one guest pays what is left, in 2 to 6 parts or by one day. A missing deposit of a held place stays due first. The email waits
 * until it can no longer be undone. Problems: not-found; parts-do-not-add-up; invalid-fields for other days or amounts; wrong-state if nothing is left.
 */
export async function setPlan(
  deps: Deps,
  { bookingId, words, dryRun, by, ...wanted }: ByOperator & WantedPlan,
): Promise<BookingRecord> {
  const which = { id: bookingId, by }
  if (dryRun) return planned(await readBooking(deps, which), wanted, deps.clock.now())
  return changeBooking(deps, which, (record, { now }) => ({
    ...planChange(record, wanted, { words, now }),
    result: ({ record: after }) => after,
  }))
}

function planChange(
  record: BookingRecord,
  wanted: WantedPlan,
  { words, now }: { words: string; now: Date },
): Change {
  const { booking, instalments } = planned(record, wanted, now)
  return {
    columns: {
      balanceDueOn: booking.balanceDueOn,
      beforeAgreement: beforeAgreement(record, words, now),
      updatedAt: now,
    },
    plan: instalments,
    history: [{ what: 'Payment days changed', to: planText(wanted, booking.balanceDueOn) }],
  }
}

function planned(record: BookingRecord, { parts, dueOn }: WantedPlan, now: Date): BookingRecord {
  const { booking, retreat } = record
  const leftCents = leftToPlan(record)
  if (!retreat || booking.submittedAt === null || leftCents === 0) throw wrongState('Nothing is left to pay')
  const around = { today: banjulDay(now), startsOn: retreat.startsOn }
  const errors = ownPlanErrors(parts, around)
  if (errors.length > 0) throw new Problem('invalid-fields', { errors })
  const sumOfParts = sumCents(parts)
  if (parts.length > 0 && sumOfParts !== leftCents) {
    throw new Problem('parts-do-not-add-up', {
      detail: `The parts add up to ${formatCents(sumOfParts)}, and ${formatCents(leftCents)} is left to pay.`,
    })
  }
  const error = dueOn && ownDayError(dueOn, around)
  if (error) throw fieldProblem('dueOn', error)
  const lastOn = parts.at(-1)?.on ?? dueOn ?? balanceDueOn(retreat.startsOn, booking.submittedAt)
  const plan = parts.map(({ on, amountCents }) => ({ dueOn: on, amountCents }))
  return {
    ...record,
    booking: { ...booking, balanceDueOn: lastOn },
    instalments: storedPlan(plan, totalOf(record)),
  }
}

/** Returns what a plan divides, in cents: what is left to pay without a deposit that is due first. */
export function leftToPlan(record: BookingRecord): Cents {
  if (quoteOf(record.booking) === null) return 0
  const balanceDueCents = balanceDueOf(record)
  const { holdExpiresAt } = record.booking
  const price = { totalCents: totalOf(record), depositCents: depositOf(record) }
  return balanceDueCents - missingDepositCents({ ...price, balanceDueCents, holdExpiresAt })
}

function planText({ parts }: WantedPlan, dueOn: CalendarDay | null): string {
  if (parts.length === 0) return dueOn ? `by ${formatDay(dueOn)}` : ''
  return parts.map(({ on, amountCents }) => `${formatCents(amountCents)} by ${formatDay(on)}`).join(', ')
}

/** Returns what undoing would restore. A change whose email has not gone yet is continued, so that one email tells both. */
export function beforeAgreement(
  { booking, instalments }: BookingRecord,
  words: string,
  now: Date,
): BeforeAgreement {
  const { beforeAgreement: earlier, totalCents, balanceDueOn: dueOn, status, holdExpiresAt } = booking
  if (earlier) return { ...earlier, words: words || earlier.words, at: now.toISOString() }
  return {
    at: now.toISOString(),
    acts: [],
    words,
    totalCents: totalCents ?? 0,
    balanceDueOn: dueOn ?? banjulDay(now),
    instalments,
    status,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
  }
}
