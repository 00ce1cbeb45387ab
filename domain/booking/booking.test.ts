import { expect, test } from 'vitest'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { BOOKING_FIELDS } from './booking-fields.ts'
import { bookingSchema } from './booking.ts'
import { recordOf } from './typed-records.ts'

const draft = {
  ...recordOf(BOOKING_FIELDS, () => null),
  id: 'b1',
  createdAt: '2025-09-01T09:00:00.000Z',
  submittedAt: null,
  firstName: null,
  lastName: null,
  name: '',
  email: 'awa@example.com',
  phone: null,
  emergencyContact: null,
  emergencyPhone: null,
  age: null,
  weight: null,
  height: null,
  kitingExperience: null,
  healthConditions: null,
  healthConsent: false,
  ...recordOf(TRAVEL_FIELDS, () => null),
  releaseDismissed: false,
  papersChecked: false,
  packed: false,
  timeZone: null,
  selectedDate: null,
  retreatDate: null,
  startsOn: null,
  selectedRoom: null,
  roomType: null,
  selectedDiet: null,
  selectedWetsuitSize: null,
  selectedWetsuitGender: null,
  packageType: null,
  paymentStatus: 'pending',
  status: 'in_progress',
  retreatCancelled: false,
  holdExpiresAt: null,
  quote: null,
  amountPaid: 0,
  amountDisputed: 0,
  amountReported: 0,
  outgoingGuest: null,
  balanceDue: 0,
  order: null,
  paymentPlan: null,
  paymentReferences: null,
}
const booked = {
  ...draft,
  submittedAt: '2025-09-01T09:00:00.000Z',
  selectedDate: 'Dec 5–12, 2025',
  retreatDate: 'Dec 5–12, 2025',
  startsOn: '2025-10-31',
  selectedRoom: 'private',
  roomType: 'private',
  packageType: 'kiter',
  age: 31,
  status: 'booking_submitted',
  retreatCancelled: false,
  holdExpiresAt: '2025-09-03T09:00:00.000Z',
  quote: {
    tier: 'super_early_bird',
    basePrice: 950,
    roomSupplement: 180,
    discount: 0,
    total: 1130,
    deposit: 200,
    balance: 930,
    balanceDueOn: '2025-10-21',
  },
  balanceDue: 1130,
  order: { version: 'a1b2', orderedAt: '2025-09-01T09:05:00.000Z', changedAt: null },
  paymentReferences: {
    deposit: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
    full: 'KITE-FULL-2025-JALLOW-7K2M',
    balance: 'KITE-BALANCE-2025-JALLOW-7K2M',
  },
}

test('a draft and a submitted booking match the schema of the API', () => {
  expect(bookingSchema.parse(draft)).toEqual(draft)
  expect(bookingSchema.parse(booked)).toEqual(booked)
})

test('fields that are not in the schema are removed', () => {
  const row = { ...booked, userId: 'u1', passwordHash: 'x', referenceSuffix: '7K2M', placeNumber: 3 }
  expect(bookingSchema.parse(row)).toEqual(booked)
})

test.each(['pending', 'deposit_paid', 'fully_paid', 'confirmed'])(
  'a payment status may be %s',
  (paymentStatus) => {
    expect(bookingSchema.safeParse({ ...booked, paymentStatus }).success).toBe(true)
  },
)

test.each([
  ['age', '31'],
  ['paymentStatus', 'paid'],
  ['status', 'confirmed'],
  ['createdAt', '2025-09-01'],
  ['holdExpiresAt', 'tomorrow'],
  ['amountPaid', null],
  ['quote', { ...booked.quote, balanceDueOn: '21/10/2025' }],
  ['quote', { ...booked.quote, total: '1130' }],
])('the schema refuses the field %s with the value %j', (field, value) => {
  expect(bookingSchema.safeParse({ ...booked, [field]: value }).success).toBe(false)
})
