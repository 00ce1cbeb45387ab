import { expect, test } from 'vitest'
import { isLiveKey, mailLoginSchema, mailServerUrl, stripeKeyProblem } from './connections.ts'

test.each([
  ['sk_test_51abc', /^$/],
  ['rk_live_51abc', /^$/],
  ['pk_live_51abc', /publishable/],
  ['whsec_abc', /signing secret/],
  ['sk_prod_1', /begins with sk_test_ or sk_live_/],
  ['sk_test_a b', /secret key/],
  ['', /secret key/],
])('a pasted key %j is refused in words, or taken', (key, problem) => {
  expect(stripeKeyProblem(key) ?? '').toMatch(problem)
})

test('only live keys charge cards', () => {
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'xsk_live_1'].map(isLiveKey)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  [{ from: 'awa@gmail.com' }, 'smtp://awa%40gmail.com:p%40ss@smtp.gmail.com:587?requireTLS=true'],
  [
    { from: 'awa@retreats.example', port: 465 },
    'smtps://awa%40retreats.example:p%40ss@smtp.retreats.example:465',
  ],
  [{ from: 'awa@gmail.com', user: 'u/1', host: 'localhost', port: 25 }, 'smtp://u%2F1:p%40ss@localhost:25'],
  [{ from: 'awa@me.com', host: '' }, 'smtp://awa%40me.com:p%40ss@smtp.mail.me.com:587?requireTLS=true'],
])('the server of %j is found', (login, url) => {
  expect(mailServerUrl(mailLoginSchema.parse({ password: 'p@ss', ...login }))).toBe(url)
})

test.each([
  { from: 'no address', password: 'x' },
  { from: 'a@b.example', password: '' },
  { from: 'a@b.example', password: 'x', host: 'mail.example/../x' },
  { from: 'a@b.example', password: 'x', host: 'a b' },
  { from: 'a@b.example', password: 'x', port: 0 },
  { from: 'a@b.example', password: 'x', port: 65_536 },
])('a wrong login %j is refused', (login) => {
  expect(mailLoginSchema.safeParse(login).success).toBe(false)
})
