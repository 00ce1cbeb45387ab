import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirectPath } from './redirect-path.ts'

test.each([
  '/payment',
  '/',
  '/payment?leadId=1&cancelled=true',
  '/edit-booking/7d0d6f9e#wetsuit',
  '/dashboard?next=https://elsewhere.example',
  '/dashboard?next=//elsewhere.example',
  '/a:b@c',
])('%s is kept as a path on this site', (path) => {
  expect(safeRedirectPath(path)).toBe(path)
})

test.each([
  '//e',
  '/\\e',
  'https:e',
  '%09//e',
  '//e.example',
  '///e.example',
  '/\\e.example',
  '\\\\e.example',
  '/a\\..\\\\e.example',
  'https://e.example',
  'https:e.example',
  'HTTPS://e.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@e.example',
  '%09//e.example',
  '\t//e.example',
  '/\t/e.example',
  '/\n/e.example',
  '/\r\n/e.example',
  ' //e.example',
  '/\u0000/e.example',
  '/.//e.example',
  '/..//e.example',
  '/x/..//e.example',
  '/%2e//e.example',
  '/%2E%2E//e.example',
  'payment',
  'e.example/payment',
  '@e.example',
  '?x=1',
  '#x',
  '',
  null,
  undefined,
])('row 29: %j is replaced by the home page', (stored) => {
  expect(safeRedirectPath(stored)).toBe('/')
})

test('row 29: any stored redirect path stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    ':',
    '@',
    '?',
    '#',
    '\t',
    'e.example',
    'https:',
  )
  const stored = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(stored, (text) => {
      for (const path of [safeRedirectPath(text), safeRedirectPath(`/${text}`)]) {
        expect(path).toMatch(/^\//)
        expect(new URL(path, 'https://tradewind.example/auth').origin).toBe('https://tradewind.example')
        expect(safeRedirectPath(path)).toBe(path)
      }
    }),
    { numRuns: 1_000 },
  )
})
