import type { GuestZone } from '#domain/base/guest-time.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { expectedTransfer, refundedToOutgoingGuest } from '#domain/hand-over/outgoing-guest-text.ts'
import { refundsMoreIfReleased } from '#domain/payment/balance.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { CancellationPreview } from '#domain/refund/cancellation-preview.ts'
import { payeeSentences } from '#domain/refund/refund-payees.ts'
import { backOf, lossOf, refundBackWords, refundStepEndText } from '#domain/refund/refund-step-text.ts'
import { HALF_REFUND_DAYS } from '#domain/terms/cancellation-terms.ts'
import type { Booking } from './booking.ts'
import { disputedText, stayText } from './cancelled-text.ts'
import { travellerNames } from './traveller.ts'

/** The refund of cancelling now, its condition, and the fee with the day until which it holds. */
export interface CancelNowText {
  back: string
  condition: string | null
  sentences: string[]
}

/**
 * Returns what cancelling now refunds and costs; it always names the cancellation fee, as the specification's warning (section 4.4). `group` are
 * the other bookings of the reader's account in the group, whose places stay.
 */
export function cancelNowText(
  preview: CancellationPreview,
  booking: Booking,
  timeZone: GuestZone | null,
  group: readonly Booking[] = [],
): CancelNowText {
  const { amount, toOutgoingGuest = 0, payees } = preview.refund
  const { amountPaid, amountReported, amountDisputed, balanceDue, outgoingGuest } = booking
  const { step } = currentStep(preview)
  const { back, condition } = refundBackWords({
    amount: amount - toOutgoingGuest,
    ifArrives: step?.ifArrives ?? 0,
  })
  const isOfAnother = booking.group?.bookedByOther ?? false
  const staying = group.filter(({ status }) => holdsPlace(status))
  const isOwnOfGroup = !isOfAnother && staying.length > 0
  const alone = isOfAnother ? 'this place' : 'this booking'
  const what = isOwnOfGroup ? 'your place' : alone
  // Of a group's money, what was paid for one place is not all that the reader has paid.
  const isOwnMoney = !outgoingGuest && !payees && !isOwnOfGroup
  const paid = isOwnMoney
    ? `You’ve paid ${formatEuros(amountPaid)}.`
    : `${formatEuros(amountPaid)} was paid for ${what}.`
  const everything = isOwnMoney ? 'That’s everything you’ve paid.' : `That’s everything paid for ${what}.`
  const isAllBack = amount === amountPaid && toOutgoingGuest === 0
  const sentences = [
    ...payeeSentences(payees ?? [], isOfAnother ? booking.firstName : null),
    amount > 0 && (isAllBack ? everything : paid),
    ...feeSentences(preview, timeZone),
    balanceDue > 0 &&
      (isOfAnother || isOwnOfGroup ? `Nothing more is owed for ${what}.` : 'You owe nothing more.'),
    isOwnOfGroup && stayText(travellerNames(staying), sumEuros(staying.map((other) => other.balanceDue))),
    toOutgoingGuest > 0 && `${refundedToOutgoingGuest(toOutgoingGuest)}.`,
    roomStaysText(booking, staying),
    refundsMoreIfReleased(booking, amount) &&
      (isOfAnother
        ? 'If nobody cancels or pays the rest of the deposit, we’ll release the place and refund everything.'
        : 'If you don’t cancel and don’t pay the rest of the deposit, we’ll release your place and refund everything.'),
    disputedText(amountDisputed),
    amountReported > 0 &&
      `We’re still checking for ${expectedTransfer(booking, amountReported)}, and have counted it as paid.`,
  ].filter((sentence): sentence is string => Boolean(sentence))
  return {
    back: toOutgoingGuest > 0 && amount === toOutgoingGuest ? 'No refund to you' : back,
    condition,
    sentences,
  }
}

/** Returns who keeps the room that two of a group share; null if that is nobody, or nobody whom the reader has booked for. */
function roomStaysText({ group }: Booking, staying: readonly Booking[]): string | null {
  const room = group?.sharedRoom
  if (!room) return null
  const mate = staying.find((other) => other.group?.sharedRoom === room)
  if (!mate) return null
  const keeps = mate.group?.bookedByOther ? `${mate.firstName ?? mate.name} keeps` : 'You keep'
  return `${keeps} the room, at no extra cost. We may ask another guest to share it.`
}

/** Returns the cancellation fee, until when it holds and what follows. */
function feeSentences(preview: CancellationPreview, timeZone: GuestZone | null): string[] {
  const { refund, nextChangeAt, steps } = preview
  const { step, next } = currentStep(preview)
  const loss = step ? lossOf(step, steps) : 0
  if (loss > 0 && !next) {
    if (step?.kind === 'deposit_stays') return [`The cancellation fee is the ${formatEuros(loss)} deposit.`]
    const reason = refund.rule === 'under_30_days' ? [`Fewer than ${HALF_REFUND_DAYS} days are left.`] : []
    return [...reason, `The cancellation fee is ${formatEuros(loss)}.`]
  }
  const fee = loss > 0 ? `The cancellation fee is ${formatEuros(loss)}` : 'There’s no cancellation fee'
  if (nextChangeAt === null) return [`${fee}.`]
  // While a change of the date waits for an answer there are no steps, and everything is refunded until a day's end.
  const until = `${fee} until ${refundStepEndText(step ?? { end: 'day', until: nextChangeAt }, timeZone)}.`
  if (!next) return [until]
  const nextLoss = lossOf(next, steps)
  return [
    until,
    backOf(next) === 0 ? 'After that, there’s no refund.' : `After that, it’s ${formatEuros(nextLoss)}.`,
  ]
}

/** Returns the step that applies now, which ends at the next change or is the last one, and the one after it. */
function currentStep({ steps, nextChangeAt }: CancellationPreview) {
  const index =
    nextChangeAt === null ? steps.length - 1 : steps.findIndex(({ until }) => until >= nextChangeAt)
  return { step: steps[index], next: steps[index + 1] }
}
