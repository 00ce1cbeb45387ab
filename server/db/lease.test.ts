/** @module-tag postgres */

import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { takeLease, type Lease } from './lease.ts'
import { leases } from './schema.ts'

/** Takes a lease, and releases it after the test: it would renew itself during later tests. */
async function take(deps: TestApp['deps'], name: string): Promise<Lease | null> {
  const lease = await takeLease(deps, name)
  onTestFinished(async () => lease?.release())
  return lease
}

test('a lease has one holder until it is released', async () => {
  const { deps } = await createTestApp({ seed: false })
  const takers = await Promise.all(Array.from({ length: 5 }, () => take(deps, 'a-job')))
  const holders = takers.filter((lease) => lease !== null)
  expect(holders).toHaveLength(1)
  expect(await take(deps, 'another-job')).not.toBeNull()
  await holders[0]?.release()
  expect(await take(deps, 'a-job')).not.toBeNull()
})

test('a dead holder’s lease can be taken after one minute', async () => {
  const { deps, clock } = await createTestApp({ seed: false })
  const dead = await take(deps, 'a-job')
  expect(() => dead?.assertHeld()).not.toThrow()
  clock.advance({ minutes: 1 })
  expect(await take(deps, 'a-job')).toBeNull()
  clock.advance({ milliseconds: 1 })
  const next = await take(deps, 'a-job')
  expect(() => next?.assertHeld()).not.toThrow()
  expect(() => dead?.assertHeld()).toThrow('the lease a-job was lost')
})

test('a holder that lost its lease cannot release another’s', async () => {
  const { deps, db, clock } = await createTestApp({ seed: false })
  const lost = await take(deps, 'a-job')
  clock.advance({ minutes: 2 })
  const next = await take(deps, 'a-job')
  await lost?.release()
  expect(await db.select().from(leases)).toHaveLength(1)
  await next?.release()
  expect(await db.select().from(leases)).toEqual([])
})

/** Far longer than needed: a busy machine must not fail a test. */
const PATIENCE = { timeout: 90_000, interval: 5 }

test('a lease renews itself while its holder lives', async () => {
  const { deps, db, clock } = await createTestApp({ seed: false })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const lease = await take(deps, 'a-job')
  for (let quarter = 0; quarter < 8; quarter++) {
    clock.advance({ minutes: 0.25 })
    vi.advanceTimersByTime(15_000)
    const minuteFromNow = clock.now().getTime() + 60_000
    await vi.waitUntil(async () => {
      const [kept] = await db.select().from(leases)
      return kept?.expiresAt.getTime() === minuteFromNow
    }, PATIENCE)
    expect(await take(deps, 'a-job')).toBeNull()
  }
  await vi.waitFor(() => lease?.assertHeld(), PATIENCE)
})
