import { expect, test } from 'vitest'
import {
  dayOrdersOf,
  decimalMarkOf,
  isOtherMoney,
  parseAmount,
  parseDay,
  parseIsoAmount,
} from './parse-values.ts'

test.each([
  ['200', 200_00],
  ['200.00', 200_00],
  ['200,00', 200_00],
  ['200,5', 200_50],
  ['0,01', 1],
  ['+200,00', 200_00],
  ['-200,00', -200_00],
  ['200,00-', -200_00],
  ['200,00+', 200_00],
  ['−12.50', -12_50],
  ['(12.50)', -12_50],
  ['-€12.50', -12_50],
  ['1.234,56', 1234_56],
  ['1,234.56', 1234_56],
  ['1 234,56', 1234_56],
  ['1\u202f234,56', 1234_56],
  ["1'234.56", 1234_56],
  ['1.234.567,89', 1234567_89],
  ['1,234,567', 1234567_00],
  ['€ 1.130,00', 1130_00],
  ['1130.00 EUR', 1130_00],
  ['1234.500', 1234_50],
  ['0.500', 50],
  ['200,0000', 200_00],
  ['200.00000', 200_00],
  ['1.234', 'unclear'],
  ['200,000', 'unclear'],
  ['200,001234', null],
  ['200.005', 'unclear'],
  ['', null],
  ['-', null],
  ['abc', null],
  ['2oo.00', null],
  ['1.2.3', null],
  ['12,345,6', null],
  ['99999999999999999999', null],
])('parseAmount reads %j', (written, cents) => {
  expect(parseAmount(written, null)).toBe(cents)
})

test.each([
  ['1.234', '.', null],
  ['1.230', '.', 1_23],
  ['1.234', ',', 1234_00],
  ['1,130', ',', 1_13],
  ['1,130', '.', 1130_00],
  ['200.00', ',', 200_00],
] as const)('where a column’s decimal mark is known, %j with %j is %s', (written, mark, cents) => {
  expect(parseAmount(written, mark)).toBe(cents)
})

test.each([
  [['200,00', '1.130'], ','],
  [['200.5', '1,130'], '.'],
  [['1.130,00'], ','],
  [['1,130.00'], '.'],
  [['1.130.000'], ','],
  [['1.130', '200', ''], null],
  [['200,00', '200.00'], null],
])('the amounts %j of a column show the decimal mark %j', (cells, mark) => {
  expect(decimalMarkOf(cells)).toBe(mark)
})

test.each([
  ['200.000', 200_00],
  ['200', 200_00],
  ['200.', 200_00],
  ['.5', 50],
  ['+0200.50000', 200_50],
  ['1234.56', 1234_56],
  ['200.001', null],
  ['200.123456', null],
  ['200,00', null],
  ['1,234.56', null],
  ['-200.00', null],
  ['2e2', null],
  ['.', null],
  ['', null],
])('the point of ISO 20022 is the decimal point: %j', (written, cents) => {
  expect(parseIsoAmount(written)).toBe(cents)
})

test.each([
  ['200,00', false],
  ['€200', false],
  ['200,00 EUR', false],
  ['$200.00', true],
  ['200.00 USD', true],
  ['CHF 200.00', true],
  ['-£12', true],
  ['abc', false],
])('a currency beside an amount is seen: %j', (cell, isOther) => {
  expect(isOtherMoney(cell)).toBe(isOther)
})

test.each([
  ['2025-09-03', '2025-09-03'],
  ['2025-09-03T14:00:00+02:00', '2025-09-03'],
  ['2025/09/03', '2025-09-03'],
  ['20250903', '2025-09-03'],
  ['03/09/2025', '2025-09-03'],
  ['3-9-2025', '2025-09-03'],
  ['03.09.25', '2025-09-03'],
  ['03.09.2025 14:00', '2025-09-03'],
  ['3 Sept 2025', '2025-09-03'],
  ['03-SEP-2025', '2025-09-03'],
  ['Wed 3 September 2025', '2025-09-03'],
  ['3. März 2025', '2025-03-03'],
  ['3 mrt. 2025', '2025-03-03'],
  ['1er août 2025', '2025-08-01'],
  ['12 déc. 25', '2025-12-12'],
  ['Sep 3, 2025', '2025-09-03'],
  ['September 3rd, 2025', '2025-09-03'],
  ['3 Ju 2025', null],
  ['3 Foo 2025', null],
  ['2025-02-30', null],
  ['13/13/2025', null],
  ['', null],
  ['yesterday', null],
])('parseDay reads %j', (written, day) => {
  expect(parseDay(written)).toBe(day)
})

test('where the month comes first, only the order of figures changes', () => {
  const days = ['09/03/2025', '9-3-25', '03.09.2025', '2025-09-03', '3 Sept 2025', '25/09/2025']
  expect(days.map((day) => parseDay(day, 'month_first'))).toEqual([
    '2025-09-03',
    '2025-09-03',
    '2025-09-03',
    '2025-09-03',
    '2025-09-03',
    null,
  ])
})

test.each([
  [['03/09/2025', '25/09/2025'], ['day_first']],
  [['09/03/2025', '09/25/2025'], ['month_first']],
  [['03/09/2025'], ['day_first', 'month_first']],
  [['25/09/2025', '09/25/2025'], []],
  [['03.09.2025'], ['day_first']],
  [['2025-09-03', '3 Sept 2025', ''], ['day_first']],
])('the order of day and month is decided by all days %j', (cells, orders) => {
  expect(dayOrdersOf(cells)).toEqual(orders)
})
