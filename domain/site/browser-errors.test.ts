import { expect, test } from 'vitest'
import { cleanMessage, cleanPage, cleanStack, cleanVersion } from './browser-errors.ts'

test.each([
  ['what is only of our code', "TypeError: Cannot read properties of undefined (reading 'firstName')"],
  ['a number of a few digits', 'Minified React error #418'],
  ['a name of an island', "No island is called 'offer-board'"],
])('an error message keeps %s', (_, message) => {
  expect(cleanMessage(message)).toBe(message)
})

test.each([
  ['a mail address', 'No account of awa.jallow+kite@example.co.uk', 'No account of <mail>'],
  ['a phone number', 'Wrong number +220 777-1234 given', 'Wrong number <number> given'],
  ['one without a plus', 'Wrong number (0220) 7771234', 'Wrong number (<number>'],
  ['an IBAN', 'Not an account: DE89 3704 0044 0532 0130 00', 'Not an account: <account>'],
  ['one without blanks', 'Not an account: BE68539007547034', 'Not an account: <account>'],
  ['a query', 'Failed at /booking?firstName=Awa&lastName=Jallow now', 'Failed at /booking?… now'],
  ['a whole address', 'Failed at https://example.com/pay/abc?x=1#y', 'Failed at <address>'],
  ['an id', 'No booking 0b9a4c1e-5d0f-4a52-9a63-2f1f0f3f7c11', 'No booking <id>'],
  ['an id in a path', 'GET /guide/0b9a4c1e-5d0f-4a52-9a63-2f1f0f3f7c11 failed', 'GET /guide/<id> failed'],
  ['a token in a path', 'GET /api/pay/Zm9yLWEtcHJldmlldy1vbmx5LW5v1 failed', 'GET <path>/<token> failed'],
  ['a payment reference', 'Paid as KITE-DEPOSIT-2025-JALLOW-7K2M', 'Paid as <reference>'],
  ['a receipt', 'R-2025-0001 is gone', '<reference> is gone'],
  [
    'what was typed',
    'Unexpected token \'A\', "Awa Jallow" is not valid JSON',
    'Unexpected token \'…\', "…" is not valid JSON',
  ],
  ['a name in quotes', "Nobody is called 'Awa'", "Nobody is called '…'"],
  ['an answer of the API', '422: {"detail":"Awa Jallow","errors":[]}', '422: {…}'],
  ['what was cut off', 'Unexpected end: "Awa Jal', 'Unexpected end: "…"'],
  ['more than a line', 'one\n\ttwo\u0000three', 'one two three'],
])('an error message loses %s', (_, message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned)
})

test('an error message has at most 300 characters', () => {
  expect(cleanMessage('a '.repeat(400))).toHaveLength(300)
})

const SITE = 'https://www.example.com'

test.each([
  [
    'Chrome',
    `TypeError: Awa Jallow is not a function
    at Xo (${SITE}/assets/island-D3k2_a.js:1:234)
    at async new Bn (${SITE}/assets/react-AAA.js:12:5)
    at ${SITE}/pay/secret-token?name=Awa:3:1
    at Array.map (<anonymous>)
    at eval (eval at x (${SITE}/x.js:1:1), <anonymous>:1:1)`,
  ],
  [
    'Firefox and Safari',
    `Xo@${SITE}/assets/island-D3k2_a.js:1:234
Bn@${SITE}/assets/react-AAA.js:12:5
@${SITE}/pay/secret-token?name=Awa:3:1
map@[native code]
Awa Jallow`,
  ],
])('a stack of %s is reduced to functions and files of the site', (_, stack) => {
  const lines = cleanStack(stack).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Xo /assets/island-D3k2_a.js:1:234',
    'Bn /assets/react-AAA.js:12:5',
    '(unnamed) (page):3:1',
  ])
  expect(lines.join('\n')).not.toMatch(/Awa|Jallow|secret|example/)
})

test('a deep stack keeps only its first eight places', () => {
  const frame = `at f (${SITE}/assets/a.js:1:2)\n`
  expect(cleanStack(frame.repeat(30)).split('\n')).toHaveLength(8)
  expect(cleanStack('')).toBe('')
})

test.each([
  ['0.1.0', '0.1.0'],
  ['1.12.3 0a1b2c3d', '1.12.3 0a1b2c3d'],
  ['awa@example.com', 'unknown'],
  ['0.1.0 Awa Jallow', 'unknown'],
])('the version %s is stored as %s', (version, kept) => {
  expect(cleanVersion(version)).toBe(kept)
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/booking/?firstName=Awa', '/booking'],
  ['/terms-of-service', '/terms-of-service'],
  ['/pay/Zm9yLWEt/paid', '/pay'],
  ['/admin/money', '/admin/money'],
  ['/admin/guests/0b9a4c1e/payment', '/admin/guests'],
  ['/admin/0b9a4c1e', 'another page'],
  ['/awa.jallow@example.com', 'another page'],
  ['/9mXcV2bQhfTzLkWq3yRsNp', 'another page'],
  ['/zmxcvbqhftzlkwqyrsnpaa', 'another page'],
])('the path %s is stored as the page %s', (path, page) => {
  expect(cleanPage(path)).toBe(page)
})
