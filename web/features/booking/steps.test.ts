import { expect, test } from 'vitest'
import { FORM_FIELDS, type BookingValues } from '#web/booking-form/booking-values.ts'
import { emptyValues } from './booking-values.ts'
import {
  inPageOrder,
  nextAction,
  STEP_FIELDS,
  stepLine,
  stepOf,
  STEPS,
  stepsBehind,
  stepsToDo,
  type StepNumber,
} from './steps.ts'

const stay = { selectedDate: 'Nov 7–14, 2025', selectedRoom: 'private' }
const guest = { firstName: 'Awa', lastName: 'Jallow', email: 'awa@example.com', phone: '+32 470 00 00 00' }
const table = { emergencyContact: 'Fatou Jallow', emergencyPhone: '+220 300 0000', selectedDiet: 'vegan' }
const water = {
  age: '31',
  weight: '62,5',
  height: '171',
  kitingExperience: 'A few lessons',
  selectedWetsuitSize: 'M',
  selectedWetsuitGender: 'female',
}
const kiter = (values: Partial<BookingValues>): BookingValues => ({ ...emptyValues('kiter'), ...values })

test('every field of the form stands in one step', () => {
  expect(STEPS.flatMap((step) => STEP_FIELDS[step]).toSorted()).toEqual([...FORM_FIELDS].toSorted())
})

test.each<[string, BookingValues, StepNumber[]]>([
  ['nothing', kiter({}), [1, 2, 3]],
  ['a date without a room', kiter({ selectedDate: stay.selectedDate }), [1, 2, 3]],
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
])('with %s filled in', (_, values, toDo) => {
  expect(stepsToDo(values)).toEqual(toDo)
})

test.each<[string, Parameters<typeof nextAction>[0], StepNumber | 'checkout']>([
  ['at first', { at: 1, toDo: [1, 2, 3] }, 2],
  ['once the stay is done', { at: 2, toDo: [3] }, 3],
  ['at the last step, with something missing', { at: 3, toDo: [3] }, 'checkout'],
  ['at the first step, with the second done already', { at: 1, toDo: [3] }, 3],
  ['at the first step, which alone is not done', { at: 1, toDo: [1] }, 'checkout'],
  ['wherever the guest is, once nothing is missing', { at: 1, toDo: [] }, 'checkout'],
])('the next action %s', (_, now, next) => {
  expect(nextAction(now)).toBe(next)
})

test.each<[string, Parameters<typeof stepsBehind>, StepNumber[]]>([
  ['the one that is left', [1, 2, [2, 3]], [1]],
  ['what is done before the next', [1, 3, [3]], [1, 2]],
  ['never one in which something is missing', [2, 3, [1, 3]], [2]],
  ['one that was opened again, where all is done', [2, 'checkout', []], [2]],
])('going on folds %s', (_, [at, next, toDo], folded) => {
  expect(stepsBehind(at, next, toDo)).toEqual(folded)
})

test('a folded step says what was chosen in it', () => {
  const values = kiter({ ...stay, ...guest, ...table })
  expect(STEPS.map((step) => stepLine(step, values))).toEqual([
    'Kiter, Nov 7–14, 2025, private room',
    'Awa Jallow, awa@example.com, +32 470 00 00 00',
    'Fatou Jallow, Vegan',
  ])
})

test('what is missing is listed in the order of the page, and knows its step', () => {
  expect(inPageOrder(['selectedDiet', 'email', 'selectedRoom', 'age'])).toEqual([
    'selectedRoom',
    'email',
    'age',
    'selectedDiet',
  ])
  expect(stepOf('healthConsent')).toBe(3)
  expect(stepOf('packageType')).toBe(1)
})
