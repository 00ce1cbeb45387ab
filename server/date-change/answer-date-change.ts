import { banjulDay, hoursAfter } from '#domain/base/dates.ts'
import { mayStillCancel } from '#domain/booking/allowed-actions.ts'
import type { GuestChange } from '#domain/contract/date-change-calls.ts'
import { assertAllowed, Problem, wrongState } from '#domain/contract/problem.ts'
import { STATE_OF_ANSWER, type ChoiceAnswer, movedDueOn } from '#domain/date-change/change-choice.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { NO_JOURNEY } from '#server/booking/apply-edit.ts'
import { editHistory } from '#server/booking/booking-form.ts'
import {
  cancelByRule,
  cancelledMessage,
  bookedRetreatNow,
  refusalEntry,
} from '#server/booking/cancel-booking.ts'
import { placeGoneMail, placeMovedMail, travellerGoneMails } from '#server/booking/group/mail-travellers.ts'
import {
  ofGuest,
  readBooking,
  unchanged,
  type Change,
  type Outcome,
  type BookingRef,
} from '#server/change/change-booking.ts'
import { operatorMailOf } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { quoteOf, type BookingRefund } from '#server/store/booking-money.ts'
import { loadOwnBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import {
  notifiedChangesOf,
  isOnDate,
  lockChangeOfBooking,
  changeRefusalRule,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import { presentToGuest } from '#server/store/present-date-change.ts'

interface Answered {
  changeId: string
  answer: ChoiceAnswer
}

/** Returns the changes that a booking's guest was told about, newest first. Problem: not-found. */
export async function readChanges(deps: Pick<Deps, 'db'>, which: BookingRef): Promise<GuestChange[]> {
  const own = await readBooking(deps, which)
  return (await notifiedChangesOf(deps.db, which.id)).map((asked) => presentToGuest(own, asked))
}

/**
 * Saves a guest's answer to a change: they accept it, with its other days, or cancel and get a full refund. It runs in
 * one transaction under the locks of booking and change, so only the first of two answers counts, and repeating it returns the same
 * result. Card payments are refunded right afterwards. Problems: not-found, wrong-state, retreat-started; unavailable while a
 * checkout cannot be closed (decision 0172).
 */
export async function answerDateChange(
  deps: Deps,
  { bookingId, userId, changeId, answer }: Answered & { bookingId: string; userId: string },
): Promise<{ change: GuestChange; record: BookingRecord; message: string }> {
  const chosen = await answerChange(deps, ofGuest(bookingId, userId), { changeId, answer })
  // Read again, because card refunds have been sent by now.
  const record = (await loadOwnBooking(deps.db, bookingId, userId)) ?? chosen.record
  const message = chosen.due ? cancelledMessage(chosen.due, record, deps.clock.now()) : ANSWER_SAVED[answer]
  return { change: presentToGuest(record, chosen.asked), record, message }
}

/** Saves a guest's answer, or the one that a guest gave the operator by phone. Problems: as for `answerDateChange`. */
export async function answerChange(
  deps: Deps,
  which: BookingRef,
  { changeId, answer }: Answered,
): Promise<Chosen> {
  const chosen = await changeWithCheckoutsClosed(deps, which, async (record, context) => {
    const asked = await lockChangeOfBooking(context.tx, { changeId, bookingId: which.id })
    if (!asked || asked.choice.notifiedAt === null) throw new Problem('not-found')
    if (asked.choice.state === STATE_OF_ANSWER[answer]) return unchanged({ record, asked, due: null })
    assertOpen(context.now, record, asked)
    const answered = { ...asked.choice, state: STATE_OF_ANSWER[answer], answeredAt: context.now }
    const settled = { change: asked.change, choice: answered }
    return answer === 'accept'
      ? acceptChange(deps, context, record, settled)
      : cancelOverChange(context, record, settled)
  })
  await payOutRefunds(deps)
  return chosen
}

function assertOpen(now: Date, record: BookingRecord, { change, choice }: AskedChange): void {
  if (change.takenBackAt !== null)
    throw wrongState('We’ve withdrawn this change. Your booking stays as it was.')
  if (choice.state !== 'asked') {
    throw wrongState(
      choice.state === 'left'
        ? 'You’ve already cancelled because of this change.'
        : 'This change has already been decided. If something isn’t right, please write to us.',
    )
  }
  if (!isOnDate(record, change)) throw wrongState('You no longer hold a place on this date.')
  assertAllowed(mayStillCancel(change.to ?? bookedRetreatNow(record, now), now), 'retreat-started')
}

interface Chosen {
  record: BookingRecord
  asked: AskedChange
  /** The refund, if this answer has cancelled the booking. */
  due: BookingRefund | null
}

function acceptChange(
  deps: Deps,
  { now }: ChangeContext,
  record: BookingRecord,
  asked: AskedChange,
): Outcome<Chosen> {
  return {
    choices: [asked.choice],
    ...moveToOfferedDate(deps, now, record, asked),
    history: (after) => [
      ...editHistory(deps, record, after),
      { what: 'Change accepted', retreatId: asked.change.retreatId },
    ],
    result: ({ record: after }) => ({ record: after, asked, due: null }),
  }
}

function cancelOverChange(
  { now, by }: ChangeContext,
  record: BookingRecord,
  asked: AskedChange,
): Outcome<Chosen> {
  const { due, ...cancelled } = cancelByRule(record, changeRefusalRule(asked.change))
  return {
    choices: [asked.choice],
    ...cancelled,
    columns: { toldAt: now, toldHow: null },
    history: [refusalEntry(asked, due)],
    mails: async ({ tx, record: after, refunds }) => [
      { is: 'cancelled', asksAccount: false },
      ...(await placeGoneMail(tx, after, by.actor === 'guest' ? 'cancelled' : 'by-operator')),
      ...(await travellerGoneMails(tx, record, refunds)),
      ...(by.actor === 'guest'
        ? [operatorMailOf('operator-booking-cancelled', { backCents: due.amountCents })]
        : []),
    ],
    result: ({ record: after }) => ({ record: after, asked, due }),
  }
}

const ANSWER_SAVED: Record<ChoiceAnswer, string> = {
  accept: 'Thank you. You have accepted the change.',
  leave: 'You’ve cancelled your booking.',
}

/**
 * Returns the change that moves a guest who accepted to the other days, into the place held there. The price stays; the balance's due day and the calendar
 * follow, and an unpaid hold lasts 48 hours from now. Requires the locks of booking and change. While a guest has not answered,
 * the operator can neither cancel that retreat nor make it a draft (retreat-guards.ts).
 */
function moveToOfferedDate(
  deps: Pick<Deps, 'env'>,
  now: Date,
  record: BookingRecord,
  { change: { to }, choice }: AskedChange,
): Change {
  const { submittedAt } = record.booking
  if (!to || choice.heldPlace === null || !submittedAt) return {}
  const quote = quoteOf(record.booking)
  const dueOn = movedDueOn({ startsOn: to.startsOn, submittedAt }, banjulDay(now))
  return {
    event: { type: 'extend_hold', until: hoursAfter(now, CLAIMED_HOLD_HOURS) },
    retreat: to,
    placeNumber: choice.heldPlace,
    columns: { ...NO_JOURNEY, ...(quote && quoteColumns({ ...quote, balanceDueOn: dueOn })) },
    documents: true,
    mails: async ({ tx, record: after }) => [
      { is: 'changed', before: record },
      ...(await placeMovedMail(deps, tx, record, after)),
    ],
  }
}
