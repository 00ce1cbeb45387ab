import { expect, test } from 'vitest'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingView, QUOTE } from '#test/booking-view.ts'
import { bookingSchema } from './booking.ts'

const draft = bookingView({
  ...recordOf(BOOKING_FIELDS, () => null),
  submittedAt: null,
  name: '',
  email: 'awa@example.com',
  retreatDate: null,
  startsOn: null,
  roomType: null,
  packageType: null,
  status: 'in_progress',
  holdExpiresAt: null,
  quote: null,
  balanceDue: 0,
  paymentReferences: null,
})
const booked = bookingView({
  order: { version: 'a1b2', orderedAt: '2025-09-01T09:05:00.000Z', changedAt: null },
})

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
  ['quote', { ...QUOTE, balanceDueOn: '21/10/2025' }],
  ['quote', { ...QUOTE, total: '1130' }],
])('the schema refuses the field %s with the value %j', (field, value) => {
  expect(bookingSchema.safeParse({ ...booked, [field]: value }).success).toBe(false)
})
