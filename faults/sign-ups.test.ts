// Beyond the rows of docs/acceptance.md: more people sign up at once than the server can hash passwords for.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema.ts'
import { AWA } from '#test/awa.ts'
import type { Answer } from '#test/visitor.ts'
import { openSite, PATIENCE_MS, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const GUESTS = 120
/** Far longer than a slow machine needs to hash all passwords. */
const UNTIL_ALL_ARE_IN_MS = 10 * PATIENCE_MS

/** Signs up, and retries after the time in the answer. */
async function signUp(site: TestSite, number: number): Promise<{ refusals: Answer<unknown>[] }> {
  const form = { ...AWA, email: `guest${number}@example.com` }
  const visitor = site.newVisitor()
  const refusals: Answer<unknown>[] = []
  for (const until = performance.now() + UNTIL_ALL_ARE_IN_MS; performance.now() < until;) {
    const answer = await visitor.post('/api/auth/register', form)
    if (answer.status === 201) return { refusals }
    refusals.push(answer)
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
  }
  throw new Error(`guest ${number} did not get in`)
}

// On one database: hashing is the bottleneck.
test('120 simultaneous sign-ups succeed at once or after the time they are told, and others are served meanwhile', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  // Who does not fit in the queue is answered 503, with the time after which to try again.
  site.expectOutage(true)
  const passer = site.newVisitor()
  const everybody = Promise.all(Array.from({ length: GUESTS }, (_, number) => signUp(site, number)))
  const isThrough = new AbortController()
  const through = everybody.finally(() => isThrough.abort())
  // A failed sign-up is reported below, after the probes.
  through.catch(() => undefined)
  const looks: number[] = []
  while (!isThrough.signal.aborted) {
    looks.push((await passer.get('/readyz')).status, (await passer.get('/api/pricing-tiers')).status)
    await sleep(50)
  }
  const refusals = (await through).flatMap((guest) => guest.refusals)

  expect(new Set(looks)).toEqual(new Set([200]))
  expect(looks.length).toBeGreaterThan(10)
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refusals.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  await site.server.stop()
  expect(await site.store.read(({ db }) => db.$count(users))).toBe(GUESTS)
})
