import { expect, test } from 'vitest'
import { chooseUntil, kiteDaysOf, payoutDueOn, windReminderOn, windSoFar, type Kite } from './wind.ts'

const RETREAT = { startsOn: '2027-01-22', endsOn: '2027-01-29' }
const DAYS = kiteDaysOf(RETREAT)
const LETTERS: Record<string, Kite> = { f: 'full', p: 'partly', n: 'none' }

/** "f-n" is a full day, a day without kiting and a day without wind, from day two on. */
function entered(letters: string) {
  return letters.split('').flatMap((letter, index) => {
    const kite = LETTERS[letter]
    return kite ? [{ day: DAYS[index] ?? '', kite }] : []
  })
}

test('the kite days are days two to seven', () => {
  expect(DAYS).toEqual(['2027-01-23', '2027-01-24', '2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28'])
  expect(kiteDaysOf({ startsOn: '2027-01-22', endsOn: '2027-01-22' })).toEqual([])
})

test.each([
  ['nothing entered, after the retreat', '', '2027-02-10', 0, false],
  ['two full of six, all entered on the last kite day', 'fn-fpn', '2027-01-28', 2, true],
  ['two full, and today not entered yet', 'fn-fp', '2027-01-28', 2, false],
  ['two full, and the day after', 'fn-fp', '2027-01-29', 2, true],
  ['parts of a day do not add up', 'ffpppp', '2027-01-29', 2, true],
  ['three full', 'fn-ff', '2027-01-29', 3, false],
  ['six full', 'ffffff', '2027-01-29', 6, false],
  ['none in four days, and two are left', 'nnnn', '2027-01-26', 0, true],
  ['none in three days, and three are left', 'nnn', '2027-01-25', 0, false],
])('%s', (_, letters, today, fullDays, applies) => {
  expect(windSoFar(RETREAT, entered(letters), today)).toMatchObject({ fullDays, applies })
})

test.each([
  ['2027-01-28', false],
  ['2027-01-29', true],
])('kiters are asked on %s: %s', (today, isOver) => {
  expect(windSoFar(RETREAT, entered('n'), today).isOver).toBe(isOver)
})

test('whoever is asked on Jan 29 can choose until Mar 30, and cash chosen on Feb 1 is sent by Feb 15', () => {
  expect(chooseUntil('2027-01-29')).toBe('2027-03-30')
  expect(payoutDueOn('2027-02-01')).toBe('2027-02-15')
})

test.each([
  ['2027-02-27', null],
  ['2027-02-28', 1],
  ['2027-03-22', 1],
  ['2027-03-23', 2],
  ['2027-03-30', 2],
  ['2027-03-31', null],
])('asked on Jan 29, on %s reminder %s is due', (today, reminder) => {
  expect(windReminderOn('2027-01-29', today)).toBe(reminder)
})
