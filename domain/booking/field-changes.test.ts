import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { fieldChanges, type ChangeableForm } from './field-changes.ts'

const EMPTY: ChangeableForm = {
  packageType: null,
  ...recordOf(BOOKING_FIELDS, () => null),
  ...recordOf(TRAVEL_FIELDS, () => null),
}

test('changed fields are listed with the labels of the form, and unchanged ones are not', () => {
  const before: ChangeableForm = { ...EMPTY, packageType: 'kiter', weight: 62, selectedDiet: 'vegan' }
  const after: ChangeableForm = {
    ...before,
    packageType: 'non-kiter',
    selectedDate: 'Nov 7–14, 2025',
    weight: null,
    arrivalDate: '2025-11-07',
    arrivalTime: '18:40',
  }
  expect(fieldChanges(before, after)).toEqual([
    { field: 'selectedDate', what: 'Retreat dates', from: null, to: 'Nov 7–14, 2025' },
    { field: 'packageType', what: 'Package', from: 'Kiter', to: 'Non-kiter' },
    { field: 'weight', what: 'Weight', from: '62 kg', to: null },
    { field: 'arrivalDate', what: 'Arrival day', from: null, to: formatDay('2025-11-07') },
    { field: 'arrivalTime', what: 'Lands at', from: null, to: '18:40' },
  ])
  expect(fieldChanges(after, after)).toEqual([])
})

test('changes of encrypted fields are listed without their values', () => {
  const after: ChangeableForm = { ...EMPTY, healthConditions: 'Asthma', emergencyContact: 'Lamin Jallow' }
  const told = fieldChanges(EMPTY, after)
  expect(told.map(({ what }) => what).toSorted()).toEqual(['Emergency contact', 'Health conditions'])
  expect(told.every(({ from, to }) => from === null && to === null)).toBe(true)
})
