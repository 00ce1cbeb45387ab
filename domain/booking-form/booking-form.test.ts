import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { keysOf } from '#domain/base/typed-records.ts'
import { BOOKING_WETSUIT_SIZES, guestFields, KITER_FIELDS, kiterFields } from './booking-fields.ts'
import { bookingDraftSchema, bookingEditSchema, bookingFormSchema, isWorthSaving } from './booking-form.ts'
import { INCOMPLETE_BOOKING } from './incomplete-booking.ts'
import { sampleForm } from './sample-form.ts'

const companion = {
  ...sampleForm(guestFields),
  packageType: 'non-kiter',
  firstName: 'Awa',
  lastName: 'Jallow',
  email: 'awa@example.com',
  phone: '+32 470 00 00 00',
  emergencyContact: 'Lamin Jallow',
  emergencyPhone: '+220 700 0000',
  selectedDate: 'Dec 5–12, 2025',
  selectedRoom: 'shared',
  selectedDiet: 'vegan',
  healthConsent: true,
}
const kiter = {
  ...companion,
  ...sampleForm(kiterFields),
  packageType: 'kiter',
  age: 31,
  weight: 64,
  height: 171,
  kitingExperience: 'Two summers, riding upwind',
  selectedWetsuitSize: 'M',
  selectedWetsuitGender: 'female',
}

/** Fields that the specification asks of every guest (section 5.1). */
const SPECIFIED = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'emergencyContact',
  'emergencyPhone',
  'selectedDate',
  'selectedRoom',
  'selectedDiet',
]
const GUEST_FIELDS = keysOf(sampleForm(guestFields))

/** Returns the refused fields, each once. */
function complaints(schema: z.ZodMiniType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return [...new Set(issues.map((issue) => issue.path.join('.')))]
}

function messageFor(schema: z.ZodMiniType, value: unknown, field: string): string | undefined {
  return schema.safeParse(value).error?.issues.find((issue) => issue.path.join('.') === field)?.message
}

test('a complete form of each package is accepted unchanged', () => {
  expect(bookingFormSchema.parse(kiter)).toEqual(kiter)
  expect(bookingFormSchema.parse(companion)).toEqual(companion)
})

test('every guest is asked for all fields that the specification lists', () => {
  expect(GUEST_FIELDS).toEqual(expect.arrayContaining(SPECIFIED))
})

test('the message for an incomplete form is the one in the specification', () => {
  expect(INCOMPLETE_BOOKING).toBe('Please complete all required fields to proceed with checkout.')
})

test.each([...GUEST_FIELDS, ...KITER_FIELDS])('a kiter must fill in %s', (field) => {
  const absent = Object.fromEntries(Object.entries(kiter).filter(([name]) => name !== field))
  expect(complaints(bookingFormSchema, absent)).toEqual([field])
  expect(complaints(bookingFormSchema, { ...kiter, [field]: null })).toEqual([field])
  expect(complaints(bookingFormSchema, { ...kiter, [field]: '' })).toEqual([field])
  expect(complaints(bookingFormSchema, { ...kiter, [field]: '   ' })).toEqual([field])
  expect(complaints(bookingFormSchema, { ...kiter, [field]: ['a'] })).toEqual([field])
  expect(messageFor(bookingFormSchema, absent, field)).toMatch(/ is required$|^Choose your |^Please enter /)
})

test.each(GUEST_FIELDS)('a companion must fill in %s', (field) => {
  expect(complaints(bookingFormSchema, { ...companion, [field]: undefined })).toEqual([field])
  expect(complaints(bookingFormSchema, { ...companion, [field]: ' ' })).toEqual([field])
})

test('an empty form of either package reports all missing fields at once', () => {
  expect(complaints(bookingFormSchema, { packageType: 'kiter' })).toEqual([...GUEST_FIELDS, ...KITER_FIELDS])
  expect(complaints(bookingFormSchema, { packageType: 'non-kiter' })).toEqual(GUEST_FIELDS)
})

test.each([undefined, null, '', 'Kiter', 'non_kiter', 1])(
  'the package %j is refused with a message',
  (packageType) => {
    expect(messageFor(bookingFormSchema, { ...kiter, packageType }, 'packageType')).toBe(
      'Choose the Kiter or the Non-kiter package',
    )
  },
)

test.each([[null], [[]], ['text'], [7], [undefined]])('the body %j is refused as a form', (body) => {
  expect(bookingFormSchema.safeParse(body).success).toBe(false)
})

test("a companion's kiter fields are dropped, even invalid ones", () => {
  const sent = { ...kiter, packageType: 'non-kiter', age: 'abc', selectedWetsuitSize: 'tent' }
  expect(bookingFormSchema.parse(sent)).toEqual(companion)
})

test.each([
  ['vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
  ['no-diet', 'no-diet'],
  ['none', 'no-diet'],
])('the diet %s is stored as %s', (sent, stored) => {
  expect(bookingFormSchema.parse({ ...companion, selectedDiet: sent }).selectedDiet).toBe(stored)
  expect(bookingEditSchema.parse({ selectedDiet: sent })).toEqual({ selectedDiet: stored })
  expect(bookingDraftSchema.parse({ selectedDiet: sent })).toEqual({ selectedDiet: stored })
})

test('the size XXL is accepted in every form, but not offered in the booking form', () => {
  expect(bookingFormSchema.parse({ ...kiter, selectedWetsuitSize: 'XXL' })).toMatchObject({
    selectedWetsuitSize: 'XXL',
  })
  expect(bookingEditSchema.parse({ selectedWetsuitSize: 'XXL' })).toEqual({ selectedWetsuitSize: 'XXL' })
  expect(bookingDraftSchema.parse({ selectedWetsuitSize: 'XXL' })).toEqual({ selectedWetsuitSize: 'XXL' })
  expect(BOOKING_WETSUIT_SIZES).toEqual(['XS', 'S', 'M', 'L', 'XL'])
})

test.each([
  ['selectedWetsuitSize', 'XXXL'],
  ['selectedWetsuitSize', 'm'],
  ['selectedWetsuitGender', 'unisex'],
  ['selectedRoom', 'suite'],
  ['selectedDiet', 'paleo'],
  ['email', 'awa@example'],
  ['email', 'awa example.com'],
  ['email', 'awa@example.com\nBcc: all@example.com'],
])('a form with %s set to %j is refused at that field', (field, value) => {
  expect(complaints(bookingFormSchema, { ...kiter, [field]: value })).toEqual([field])
})

test('text is trimmed, and an email address is stored in lower case', () => {
  const parsed = bookingFormSchema.parse({ ...companion, firstName: '  Awa ', email: ' Awa@Example.COM ' })
  expect(parsed).toMatchObject({ firstName: 'Awa', email: 'awa@example.com' })
})

test.each([
  ['31', 31],
  [' 31 ', 31],
  ['31.5', 31.5],
  ['31,5', 31.5],
  [31, 31],
  [8, 8],
  [120, 120],
])('the age %j is read as %d', (sent, age) => {
  expect(bookingFormSchema.parse({ ...kiter, age: sent })).toMatchObject({ age })
  expect(bookingEditSchema.parse({ age: sent })).toEqual({ age })
  expect(bookingDraftSchema.parse({ age: sent })).toEqual({ age })
})

test.each([
  0,
  -1,
  121,
  0.99,
  '0',
  '121',
  'abc',
  '31 years',
  '0x1F',
  '3e1',
  '-31',
  '1.2.3',
  '9'.repeat(400),
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('the age %j is refused', (age) => {
  expect(complaints(bookingFormSchema, { ...kiter, age })).toEqual(['age'])
  expect(complaints(bookingEditSchema, { age })).toEqual(['age'])
})

test.each([
  ['age', '200', 'Enter a number between 8 and 120'],
  ['weight', '19', 'Enter a number between 20 and 250 kg'],
  ['height', '1,75', 'Enter a number between 50 and 250 cm'],
  ['height', 'x'.repeat(500), 'Enter a number between 50 and 250 cm'],
  ['weight', '', 'Weight is required'],
])('the field %s with the value %j gets the message "%s"', (field, value, message) => {
  expect(messageFor(bookingFormSchema, { ...kiter, [field]: value }, field)).toBe(message)
})

const LINES = [
  'firstName',
  'lastName',
  'phone',
  'emergencyContact',
  'emergencyPhone',
  'selectedDate',
  'kitingExperience',
]
const UNPRINTABLE = [
  'a\u0000b',
  'a\nb',
  'a\r\nb',
  'a\u001bb',
  'a\u0085b',
  'a\u2028b',
  'a\ud800b',
  '\udc00',
  'a\tb',
]

test.each(LINES)('%s refuses line breaks, NUL, control characters and half a character', (field) => {
  const accepted = UNPRINTABLE.filter(
    (text) =>
      bookingFormSchema.safeParse({ ...kiter, [field]: text }).success ||
      bookingEditSchema.safeParse({ [field]: text }).success ||
      bookingDraftSchema.safeParse({ [field]: text }).success,
  )
  expect(accepted).toEqual([])
})

test.each([
  'Zoë',
  "O'Neill-Ndiaye",
  'محمد',
  '王小明',
  'Ana 🪁',
  '<img onerror=alert(1)>',
  '=cmd()',
  'Robert"); --',
])('the name %j is accepted and kept unchanged', (firstName) => {
  expect(bookingFormSchema.parse({ ...companion, firstName }).firstName).toBe(firstName)
})

test('health notes are optional and may have several lines, but no control characters', () => {
  const notes = 'Asthma\nPenicillin\tallergy'
  expect(bookingFormSchema.parse({ ...companion, healthConditions: notes }).healthConditions).toBe(notes)
  expect(bookingFormSchema.parse({ ...companion, healthConditions: '' }).healthConditions).toBe('')
  expect(bookingFormSchema.parse({ ...companion, healthConditions: null }).healthConditions).toBeNull()
  expect(complaints(bookingFormSchema, { ...companion, healthConditions: 'a\u0000b' })).toEqual([
    'healthConditions',
  ])
  expect(complaints(bookingFormSchema, { ...companion, healthConditions: '\ud83e' })).toEqual([
    'healthConditions',
  ])
})

test.each([
  ['firstName', 100],
  ['lastName', 100],
  ['kitingExperience', 500],
  ['healthConditions', 2_000],
  ['selectedDate', 60],
])('%s may have at most %d characters', (field, longest) => {
  expect(complaints(bookingFormSchema, { ...kiter, [field]: 'x'.repeat(longest) })).toEqual([])
  expect(messageFor(bookingFormSchema, { ...kiter, [field]: 'x'.repeat(longest + 1) }, field)).toBe(
    `Use at most ${longest} characters`,
  )
})

const SLIPPED_IN = {
  id: 'another',
  role: 'admin',
  userId: 'somebody',
  isAdmin: true,
  price: 1,
  totalCents: 1,
  quote: { total: 1 },
  paymentStatus: 'fully_paid',
  holdExpiresAt: '2099-01-01T00:00:00Z',
  constructor: { prototype: { role: 'admin' } },
}

test('properties that are not fields are dropped', () => {
  const sent = (fields: object) => ({ ...fields, ...SLIPPED_IN, status: 'payment_confirmed' })
  expect(Object.keys(bookingFormSchema.parse(sent(kiter))).toSorted()).toEqual(Object.keys(kiter).toSorted())
  expect(Object.keys(bookingFormSchema.parse(sent(companion))).toSorted()).toEqual(
    Object.keys(companion).toSorted(),
  )
  expect(Object.keys(bookingEditSchema.parse(sent({ phone: '+220 700 1111' })))).toEqual(['phone'])
  expect(Object.keys(bookingDraftSchema.parse({ ...SLIPPED_IN, phone: '+220 700 1111' }))).toEqual(['phone'])
})

test('a key named __proto__ is ignored', () => {
  const sent: unknown = JSON.parse(
    '{"phone":"+220 700 1111","__proto__":{"status":"payment_confirmed","role":"admin"}}',
  )
  for (const parsed of [bookingEditSchema.parse(sent), bookingDraftSchema.parse(sent)]) {
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(Object.keys(parsed)).toEqual(['phone'])
    expect('role' in parsed).toBe(false)
  }
})

test('an edit may contain any of the fields, and leaves the others out', () => {
  expect(bookingEditSchema.parse({})).toEqual({})
  expect(bookingEditSchema.parse({ phone: ' 7001234 ', selectedRoom: 'private' })).toEqual({
    phone: '7001234',
    selectedRoom: 'private',
  })
})

test.each([
  ['firstName', ''],
  ['email', 'nobody'],
  ['age', ''],
  ['selectedRoom', ''],
  ['packageType', 'sailor'],
])('an edit that sets %s to %j is refused', (field, value) => {
  expect(complaints(bookingEditSchema, { [field]: value })).toEqual([field])
})

test('a draft keeps incomplete text and drops numbers that are out of range', () => {
  expect(bookingDraftSchema.parse({})).toEqual({})
  expect(
    bookingDraftSchema.parse({
      packageType: 'kiter',
      firstName: 'A',
      lastName: '',
      email: 'awa@',
      age: '31',
      weight: '',
      height: '17',
      selectedRoom: '',
      selectedWetsuitSize: null,
      timestamp: '2025-09-01T09:00:00.000Z',
      status: 'in_progress',
    }),
  ).toEqual({
    packageType: 'kiter',
    firstName: 'A',
    lastName: '',
    email: 'awa@',
    age: 31,
    weight: null,
    height: null,
    selectedRoom: null,
    selectedWetsuitSize: null,
    timestamp: '2025-09-01T09:00:00.000Z',
    status: 'in_progress',
  })
})

test.each(['booking_submitted', 'payment_confirmed', 'cancelled', ''])(
  'a draft cannot have the status %j',
  (status) => {
    expect(complaints(bookingDraftSchema, { firstName: 'Awa', status })).toEqual(['status'])
  },
)

test('every complete form is also a draft', () => {
  expect(bookingDraftSchema.parse(kiter)).toEqual(kiter)
  expect(bookingDraftSchema.parse(companion)).toEqual(companion)
})

test.each([
  [{ firstName: '' }, false],
  [{ firstName: ' ', lastName: '', email: null }, false],
  [{ firstName: '', phone: '123', selectedRoom: 'shared' }, false],
  [{ firstName: 'A' }, true],
  [{ lastName: 'J' }, true],
  [{ email: 'a' }, true],
  [{ selectedDate: 'Dec 5–12, 2025' }, true],
])('the draft %j is worth saving: %s', (draft, worth) => {
  expect(isWorthSaving(draft)).toBe(worth)
})

test('the schemas never throw, for any input', () => {
  const fields = fc.constantFrom(...Object.keys(kiter), 'healthConditions', 'status', 'timestamp')
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fields, fc.jsonValue())), (body) => {
      const hostile = typeof body === 'object' && !Array.isArray(body) ? { ...kiter, ...body } : body
      for (const schema of [bookingFormSchema, bookingEditSchema, bookingDraftSchema]) {
        expect(typeof schema.safeParse(hostile).success).toBe('boolean')
      }
    }),
  )
})
