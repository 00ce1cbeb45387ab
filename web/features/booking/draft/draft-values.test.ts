import { expect, test } from 'vitest'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { checkBooking } from '#web/booking-form/booking-values.ts'
import type { GroupValues } from '#web/features/booking/group/group-values.ts'
import { draftOf, emptyValues, fieldsOf } from './draft-values.ts'

const kiter: GroupValues = {
  ...emptyValues('kiter'),
  ...fieldsOf(kiterForm({ firstName: 'Lena', weight: '62,5' })),
}
const options = { fields: {}, shouldUseNativeValidation: false }

test('an empty form has every field empty, except the diet', () => {
  expect(emptyValues('kiter')).toEqual({
    ...recordOf(BOOKING_FIELDS, () => ''),
    selectedDiet: 'no-diet',
    packageType: 'kiter',
    healthConsent: false,
    others: [],
    rooming: '',
  })
})

test('an empty form has an error on each field that its package needs, and on no other', async () => {
  const required = keysOf(fieldsOf(companionForm()))
  const empty = (packageType: PackageType) => ({ ...emptyValues(packageType), selectedDiet: '' })
  const forCompanion = await checkBooking(empty('non-kiter'), {}, options)
  const forKiter = await checkBooking(empty('kiter'), {}, options)
  expect(Object.keys(forCompanion.errors).toSorted()).toEqual(required.toSorted())
  expect(Object.keys(forKiter.errors).toSorted()).toEqual([...required, ...KITER_FIELDS].toSorted())
})

test('a complete form is sent with numbers as numbers, and a companion without kiter fields', async () => {
  expect(await checkBooking(kiter, {}, options)).toMatchObject({
    values: { age: 31, weight: 62.5 },
    errors: {},
  })
  const typedAsKiterBefore = { ...kiter, packageType: 'non-kiter' as const }
  const { values } = await checkBooking(typedAsKiterBefore, {}, options)
  expect(values).toMatchObject({ packageType: 'non-kiter', firstName: 'Lena' })
  expect(values).not.toHaveProperty('age')
  expect(values).not.toHaveProperty('selectedWetsuitSize')
})

test("a companion's draft clears the kiter fields, and a kiter's draft keeps incomplete ones", () => {
  expect(draftOf({ ...kiter, age: '3' })).toMatchObject({ age: '3', selectedWetsuitSize: 'M' })
  expect(draftOf({ ...kiter, packageType: 'non-kiter' })).toMatchObject({
    firstName: 'Lena',
    age: null,
    kitingExperience: null,
    selectedWetsuitSize: null,
  })
})

test('only filled-in form fields are taken from stored data', () => {
  const kept = {
    leadId: 'x',
    firstName: 'Awa',
    lastName: '',
    age: 31,
    email: null,
    phone: ['1'],
    status: 'a',
  }
  expect(fieldsOf(kept)).toEqual({ firstName: 'Awa', age: '31' })
  expect(fieldsOf(null)).toEqual({})
  expect(fieldsOf('text')).toEqual({})
})
