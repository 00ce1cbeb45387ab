// The sample guests of the emails: one booking for each state that emails are about.

import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { MAILED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { paymentTimeline } from '#domain/booking/payment-timeline.ts'
import { asOne } from '#domain/booking/together.ts'
import type { PriceLine } from '#domain/price/price-lines.ts'
import { quoteOfLines } from '#domain/price/pricing.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import { refundParts } from '#domain/refund/cancellation.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund/refund-steps.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import type { MailedBooking, MailedHandOver, MailedPayment, MailedRefund } from './mail-facts.ts'

const PRIVATE_ROOM = quoted({ kind: 'package', cents: 950_00 }, { kind: 'room', cents: 180_00 })
export const SHARED_ROOM = quoted({ kind: 'package', cents: 950_00 })

function quoted(...lines: PriceLine[]) {
  return quoteInEuros(quoteOfLines({ tier: 'super_early_bird', lines, balanceDueOn: '2025-09-16' }))
}

/** The site's address in the samples' links. */
export const SITE = 'https://www.tradewind.example'
export const PAY_LINK = `${SITE}/pay/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
/** Where a guest with an account pays, and one without. */
export const PAY_AT = `${SITE}/payment?leadId=00000000-0000-4000-8000-000000000001`
export const OWN_PAGE = `${SITE}/traveller/BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB`
export const CLAIM_LINK = `${SITE}/claim/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

export const REFUND_LINK = `${SITE}/refund/VG8gYmUgc2VlbiBpbiB0aGUgcHJldmlldyBvbmx5LCBubwo`
export const CONFIRM_LINK = `${SITE}/confirm-address?token=Zm9yLWEtcHJldmlldw`
const HAND_OVER_LINK = `${SITE}/hand-over/EREREREREREREREREREREREREREREREREREREREREQ`
export const ORDER_FILE = 'Your order 3fa2c1d9, with form and terms'
export const ORDER_OF_GROUP_FILE = 'Order 81acb2d9 of traveller 2'
export const STAY = 'Your retreat, for your calendar'
export const CANCELLED_RETREAT = 'Your retreat, to remove from your calendar'
export const RETREAT = 'Oct 31–Nov 7, 2025'
/** A long name, to test the layout. */
const NAME = 'Awa Jallow-van der Wijngaarden'
export const TOTAL = PRIVATE_ROOM.total

export function guest(booking: MailedBooking, ...attached: string[]) {
  return { guestName: 'Awa', booking, attached, confirmUrl: null }
}

export function operator(booking: MailedBooking, payment: MailedPayment) {
  return { booking, payment, name: NAME }
}

/** Returns a kiter's private room at the first price, submitted and not paid. */
export function unpaid(differences: Partial<MailedBooking> = {}): MailedBooking {
  return {
    id: '0b9a4c1e-5d0f-4a52-9a63-2f1f0f3f7c11',
    retreatDate: RETREAT,
    packageType: 'kiter',
    ...recordOf(MAILED_FIELDS, () => null),
    selectedRoom: 'private',
    holdsPlace: true,
    placeOf: null,
    isConfirmed: false,
    isOver: false,
    isBalanceLate: false,
    isCancelled: false,
    retreatCancelled: false,
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
    release: null,
    timeZone: 'Europe/Brussels',
    quote: PRIVATE_ROOM,
    amountPaid: 0,
    amountDisputed: 0,
    amountReported: 0,
    amountComingBack: 0,
    amountCredited: 0,
    balanceDue: TOTAL,
    outgoingGuest: null,
    travellers: [],
    paymentPlan: null,
    paymentReferences: {
      deposit: 'KITE-DEPOSIT-2025-JALLOWVANDERWIJNGAAR-7K2M',
      full: 'KITE-FULL-2025-JALLOWVANDERWIJNGAAR-7K2M',
      balance: 'KITE-BALANCE-2025-JALLOWVANDERWIJNGAAR-7K2M',
    },
    ...differences,
  }
}

export function paid(amountPaid: number): MailedBooking {
  return unpaid({ isConfirmed: true, holdExpiresAt: null, amountPaid, balanceDue: TOTAL - amountPaid })
}

/** Returns a booking as who has booked for two is told of it: with the sums of both. */
export function forTwo(booking: MailedBooking, ofBen: MailedBooking = booking): MailedBooking {
  const { selectedRoom, holdExpiresAt } = ofBen
  return {
    ...asOne([booking, ofBen]),
    travellers: [
      { ...booking, called: 'Awa', packageType: 'kiter', roommate: 'Ben' },
      { called: 'Ben', packageType: 'non-kiter', selectedRoom, holdExpiresAt, roommate: 'Awa' },
    ],
  }
}

export function reported(amountReported: number): MailedBooking {
  return unpaid({ holdExpiresAt: null, amountReported, balanceDue: TOTAL - amountReported })
}

/** Returns a payment received on the day of booking, with the timeline of what is paid and what is due when. */
export function paidBy(booking: MailedBooking, payment: MailedPayment) {
  const at = '2025-09-01T09:10:00.000Z'
  const timeline = paymentTimeline(
    { ...booking, submittedAt: '2025-09-01T09:00:00.000Z', startsOn: '2025-10-31', endsOn: '2025-11-07' },
    [{ ...payment, disputed: 0, accountLink: null, step: 'received', at, reason: null }],
    { now: new Date(at), transferWorkingDays: 3 },
  )
  return { payment, timeline, payAt: PAY_AT, claimed: true, stillUnpaid: [] }
}

/** A date change that was announced before the place was taken over. */
export const ANNOUNCED = {
  words: 'We stay in another lodge. It is as near to the water.',
  chooseBy: '2025-09-15',
  silenceAccepts: true,
}

/** A hand-over that Awa offers to Bo. */
export const HAND_OVER: MailedHandOver = {
  state: 'open',
  acceptBy: '2025-09-08',
  cost: 0,
  link: HAND_OVER_LINK,
  isMailed: true,
  reason: null,
  from: 'Awa',
  placeOf: null,
  to: 'Bo Claes',
  outgoing: 'Awa Jallow',
}
/** One that the operator decides on. */
export const LATE_HAND_OVER: MailedHandOver = { ...HAND_OVER, state: 'asked', acceptBy: '2025-10-30' }

export function gone(differences: Partial<MailedBooking> = {}): MailedBooking {
  return unpaid({ holdsPlace: false, holdExpiresAt: null, balanceDue: 0, ...differences })
}

export function card(kind: MailedPayment['kind'], amount: number): MailedPayment {
  return { kind, amount, method: 'card', isPart: false, hasPayer: false, reference: null }
}

export function transfer(kind: 'deposit' | 'full' | 'balance', amount: number): MailedPayment {
  const reference = unpaid().paymentReferences?.[kind] ?? null
  return { ...card(kind, amount), method: 'bank_transfer', reference }
}

export function cancelled(rule: CancellationRule, paidEuros: number) {
  return { ...guest(gone(), 'Credit note C-2025-0005', CANCELLED_RETREAT), refund: refundBy(rule, paidEuros) }
}

/** Returns the refund of an amount in euros under a rule, part by part. */
export function refundBy(rule: CancellationRule, paidEuros: number): MailedRefund {
  const { deposit, rest } = refundParts(rule, centsFromEuros(paidEuros))
  const parts = [
    { label: 'Deposit', ...deposit },
    { label: 'Paid beyond the deposit', ...rest },
  ].filter(({ paidCents }) => paidCents > 0)
  const amountCents = deposit.backCents + rest.backCents
  return {
    rule,
    amount: eurosFromCents(amountCents),
    toOutgoingGuest: 0,
    own: {
      ways: amountCents > 0 ? [{ method: 'card', amount: eurosFromCents(amountCents) }] : [],
      dueOn: '2025-09-15',
      hasAccount: false,
    },
    returnedBefore: 0,
    disputed: 0,
    ifArrives: 0,
    parts: parts.map(({ label, paidCents, backCents }) => ({
      label,
      paid: eurosFromCents(paidCents),
      back: eurosFromCents(backCents),
    })),
  }
}

/** Returns the refund steps of an amount in euros paid for the sample, from its booking on. */
export function refundSteps(paidEuros: number): RefundStepView[] {
  return refundStepsInEuros(
    plannedRefundSteps({
      submittedAt: new Date('2025-09-01T09:00:00.000Z'),
      startsOn: '2025-10-31',
      paidCents: centsFromEuros(paidEuros),
    }),
  )
}
