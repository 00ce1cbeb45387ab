import { addDays, startOfBanjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, formatCents, formatEuros, type Cents } from '#domain/base/money.ts'
import { mayCancel, mayStillCancel } from '#domain/booking/allowed-actions.ts'
import { disputedText, nothingPaid, refundWaysText, reportedText } from '#domain/booking/cancelled-text.ts'
import type { CancellationPreview } from '#domain/contract/api-contract.ts'
import { assertAllowed } from '#domain/contract/problem.ts'
import { SILENCE } from '#domain/date-change/change-choice.ts'
import { refundedToOutgoingGuest } from '#domain/hand-over/outgoing-guest-text.ts'
import { cancellationRule, nextRefundChange } from '#domain/refund/cancellation.ts'
import { ledgerRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import { readBooking, type BookingRef, type Change } from '#server/change/change-booking.ts'
import { operatorMailOf } from '#server/change/mails.ts'
import type { WantedRefund } from '#server/change/open-refunds.ts'
import type { Deps } from '#server/deps.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { isPaidByOthers, payeesOf } from '#server/refund/payees-in-group.ts'
import {
  bookedRetreatOf,
  bookingRefund,
  isRefundSent,
  refundWaysOf,
  type BookingRefund,
} from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  changeRefusalRule,
  lastDayOf,
  refusableChange,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { travellerGoneMails, placeGoneMail } from './group/mail-travellers.ts'

/** Returns what cancelling now would refund, and when that amount changes next. Problems: not-found, wrong-state, retreat-started. */
export async function previewCancellation(deps: Deps, which: BookingRef): Promise<CancellationPreview> {
  const own = await readBooking(deps, which)
  const now = deps.clock.now()
  const asked = await refusableChange(deps.db, own)
  const { rule, booked } = cancellableNow(own, asked, now)
  const refund = await presentRefund(deps.db, own, rule, bookingRefund(rule, own))
  if (asked) {
    const lastDay = SILENCE[asked.change.kind] === 'waits' ? null : lastDayOf(asked)
    const nextChangeAt = lastDay && startOfBanjulDay(addDays(lastDay, 1)).toISOString()
    return { refund, nextChangeAt, steps: [] }
  }
  return {
    refund,
    nextChangeAt: nextRefundChange(booked)?.toISOString() ?? null,
    steps: refundStepsInEuros(ledgerRefundSteps(booked, own.payments)),
  }
}

/**
 * Cancels a booking for its guest: frees its place and records the refund, in one transaction. The terms give it, or everything while an
 * announced change waits for the guest's answer (decision 0172). The rule is stored, and also decides about reported money that arrives
 * later. Card payments are refunded right after the commit, transfers by the operator. Problems: not-found, wrong-state, retreat-started.
 */
export async function cancelBooking(
  deps: Deps,
  which: BookingRef,
): Promise<{ message: string; refund: CancellationPreview['refund'] }> {
  await previewCancellation(deps, which)
  // Closing the open checkouts may show that one was paid; that payment then counts as received.
  const cancelled = await changeWithCheckoutsClosed(deps, which, async (record, { tx, now }) => {
    const asked = await refusableChange(tx, record)
    const { rule } = cancellableNow(record, asked, now)
    const { due, ...change } = cancelByRule(record, rule)
    return {
      ...change,
      columns: { toldAt: now, toldHow: null },
      history: [asked ? refusalEntry(asked, due) : { what: 'Booking cancelled' }],
      mails: async (saved) => [
        { is: 'cancelled', asksAccount: false },
        ...(await placeGoneMail(saved.tx, saved.record, 'cancelled')),
        ...(await travellerGoneMails(saved.tx, record, saved.refunds)),
        operatorMailOf('operator-booking-cancelled', { backCents: due.amountCents }),
      ],
      result: ({ mailed }) => ({ rule, due, mailed }),
    }
  })
  await payOutRefunds(deps)
  // Read again, because card refunds have been sent by now.
  const after = await readBooking(deps, which)
  const message = cancelledMessage(cancelled.due, after, deps.clock.now())
  return {
    message: `${message}${cancelled.mailed ? '' : NOT_MAILED}`,
    refund: await presentRefund(deps.db, after, cancelled.rule, cancelled.due),
  }
}

/** Returns the rule by which a guest cancels now: the terms', or that of a refused change. Problems: wrong-state, retreat-started. */
function cancellableNow(
  record: BookingRecord,
  asked: AskedChange | null,
  now: Date,
): { rule: CancellationRule; booked: ReturnType<typeof bookedRetreatNow> } {
  assertAllowed(mayCancel(record.booking))
  const booked = bookedRetreatNow(record, now)
  assertAllowed(mayStillCancel(asked?.change.to ?? booked, now), 'retreat-started')
  return { rule: asked ? changeRefusalRule(asked.change) : cancellationRule(booked), booked }
}

/** Returns the history entry of a guest who cancels because of a change. */
export function refusalEntry({ change }: AskedChange, { amountCents }: BookingRefund) {
  const to = `${formatCents(amountCents)} refunded`
  return { what: 'Cancelled because of the change', to, retreatId: change.retreatId } as const
}

async function presentRefund(
  db: Deps['db'],
  record: BookingRecord,
  rule: CancellationRule,
  refund: BookingRefund,
): Promise<CancellationPreview['refund']> {
  const { amountCents, toOutgoingGuestCents } = refund
  const payees = await payeesOf(db, record, refund)
  return {
    amount: eurosFromCents(amountCents),
    ...(toOutgoingGuestCents > 0 && { toOutgoingGuest: eurosFromCents(toOutgoingGuestCents) }),
    ...(payees && { payees }),
    rule,
  }
}

const NOT_MAILED = ' We’ve sent several emails within the hour, so we’re not sending one about this.'

/** Returns the sentences about a place that its guest, or who booked it for a traveller, has cancelled, and its money. */
export function cancelledMessage(refund: BookingRefund, after: BookingRecord, now: Date): string {
  const booking = presentOpenBooking(after)
  const { amountCents, disputedCents, reportedCents, toOutgoingGuestCents } = refund
  const placeOf = booking.group?.bookedByOther ? (booking.firstName ?? 'the traveller') : null
  return [
    placeOf === null ? 'You’ve cancelled your booking.' : `We’ve cancelled ${placeOf}’s place.`,
    amountCents + disputedCents + reportedCents === 0 && noRefundText(after, placeOf),
    refundWaysText(refundWaysOf(refund, now), isRefundSent(after)),
    toOutgoingGuestCents > 0 && `${refundedToOutgoingGuest(eurosFromCents(toOutgoingGuestCents))}.`,
    disputedText(eurosFromCents(disputedCents)),
    reportedText(booking, {
      reported: eurosFromCents(reportedCents),
      ifArrives: eurosFromCents(refund.ifArrivesCents),
    }),
  ]
    .filter(Boolean)
    .join(' ')
}

function noRefundText(after: BookingRecord, placeOf: string | null): string {
  const { amountPaid, outgoingGuest } = presentOpenBooking(after)
  if (amountPaid === 0) return nothingPaid(placeOf)
  const isOwn = placeOf === null && outgoingGuest === null && !isPaidByOthers(after)
  const paid = `${formatEuros(amountPaid)} ${isOwn ? 'you paid' : `paid for this ${placeOf === null ? 'booking' : 'place'}`}`
  return `Under the cancellation terms, there’s no refund of the ${paid}.`
}

/**
 * Returns the change that cancels a booking: the place is freed, and the refund that the rule gives of the received money is recorded.
 * The rule is stored, and also decides about reported money that arrives later.
 */
export function cancelByRule(
  record: BookingRecord,
  rule: CancellationRule,
  /** The amount kept, in cents. Null unless the operator and the guest agreed on a refund. */
  feeCents: Cents | null = null,
): Omit<Change, 'refund'> & { due: BookingRefund; refund: WantedRefund } {
  const due = bookingRefund(rule, record, feeCents ?? 0)
  return {
    due,
    event: { type: 'cancel' },
    cancellationRule: rule,
    cancellationFeeCents: feeCents,
    refund: { amountCents: due.amountCents, reason: 'booking_cancelled' },
    documents: true,
  }
}

/** Returns what the cancellation terms depend on, for a booking that holds a place. */
export function bookedRetreatNow(record: BookingRecord, now: Date) {
  const booked = bookedRetreatOf(record)
  // A database constraint requires both for every booking that holds a place.
  if (!booked) throw new Error('a booking that holds a place has a date and a retreat')
  return { ...booked, now }
}
