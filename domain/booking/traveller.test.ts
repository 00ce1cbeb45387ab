import { expect, test } from 'vitest'
import { detailsDueOn, linkOpenThrough, openDetails } from './traveller.ts'

const EVERYBODY = ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet']
const KIT = ['age', 'weight', 'height', 'kitingExperience', 'selectedWetsuitSize', 'selectedWetsuitGender']

test.each([
  ['non-kiter', EVERYBODY],
  ['kiter', [...EVERYBODY, ...KIT]],
] as const)('a %s is asked for what the package needs', (packageType, fields) => {
  expect(openDetails({ packageType })).toEqual(fields)
})

test('what is known is not asked for again, and an empty text is not known', () => {
  expect(
    openDetails({
      packageType: 'non-kiter',
      phone: '',
      emergencyContact: 'Ebou',
      emergencyPhone: '+220 700 0000',
      selectedDiet: 'vegan',
    }),
  ).toEqual(['phone'])
})

test('the link works until 30 days after the retreat', () => {
  expect(linkOpenThrough('2027-01-29')).toBe('2027-02-28')
})

test('details are due 30 days before the retreat', () => {
  expect(detailsDueOn('2027-01-22')).toBe('2026-12-23')
})
