import { expect, test } from 'vitest'
import { readableBankText } from './bank-line-row.tsx'

test.each([
  ['TRANSFER · Current · Transfer from OMA · COMPLETED', 'Transfer from OMA'],
  ['Lena Peeters · Trip in November', 'Lena Peeters · Trip in November'],
  ['OMA · present', 'OMA · present'],
  [
    'BE71096123456769 · Überweisung · Madonna · Trip in November · Geaccepteerd',
    'Madonna · Trip in November',
  ],
  ['OV · Bij · Sinterklaas · NOTPROVIDED · 2025-00041', 'Sinterklaas'],
  ['TRANSFER · COMPLETED', 'TRANSFER · COMPLETED'],
  ['', ''],
])('the title of a line without a guest is the meaningful part of its text: %s', (text, said) => {
  expect(readableBankText(text)).toBe(said)
})
