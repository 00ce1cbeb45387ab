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

test('amounts are written as numbers with cents, also below zero', () => {
  expect(csvFile(['amount'], [[750], [-199.5], [0.1 + 0.2]])).toBe(
    '\uFEFFamount\r\n750.00\r\n-199.50\r\n0.30\r\n',
  )
})

test('the Excel format separates cells by semicolons, cents by a comma, and starts with a UTF-8 mark', () => {
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

test('a cell keeps its commas, quotes, line breaks and letters', () => {
  const cells = ['Müller, "Lena"', 'one\ntwo', null]
  expect(parse(csvFile(['a', 'b', 'c'], [cells]), { bom: true })).toEqual([
    ['a', 'b', 'c'],
    ['Müller, "Lena"', 'one\ntwo', ''],
  ])
})
