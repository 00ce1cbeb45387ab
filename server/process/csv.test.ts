import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

test.each(['=cmd|’/c calc’!A1', '+32 470', '-2+3', '@SUM(A1)', '\tDDE', '\rDDE'])(
  'row 31: the cell %j is text in every spreadsheet',
  (text) => {
    const [, row] = parse(csvFile(['Guest', 'Note'], [[text, 'Awa']]), { bom: true })
    expect(row).toEqual([`'${text}`, 'Awa'])
  },
)

test('amounts stay numbers, to the cent, below zero too', () => {
  expect(csvFile(['amount'], [[750], [-199.5], [0.1 + 0.2]])).toBe(
    '\uFEFFamount\r\n750.00\r\n-199.50\r\n0.30\r\n',
  )
})

test('for Excel cells end with a semicolon, cents follow a comma, and the first bytes say UTF-8', () => {
  const file = csvFile(
    ['Guest', 'Amount'],
    [
      ['Müller; Lena', 1234.5],
      ['=1+1', -0.5],
    ],
    'excel',
  )
  expect([...Buffer.from(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parse(file, { bom: true, delimiter: ';' })).toEqual([
    ['Guest', 'Amount'],
    ['Müller; Lena', '1234,50'],
    ["'=1+1", '-0,50'],
  ])
})

test('a cell holds what was written, with its commas, quotes, lines and letters', () => {
  const cells = ['Müller, "Lena"', 'one\ntwo', null]
  expect(parse(csvFile(['a', 'b', 'c'], [cells]), { bom: true })).toEqual([
    ['a', 'b', 'c'],
    ['Müller, "Lena"', 'one\ntwo', ''],
  ])
})
