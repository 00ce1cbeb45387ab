// Row 27 of docs/acceptance.md. One database suffices: the limits are counted in the same tables on both.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { AWA } from '#test/awa.ts'
import type { Answer, Visitor } from '#test/visitor.ts'
import { openSite, signUp } from './site.ts'
import { openStore } from './store.ts'

const GUESSES = 1000
const AT_ONCE = 50

/** The client's address, as the proxy in front passes it. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const HOME = from('192.0.2.7')
const ATTACKER = from('198.51.100.4')

/** Makes a thousand attempts, some at a time, and returns the answers. */
async function guess(attempt: (number: number) => Promise<Answer<unknown>>): Promise<Answer<unknown>[]> {
  const answers: Answer<unknown>[] = []
  for (let first = 0; first < GUESSES; first += AT_ONCE) {
    answers.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => attempt(first + number)))),
    )
  }
  return answers
}

function expectRefused(answers: readonly Answer<unknown>[]): void {
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  // A few attempts per minute are checked, so most of the thousand are refused.
  expect(refused.length).toBeGreaterThan(GUESSES / 2)
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
}

/** Tries again after the time in the answer, and returns the last answer. */
async function persist(attempt: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const answer = await attempt()
  if (answer.status !== 429) return answer
  await sleep(Number(answer.headers.get('retry-after')) * 1000)
  return attempt()
}

// It takes over a minute, mostly waiting.
test(`row 27: ${GUESSES} wrong passwords are refused, and the real owner can still sign in`, async () => {
  const site = await openSite(await openStore('PostgreSQL'), {
    RATE_LIMITS: 'on',
    TRUSTED_PROXY: '127.0.0.1',
  })
  const enter = (visitor: Visitor, password: string, at: Record<string, string>) =>
    visitor.post('/api/admin/login', { password }, at)
  const signIn = (visitor: Visitor, password: string, at: Record<string, string>) =>
    visitor.post('/api/auth/login', { email: AWA.email, password }, at)

  await signUp(site.newVisitor(), AWA.email)
  const operator = site.newVisitor()
  expect((await enter(operator, ADMIN_PASSWORD, ATTACKER)).status).toBe(204)

  const wrong = (number: number) => `wrong password ${number}`
  expectRefused(await guess((number) => signIn(site.newVisitor(), wrong(number), ATTACKER)))
  expectRefused(await guess((number) => enter(site.newVisitor(), wrong(number), ATTACKER)))

  // From another address both sign in at once; the operator's known browser does so even from the attacker's address.
  expect((await signIn(site.newVisitor(), AWA.password, HOME)).status).toBe(200)
  expect((await enter(site.newVisitor(), ADMIN_PASSWORD, HOME)).status).toBe(204)
  expect((await enter(operator, ADMIN_PASSWORD, ATTACKER)).status).toBe(204)
  // Others at the attacker's address sign in after the time they are told.
  expect((await persist(() => signIn(site.newVisitor(), AWA.password, ATTACKER))).status).toBe(200)
  expect((await persist(() => enter(site.newVisitor(), ADMIN_PASSWORD, ATTACKER))).status).toBe(204)
})
