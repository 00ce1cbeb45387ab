import { retreatLabel } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { holdEnd } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { settledStatus } from '#domain/payment/ledger.ts'
import { paymentReference } from '#domain/payment/payment-reference.ts'
import { quoteFor } from '#domain/price/pricing.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import type { Room } from '#domain/price/rooms.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'

const STARTS_ON = '2025-12-05'
export const SAMPLE_ENDS_ON = '2025-12-12'

/** When the samples were booked; the page shows them one hour later. */
const SUBMITTED_AT = new Date('2025-09-01T09:00:00Z')
export const SAMPLE_NOW = new Date('2025-09-01T10:00:00Z')

interface SampleState {
  title: string
  note: string
  booking: Booking
}

/** All states of a booking on the dashboard, with figures from the real rules. */
export const SAMPLE_STATES: readonly SampleState[] = [
  {
    title: 'Submitted, nothing paid',
    note: 'pending: asks for payment within 48 hours.',
    booking: sample({ id: 'pending' }),
  },
  {
    title: 'Deposit reported by transfer',
    note: 'deposit_paid: the operator has not seen the money yet.',
    booking: sample({ id: 'deposit-reported', reported: true }),
  },
  {
    title: 'Deposit received, private room',
    note: 'deposit_paid: shows the balance due and how to pay it.',
    booking: sample({ id: 'deposit-paid', room: 'private', status: 'payment_confirmed', paid: 'deposit' }),
  },
  {
    title: 'Fully paid non-kiter',
    note: 'fully_paid: confirmed; a non-kiter has no wetsuit and no kite details.',
    booking: sample({
      id: 'fully-paid',
      packageType: 'non-kiter',
      status: 'payment_confirmed',
      paid: 'full',
    }),
  },
]

function sample(options: {
  id: string
  packageType?: PackageType
  room?: Room
  status?: Booking['status']
  paid?: 'deposit' | 'full'
  /** True if a transfer of the deposit is on its way. */
  reported?: boolean
}): Booking {
  const { id, packageType = 'kiter', room = 'shared', status = 'booking_submitted', paid } = options
  const quote = quoteFor({
    tier: 'super_early_bird',
    basePriceCents: centsFromEuros(950),
    roomSupplementCents: room === 'private' ? centsFromEuros(180) : 0,
    foundingMember: false,
    startsOn: STARTS_ON,
    submittedAt: SUBMITTED_AT,
  })
  const paidCents = paid ? { deposit: quote.depositCents, full: quote.totalCents }[paid] : 0
  const reportedCents = options.reported ? quote.depositCents : 0
  const dueCents = quote.totalCents - paidCents - reportedCents
  const isKiter = packageType === 'kiter'
  const label = retreatLabel(STARTS_ON, SAMPLE_ENDS_ON)
  const reference = { lastName: 'Sample', startsOn: STARTS_ON, suffix: '7K2M' }
  return {
    id,
    createdAt: SUBMITTED_AT.toISOString(),
    submittedAt: SUBMITTED_AT.toISOString(),
    ...recordOf(BOOKING_FIELDS, () => null),
    healthConsent: false,
    ...recordOf(TRAVEL_FIELDS, () => null),
    timeZone: null,
    group: null,
    retreatCancelled: false,
    firstName: 'Sample',
    lastName: 'Guest',
    name: 'Sample Guest',
    email: 'sample@example.com',
    phone: '+00 000 000',
    emergencyContact: 'Sample contact',
    emergencyPhone: '+00 000 001',
    age: isKiter ? 31 : null,
    weight: isKiter ? 70 : null,
    height: isKiter ? 175 : null,
    kitingExperience: isKiter ? 'A few lessons' : null,
    selectedDate: label,
    retreatDate: label,
    startsOn: STARTS_ON,
    selectedRoom: room,
    roomType: room,
    selectedDiet: 'vegetarian',
    selectedWetsuitSize: isKiter ? 'M' : null,
    selectedWetsuitGender: isKiter ? 'female' : null,
    packageType,
    paymentStatus: settledStatus(paidCents + reportedCents, quote.totalCents),
    status,
    holdExpiresAt: dueCents === quote.totalCents ? holdEnd(SUBMITTED_AT, true).toISOString() : null,
    quote: quoteInEuros(quote),
    amountPaid: eurosFromCents(paidCents),
    amountDisputed: 0,
    amountCredited: 0,
    release: null,
    releaseDismissed: false,
    papersChecked: false,
    packed: false,
    amountReported: eurosFromCents(reportedCents),
    balanceDue: eurosFromCents(dueCents),
    outgoingGuest: null,
    order: { version: 'sample', orderedAt: SUBMITTED_AT.toISOString(), changedAt: null },
    paymentPlan: null,
    paymentReferences: {
      deposit: paymentReference('deposit', reference),
      full: paymentReference('full', reference),
      balance: paymentReference('balance', reference),
    },
  }
}
