import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { checkBooking, isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import { changedFields, valuesOf } from './edit-values.ts'

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

async function messages(values: BookingValues) {
  const { errors } = await checkBooking(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]))
}

test('the form opens with all that the booking holds, its diet as the edit form calls it', () => {
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
  expect(change(bookingView(), { phone: ' +32 471 ', weight: '63,5', selectedWetsuitSize: 'XXL' })).toEqual({
    phone: '+32 471',
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

test('of a companion none of the fields of a kiter are sent', () => {
  expect(change(companion, { age: '40', lastName: 'Sanneh' })).toEqual({ lastName: 'Sanneh' })
  expect(change(bookingView(), { packageType: 'non-kiter' })).toEqual({ packageType: 'non-kiter' })
})

test('a companion who becomes a kiter says all that a kiter has to', async () => {
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

test('health conditions are marked as required and not enforced; other fields are', async () => {
  expect(await messages({ ...valuesOf(bookingView()), healthConditions: '' })).toEqual({})
  expect(await messages({ ...valuesOf(bookingView()), firstName: ' ', email: 'awa' })).toEqual({
    firstName: 'First name is required',
    email: 'Please enter a valid email',
  })
})

test('fields that the server may name are known', () => {
  expect(['packageType', 'selectedDate', 'age'].every(isBookingField)).toBe(true)
  expect(isBookingField('paymentStatus')).toBe(false)
})
