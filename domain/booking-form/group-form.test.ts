import { expect, test } from 'vitest'
import { kiterForm } from '#test/booking-forms.ts'
import { groupSubmissionSchema } from './group-form.ts'

const DATE = 'Dec 5–12, 2025'
const BEN = { packageType: 'non-kiter', firstName: 'Ben', lastName: 'Claes', selectedRoom: 'shared' }

function group(others: object[], more: object = {}) {
  return { selectedDate: DATE, travellers: [kiterForm(), ...others], sharedRooms: [], ...more }
}

function fieldsRefused(sent: unknown): Record<string, string> {
  const checked = groupSubmissionSchema.safeParse(sent)
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('of somebody who travels along, package, name and room are enough', () => {
  const { travellers } = groupSubmissionSchema.parse(group([BEN]))
  expect(travellers[1]).toMatchObject({
    ...BEN,
    selectedDate: DATE,
    email: null,
    phone: null,
    selectedDiet: null,
  })
})

test('the whole group comes on one date, and who share a room have a shared one', () => {
  const { travellers } = groupSubmissionSchema.parse(
    group([{ ...BEN, selectedDate: 'Oct 31–Nov 7, 2025', selectedRoom: 'private' }], {
      sharedRooms: [[0, 1]],
    }),
  )
  expect(travellers.map(({ selectedDate, selectedRoom }) => [selectedDate, selectedRoom])).toEqual([
    [DATE, 'shared'],
    [DATE, 'shared'],
  ])
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, false],
])('somebody with %d others makes a group: %s', (others, isGroup) => {
  expect(groupSubmissionSchema.safeParse(group(Array.from({ length: others }, () => BEN))).success).toBe(
    isGroup,
  )
})

test.each([
  ['healthConditions', 'Asthma'],
  ['emergencyContact', 'Hanne Maes'],
  ['emergencyPhone', '+32 470 00 00 03'],
  ['healthConsent', true],
])('the booker cannot send another’s %s', (field, value) => {
  expect(fieldsRefused(group([{ ...BEN, [field]: value }]))).toEqual({
    [`travellers.1.${field}`]: 'Only the traveller can say this, by their own link',
  })
})

test('what the booker sends of another is checked as in the form', () => {
  const wrong = { ...BEN, lastName: ' ', email: 'ben@', packageType: 'kiter', age: 7 }
  expect(Object.keys(fieldsRefused(group([wrong]))).toSorted()).toEqual([
    'travellers.1.age',
    'travellers.1.email',
    'travellers.1.lastName',
  ])
})

test('the booker’s own address is not another’s', () => {
  expect(fieldsRefused(group([{ ...BEN, email: 'Awa@Example.com' }]))).toEqual({
    'travellers.1.email': 'This is your own address. Leave it empty if you don’t know theirs',
  })
})

test.each<[string, number[][]]>([
  ['a traveller who is not there', [[0, 2]]],
  ['one with themselves', [[1, 1]]],
  [
    'one in two rooms',
    [
      [0, 1],
      [1, 2],
    ],
  ],
])('a room of %s is refused', (_, sharedRooms) => {
  const others = sharedRooms.length > 1 ? [BEN, BEN] : [BEN]
  expect(fieldsRefused(group(others, { sharedRooms }))).toHaveProperty('sharedRooms')
})
