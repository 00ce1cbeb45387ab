import { expect, test } from 'vitest'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { emptyOther } from '#web/features/booking/group/group-values.ts'
import { chosenIn, firstValues } from './first-values.ts'

const availability = fallbackAvailability([
  { startsOn: '2025-11-07', endsOn: '2025-11-14', placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
  { startsOn: '2025-12-05', endsOn: '2025-12-12', placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
])
const nothing = {
  chosen: { packageType: null, date: null },
  known: {},
  search: '',
  selectedPackage: null,
  draft: null,
  storedBooking: null,
}
const group = { others: [], rooming: '' }
const search = '?package=non-kiter&date=2025-11-07'
const chosen = { packageType: 'non-kiter' as const, date: 'Nov 7–14, 2025' }

test.each([
  ['', { packageType: null, date: null }],
  [search, chosen],
  ['?date=Nov+7%E2%80%9314%2C+2025', { packageType: null, date: 'Nov 7–14, 2025' }],
  ['?package=surfer&date=2031-01-01', { packageType: null, date: null }],
])('the address %j chooses %j', (address, expected) => {
  expect(chosenIn(new URLSearchParams(address), availability)).toEqual(expected)
})

test('a new form is empty, for a kiter without a special diet', () => {
  const values = firstValues(nothing)
  const { packageType, healthConsent, selectedDiet, others: together, ...others } = values
  expect(together).toEqual([])
  expect(packageType).toBe('kiter')
  expect(healthConsent).toBe(false)
  expect(selectedDiet).toBe('no-diet')
  expect(new Set(Object.values(others))).toEqual(new Set(['']))
})

test('the consent is ticked only if the guest ticked it, in this tab or for the stored booking', () => {
  const fields = { healthConditions: 'Asthma' }
  const draft = { fields, healthConsent: true, packageType: null, group, search }
  expect(firstValues({ ...nothing, draft })).toMatchObject({ ...fields, healthConsent: true })
  const storedBooking = { leadId: 'x', ...fields, healthConsent: true }
  expect(firstValues({ ...nothing, storedBooking }).healthConsent).toBe(true)
  expect(firstValues({ ...nothing, storedBooking: { leadId: 'x', ...fields } }).healthConsent).toBe(false)
  expect(firstValues({ ...nothing, storedBooking, draft: { ...draft, healthConsent: false } })).toMatchObject(
    {
      healthConsent: false,
    },
  )
})

test('the package chosen on the price cards is used, unless a link names another', () => {
  expect(firstValues({ ...nothing, selectedPackage: 'non-kiter' }).packageType).toBe('non-kiter')
  expect(firstValues({ ...nothing, selectedPackage: 'kiter', chosen, search })).toMatchObject({
    packageType: 'non-kiter',
    selectedDate: 'Nov 7–14, 2025',
  })
})

test('the draft of this tab is restored, and wins over the stored booking, which wins over the account', () => {
  const draft = {
    fields: { firstName: 'Awa', selectedDate: 'Dec 5–12, 2025' },
    healthConsent: false,
    packageType: null,
    group,
    search: '',
  }
  const storedBooking = { leadId: 'x', firstName: 'Lena', lastName: 'Peeters' }
  expect(firstValues({ ...nothing, draft, storedBooking })).toMatchObject({
    firstName: 'Awa',
    lastName: '',
    selectedDate: 'Dec 5–12, 2025',
  })
  expect(firstValues({ ...nothing, storedBooking })).toMatchObject({ firstName: 'Lena', lastName: 'Peeters' })
  const known = { firstName: 'Fatou', lastName: 'Ceesay', email: 'fatou@example.com' }
  expect(firstValues({ ...nothing, known, storedBooking })).toMatchObject({
    ...known,
    firstName: 'Lena',
    lastName: 'Peeters',
  })
})

test("the choices of a link apply once, and a reload keeps the guest's later choice", () => {
  const draft = {
    fields: { selectedDate: 'Dec 5–12, 2025' },
    healthConsent: false,
    packageType: 'kiter' as const,
    group,
    search: '',
  }
  expect(firstValues({ ...nothing, draft, chosen, search })).toMatchObject({
    packageType: 'non-kiter',
    selectedDate: 'Nov 7–14, 2025',
  })
  expect(firstValues({ ...nothing, draft: { ...draft, search }, chosen, search })).toMatchObject({
    packageType: 'kiter',
    selectedDate: 'Dec 5–12, 2025',
  })
})

test('those who come along are restored from this tab, or from the stored booking', () => {
  const ben = { ...emptyOther('non-kiter'), firstName: 'Ben', lastName: 'Claes' }
  const draft = {
    fields: {},
    healthConsent: false,
    packageType: null,
    group: { others: [ben], rooming: '0-1' },
    search: '',
  }
  expect(firstValues({ ...nothing, draft })).toMatchObject({ others: [ben], rooming: '0-1' })
  // Which place of an offer is one's own is the guest's choice, which a reload keeps.
  const offered = { packageType: 'kiter' as const, date: 'Nov 7–14, 2025', others: ['non-kiter' as const] }
  const asNonKiter = {
    ...draft,
    packageType: 'non-kiter' as const,
    group: { others: [{ ...ben, packageType: 'kiter' as const }], rooming: '0-1' },
  }
  expect(firstValues({ ...nothing, chosen: offered, draft: asNonKiter })).toMatchObject({
    packageType: 'non-kiter',
    others: [{ firstName: 'Ben', packageType: 'kiter' }],
  })
  // A draft of other places than the offer's does not change it.
  const alone = { ...draft, packageType: 'non-kiter' as const, group: { others: [], rooming: '' } }
  expect(firstValues({ ...nothing, chosen: offered, draft: alone })).toMatchObject({
    packageType: 'kiter',
    others: [{ firstName: '', packageType: 'non-kiter' }],
  })
  const storedBooking = {
    leadId: 'x',
    others: [{ ...ben, age: 31, healthConditions: 'Asthma' }],
    rooming: 'each',
  }
  expect(firstValues({ ...nothing, storedBooking })).toMatchObject({
    others: [{ ...ben, age: '31' }],
    rooming: 'each',
  })
  expect(firstValues({ ...nothing, storedBooking }).others[0]).not.toHaveProperty('healthConditions')
})
