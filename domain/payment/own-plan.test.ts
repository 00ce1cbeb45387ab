import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { ownPlanErrors, type OwnPart } from './own-plan.ts'

const AROUND = { today: '2026-11-28', startsOn: '2027-01-22' }
const part = (on: string, euros = 100): OwnPart => ({ on, amountCents: Math.round(euros * 100) })

test.each<[string, OwnPart[], string[]]>([
  ['from tomorrow to the day before the retreat', [part('2026-11-29'), part('2027-01-21')], []],
  ['today', [part('2026-11-28'), part('2027-01-21')], ['parts.0.on: Choose a day from tomorrow on']],
  [
    'a day in the past',
    [part('2026-11-27'), part('2027-01-21')],
    ['parts.0.on: Choose a day from tomorrow on'],
  ],
  [
    'the first day of the retreat',
    [part('2026-12-08'), part('2027-01-22')],
    [`parts.1.on: Choose a day until ${formatDay('2027-01-21')}`],
  ],
  [
    'the same day twice',
    [part('2026-12-08'), part('2026-12-08')],
    ['parts.1.on: Choose a day after the part before'],
  ],
  [
    'days that fall',
    [part('2026-12-09'), part('2026-12-08')],
    ['parts.1.on: Choose a day after the part before'],
  ],
  ['€50 each', [part('2026-12-08', 50), part('2026-12-09', 50)], []],
  ['a cent less', [part('2026-12-08', 49.99), part('2026-12-09')], ['parts.0.amount: At least €50 each']],
])('the operator may ask for parts: %s', (_, parts, errors) => {
  expect(ownPlanErrors(parts, AROUND).map(({ field, message }) => `${field}: ${message}`)).toEqual(errors)
})
