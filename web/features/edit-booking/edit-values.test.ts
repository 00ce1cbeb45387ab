import type { Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import type { AnyBookingForm } from '#domain/booking-form/group-form.ts'
import { CONSENT_NEEDED } from '#domain/booking-form/health-consent.ts'
import { bookingView } from '#test/booking-view.ts'
import { checkBooking, isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import { changedFields, checkEdit, isEdited, valuesOf } from './edit-values.ts'

const companion = bookingView({
  packageType: 'non-kiter',
  age: null,
  weight: null,
  height: null,
  kitingExperience: null,
  selectedWetsuitSize: null,
  selectedWetsuitGender: null,
})

function change(booking: Parameters<typeof valuesOf>[0], changes: Partial<BookingValues>) {
  const before = valuesOf(booking)
  return changedFields(before, { ...before, ...changes })
}

async function messages(
  values: BookingValues,
  check: Resolver<BookingValues, unknown, AnyBookingForm> = checkBooking,
) {
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]))
}

test('what cannot be sent as it is counts as edited, so that nobody leaves it without being asked', () => {
  const before = valuesOf(bookingView())
  expect(isEdited(before, before, false)).toBe(false)
  expect(isEdited(before, { ...before, phone: '+32 499' }, false)).toBe(true)
  expect(isEdited(before, { ...before, lastName: '' }, false)).toBe(true)
  // What is emptied of somebody else stays as it is.
  expect(isEdited(before, { ...before, lastName: '' }, true)).toBe(false)
})

test('the form opens with the values of the booking, and the diet as the edit form names it', () => {
  expect(valuesOf(bookingView())).toMatchObject({
    packageType: 'kiter',
    firstName: 'Awa',
    age: '31',
    selectedDiet: 'none',
    healthConditions: '',
    selectedWetsuitSize: 'M',
  })
})

test('only what was changed is sent', () => {
  expect(change(bookingView(), {})).toBeNull()
  expect(change(bookingView(), { firstName: ' Awa ' })).toBeNull()
  expect(
    change(bookingView(), { phone: ' +32 471 00 00 00 ', weight: '63,5', selectedWetsuitSize: 'XXL' }),
  ).toEqual({
    phone: '+32 471 00 00 00',
    weight: 63.5,
    selectedWetsuitSize: 'XXL',
  })
  expect(change(bookingView({ selectedDiet: 'vegan' }), { selectedDiet: 'none' })).toEqual({
    selectedDiet: 'no-diet',
  })
  expect(change(bookingView({ healthConditions: 'Asthma' }), { healthConditions: '' })).toEqual({
    healthConditions: '',
  })
})

const agreed = bookingView({ healthConditions: 'Asthma', healthConsent: true })
const fromBefore = bookingView({ healthConditions: 'Asthma' })

test.each([
  [
    'other notes say it',
    agreed,
    { healthConditions: 'Knee' },
    { healthConditions: 'Knee', healthConsent: true },
  ],
  ['emptied ones do not', agreed, { healthConditions: '' }, { healthConditions: '' }],
  ['taking it back is all that is sent', agreed, { healthConsent: false }, { healthConsent: false }],
  ['so is giving it for notes of before', fromBefore, { healthConsent: true }, { healthConsent: true }],
  ['a tick without notes says nothing', bookingView(), { healthConsent: true }, null],
  ['notes of before stay', fromBefore, { phone: '+220 700 1111' }, { phone: '+220 700 1111' }],
])('the health consent is sent only when needed: %s', (_, booking, differences, edit) => {
  expect(change(booking, differences)).toEqual(edit)
})

test.each([
  ['other notes without it', agreed, { healthConditions: 'Knee', healthConsent: false }, [CONSENT_NEEDED]],
  ['first notes without it', bookingView(), { healthConditions: 'Knee' }, [CONSENT_NEEDED]],
  ['first notes with it', bookingView(), { healthConditions: 'Knee', healthConsent: true }, []],
  ['taking it back', agreed, { healthConsent: false }, []],
  ['notes of before', fromBefore, {}, []],
])('an edit of health notes needs the consent: %s', async (_, booking, differences, errors) => {
  const before = valuesOf(booking)
  const found = await messages({ ...before, ...differences }, checkEdit(before, bookingView()))
  expect(Object.values(found)).toEqual(errors)
})

test("a companion's kiter fields are not sent", () => {
  expect(change(companion, { age: '40', lastName: 'Sanneh' })).toEqual({ lastName: 'Sanneh' })
  expect(change(bookingView(), { packageType: 'non-kiter' })).toEqual({ packageType: 'non-kiter' })
})

test('a companion who becomes a kiter must fill in all kiter fields', async () => {
  const kiter = { ...valuesOf(companion), packageType: 'kiter' as const }
  expect(Object.keys(await messages(kiter)).toSorted()).toEqual([
    'age',
    'height',
    'kitingExperience',
    'selectedWetsuitGender',
    'selectedWetsuitSize',
    'weight',
  ])
})

test('health conditions may be empty, and other required fields may not', async () => {
  expect(await messages({ ...valuesOf(bookingView()), healthConditions: '' })).toEqual({})
  expect(await messages({ ...valuesOf(bookingView()), firstName: ' ', email: 'awa' })).toEqual({
    firstName: 'First name is required',
    email: INVALID_EMAIL,
  })
})

test('booking fields that the server names are recognised', () => {
  expect(['packageType', 'selectedDate', 'age'].every(isBookingField)).toBe(true)
  expect(isBookingField('paymentStatus')).toBe(false)
})

test('of somebody else only what the booker knows is asked, checked and sent', async () => {
  const group = { id: 'g', number: 2, bookedByOther: true, sharedRoom: null }
  const nothing = { phone: null, selectedDiet: null, emergencyContact: null, emergencyPhone: null }
  const ben = { ...companion, ...nothing, group, firstName: 'Ben' }
  const before = valuesOf(ben)
  const check = checkEdit(before, ben)
  expect(await messages({ ...before, packageType: 'kiter' }, check)).toEqual({})
  expect(Object.keys(await messages({ ...before, firstName: '', email: 'ben' }, check))).toEqual([
    'email',
    'firstName',
  ])
  const edited = { ...before, packageType: 'kiter' as const, lastName: 'Maes', email: '' }
  expect(changedFields(before, edited, true)).toEqual({ packageType: 'kiter', lastName: 'Maes' })
})
