import { expect, test } from 'vitest'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, KITER_FIELDS, type BookingField } from '#domain/booking-form/booking-fields.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { FORM_FIELDS } from '#web/booking-form/booking-values.ts'
import { emptyValues } from './draft/draft-values.ts'
import { emptyOther, type GroupValues } from './group/group-values.ts'
import {
  fieldName,
  fieldsToDo,
  inPageOrder,
  nextAction,
  nextLabel,
  STEP_FIELDS,
  stepOf,
  STEPS,
  type FormField,
  type StepNumber,
} from './steps.ts'

const FORM = kiterForm()

/** What a complete form says in these fields, so that it stays complete when the table of fields grows. */
function filled(names: readonly string[]): Partial<Record<BookingField, string>> {
  const fields = BOOKING_FIELDS.filter((name) => names.includes(name))
  return recordOf(fields, (name) => {
    const said: unknown = FORM[name]
    return typeof said === 'string' || typeof said === 'number' ? String(said) : ''
  })
}

const stay = filled(STEP_FIELDS[1])
const guest = filled(STEP_FIELDS[2])
const water = filled(KITER_FIELDS)
const table = filled(STEP_FIELDS[3].filter((name) => !(name in water)))
const kiter = (values: Partial<GroupValues>): GroupValues => ({ ...emptyValues('kiter'), ...values })

test('every field of the form belongs to exactly one step', () => {
  expect(STEPS.flatMap((step) => STEP_FIELDS[step]).toSorted()).toEqual([...FORM_FIELDS].toSorted())
})

test.each<[string, GroupValues, StepNumber[]]>([
  ['nothing', kiter({}), [1, 2, 3]],
  ['a date without a room', kiter({ selectedDate: FORM.selectedDate }), [1, 2, 3]],
  ['the stay', kiter(stay), [2, 3]],
  ['an address that is none', kiter({ ...stay, ...guest, email: 'awa@' }), [2, 3]],
  ['the stay and the guest', kiter({ ...stay, ...guest }), [3]],
  ['the table without the water', kiter({ ...stay, ...guest, ...table }), [3]],
  ['everything', kiter({ ...stay, ...guest, ...table, ...water }), []],
  [
    'notes without a consent',
    kiter({ ...stay, ...guest, ...table, ...water, healthConditions: 'Asthma' }),
    [3],
  ],
  ["a companion's all", { ...emptyValues('non-kiter'), ...stay, ...guest, ...table }, []],
])('the right steps are incomplete with %s filled in', (_, values, toDo) => {
  expect([...new Set(fieldsToDo(values).map(stepOf))]).toEqual(toDo)
})

test('the diet is preselected as no special diet, and is missing only if it is cleared', () => {
  expect(fieldsToDo(kiter({}))).not.toContain('selectedDiet')
  expect(fieldsToDo(kiter({ ...stay, ...guest, ...table, ...water, selectedDiet: '' }))).toEqual([
    'selectedDiet',
  ])
})

test.each<[string, StepNumber, FormField[], StepNumber | 'checkout']>([
  ['at first', 1, ['selectedRoom', 'email', 'age'], 2],
  ['once the stay is done', 2, ['age'], 3],
  ['at the last step, with something missing', 3, ['age'], 'checkout'],
  ['at the first step, with the second done already', 1, ['selectedRoom', 'age'], 3],
  ['at the first step, which alone is not done', 1, ['selectedRoom'], 'checkout'],
  ['wherever the guest is, once nothing is missing', 1, [], 'checkout'],
])('the next action is right %s', (_, at, toDo, next) => {
  expect(nextAction(at, toDo)).toBe(next)
})

test.each<[string, StepNumber, StepNumber, FormField[], PackageType]>([
  ['Choose dates', 1, 2, ['selectedDate', 'selectedRoom', 'email'], 'kiter'],
  ['Choose a room', 1, 2, ['selectedRoom', 'email'], 'kiter'],
  ['Next: your details', 1, 2, ['email'], 'kiter'],
  ['Next: safety and kit', 2, 3, ['selectedRoom', 'age'], 'kiter'],
  ['Next: safety and food', 2, 3, ['emergencyContact'], 'non-kiter'],
])('the button to the next step says "%s"', (label, at, next, toDo, packageType) => {
  expect(nextLabel({ at, next, toDo }, packageType)).toBe(label)
})

test('missing fields are listed in the order of the page, and each belongs to its step', () => {
  expect(inPageOrder(['selectedDiet', 'email', 'selectedRoom', 'age'])).toEqual([
    'selectedRoom',
    'email',
    'age',
    'selectedDiet',
  ])
  expect(stepOf('healthConsent')).toBe(3)
  expect(stepOf('packageType')).toBe(1)
})

const ben = { ...emptyOther('non-kiter'), firstName: 'Ben', lastName: 'Claes' }
const complete = { ...stay, ...guest, ...table, ...water }

test.each<[string, Partial<GroupValues>, string[]]>([
  ['a pair that shares a room', { others: [ben], rooming: '0-1' }, []],
  ['no room chosen', { others: [ben] }, ['rooming']],
  ['a room of which one is not chosen', { others: [ben], rooming: 'each' }, ['others.0.selectedRoom']],
  ['a name missing', { others: [{ ...ben, firstName: '' }], rooming: '0-1' }, ['others.0.firstName']],
  [
    'the booker’s own address',
    { others: [{ ...ben, email: FORM.email }], rooming: '0-1' },
    ['others.0.email'],
  ],
  [
    'a wrong age in a folded row',
    { others: [{ ...ben, packageType: 'kiter', age: '3' }], rooming: 'private' },
    ['others.0.age'],
  ],
  ['three, of whom two share', { others: [ben, { ...ben, selectedRoom: 'private' }], rooming: '0-1' }, []],
])('a group with %s', (_, values, toDo) => {
  expect(fieldsToDo(kiter({ ...complete, ...values }))).toEqual(toDo)
})

test('a missing field of somebody else is named with the traveller', () => {
  const values = kiter({ ...complete, others: [{ ...ben, firstName: '' }, ben] })
  expect(fieldName('others.0.firstName', values)).toBe('Traveller 2: First name')
  expect(fieldName('others.1.email', values)).toBe('Ben: Email')
  expect(fieldName('phone', values)).toBe('Phone number')
  expect(stepOf('others.1.age')).toBe(3)
})
