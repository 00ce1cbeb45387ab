import { expect, test } from 'vitest'
import { epcPayload, type EpcTransfer } from './epc-qr.ts'

const TRANSFER: EpcTransfer = {
  name: 'Tradewind Retreats',
  iban: 'BE68539007547034',
  bic: 'XMPLBEBB',
  amountCents: 200_00,
  reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
}

function lineOf(change: Partial<EpcTransfer>, line: number): string | undefined {
  const result = epcPayload({ ...TRANSFER, ...change })
  return result.ok ? result.payload.split('\n')[line - 1] : result.reason
}

test('each line has its fixed position, and the last one has no line break', () => {
  expect(epcPayload(TRANSFER)).toEqual({
    ok: true,
    payload:
      'BCD\n002\n1\nSCT\nXMPLBEBB\nTradewind Retreats\nBE68539007547034\nEUR200.00\n\n\nKITE-DEPOSIT-2025-JALLOW-7K2M',
  })
})

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [99, 'EUR0.99'],
  [100, 'EUR1.00'],
  [200_00, 'EUR200.00'],
  [1130_00, 'EUR1130.00'],
  [1130_05, 'EUR1130.05'],
  [999_999_999_99, 'EUR999999999.99'],
])('%i cents are written as %s', (amountCents, written) => {
  expect(lineOf({ amountCents }, 8)).toBe(written)
})

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000_00])(
  '%d cents are refused',
  (amountCents) => {
    expect(lineOf({ amountCents }, 8)).toMatch(/the amount is not/)
  },
)

test.each([
  ['70 letters', 'x'.repeat(70), true],
  ['71 letters', 'x'.repeat(71), false],
  ['umlauts and accents', 'Café Ölwind & Söhne', true],
  ['70 letters of two bytes', 'ö'.repeat(70), true],
  ['nothing', '', false],
  ['spaces', '   ', false],
  ['a line break, which would be the next field', 'Tradewind\nDE00EVIL', false],
  ['a carriage return', 'Tradewind\rX', false],
  ['a line separator', 'Tradewind\u2028X', false],
  ['half a surrogate pair', '\ud800', false],
])('a name with %s fits or is refused', (_, name, fits) => {
  expect(epcPayload({ ...TRANSFER, name }).ok).toBe(fits)
})

test.each([
  ['140 characters', 'x'.repeat(140), true],
  ['141 characters', 'x'.repeat(141), false],
  ['nothing', '', false],
  ['a line break', 'KITE\nX', false],
])('a reference with %s fits or is refused', (_, reference, fits) => {
  expect(epcPayload({ ...TRANSFER, reference }).ok).toBe(fits)
})

test('more than 331 bytes are refused, even if each field fits', () => {
  const reason = lineOf({ name: 'ö'.repeat(70), reference: 'ö'.repeat(140) }, 1)
  expect(reason).toBe('it is longer than 331 bytes')
})

test.each([
  ['an IBAN with spaces', { iban: 'BE68 5390 0754 7034' }],
  ['an IBAN in small letters', { iban: 'be68539007547034' }],
  ['no IBAN', { iban: '' }],
  ['a BIC of 9 characters', { bic: 'XMPLBEBBX' }],
  ['no BIC', { bic: '' }],
])('%s is refused', (_, change) => {
  expect(epcPayload({ ...TRANSFER, ...change }).ok).toBe(false)
})

test('a BIC with a branch fits', () => {
  expect(lineOf({ bic: 'XMPLBEBBXXX' }, 5)).toBe('XMPLBEBBXXX')
})
