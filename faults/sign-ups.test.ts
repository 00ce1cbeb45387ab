// Beyond the rows of docs/acceptance.md: more people sign up at once than passwords can be hashed.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema.ts'
import type { Answer } from '#test/visitor.ts'
import { openSite, PATIENCE_MS, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const GUESTS = 120
/** Far beyond what a slow machine takes to hash as many passwords. */
const UNTIL_ALL_ARE_IN_MS = 10 * PATIENCE_MS

/** Signs up, and does as it is told where it is told to come again. */
async function signUp(site: TestSite, number: number): Promise<{ refusals: Answer<unknown>[] }> {
  const form = {
    email: `guest${number}@example.com`,
    password: 'harmattan wind',
    firstName: 'Awa',
    lastName: 'Jallow',
  }
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

// On one database: it is hashing that is short.
test('120 sign up at once: everybody gets in or is told when to come again, and the server stays ready for others', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const passer = site.newVisitor()
  const everybody = Promise.all(Array.from({ length: GUESTS }, (_, number) => signUp(site, number)))
  const isThrough = new AbortController()
  const through = everybody.finally(() => isThrough.abort())
  // Whoever did not get in is told of below, after the looks.
  through.catch(() => undefined)
  const looks: number[] = []
  while (!isThrough.signal.aborted) {
    looks.push((await passer.get('/readyz')).status, (await passer.get('/api/pricing-tiers')).status)
    await sleep(50)
  }
  const refusals = (await through).flatMap((guest) => guest.refusals)

  expect(new Set(looks)).toEqual(new Set([200]))
  expect(looks.length).toBeGreaterThan(10)
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]))
  expect(refusals.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  await site.server.stop()
  expect(await site.store.read(({ db }) => db.$count(users))).toBe(GUESTS)
  expect(site.faults).toEqual([])
})
