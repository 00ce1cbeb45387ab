import { expect, test } from 'vitest'
import { documentFileName, documentNumber, documentYear } from './documents.ts'

test.each([
  ['receipt', 2025, 1, 'R-2025-0001', 'receipt-R-2025-0001.pdf'],
  ['receipt', 2025, 9999, 'R-2025-9999', 'receipt-R-2025-9999.pdf'],
  ['receipt', 2025, 10_000, 'R-2025-10000', 'receipt-R-2025-10000.pdf'],
  ['credit_note', 2026, 12, 'C-2026-0012', 'credit-note-C-2026-0012.pdf'],
] as const)('the document %s %i/%i has the number %s', (kind, year, number, written, file) => {
  expect(documentNumber(kind, year, number)).toBe(written)
  expect(documentFileName(kind, written)).toBe(file)
})

test.each([
  ['2025-12-31', 2025],
  ['2026-01-01', 2026],
])('a document issued on %s is numbered in the year %i', (day, year) => {
  expect(documentYear(day)).toBe(year)
})
