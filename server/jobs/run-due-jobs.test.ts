import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { adminSessions, mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  startCheckout,
} from '#test/guests.ts'
import { payAtProvider } from '#test/provider-events.ts'
import { runDueJobs, startDueJobs } from './run-due-jobs.ts'

async function sent({ db }: TestApp, template: string): Promise<number> {
  return (await db.select().from(mails).where(eq(mails.template, template))).length
}

test('a place is held for 48 hours to the millisecond, and then released', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 48, milliseconds: -1 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted' })
  app.clock.advance({ milliseconds: 1 })
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', holdExpiresAt: null })
  expect(await sent(app, 'booking-expired')).toBe(1)
})

test('while it cannot be read whether the site is paused, nothing runs that may send anything', async () => {
  const app = await createTestApp()
  const task = vi.fn<() => Promise<void>>()
  const counting = vi.spyOn(app.db, '$count').mockImplementation(() => {
    throw new Error('the database is away')
  })
  await runDueJobs(app.deps, [task])
  expect(task).not.toHaveBeenCalled()
  counting.mockRestore()
  await runDueJobs(app.deps, [task])
  expect(task).toHaveBeenCalledOnce()
})

test('a reminder is sent once, after 24 hours', async () => {
  const app = await createTestApp()
  await guestWithBooking(app)
  app.clock.advance({ hours: 24, milliseconds: -1 })
  await runDueJobs(app.deps)
  expect(await sent(app, 'payment-reminder')).toBe(0)
  app.clock.advance({ milliseconds: 1 })
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await sent(app, 'payment-reminder')).toBe(1)
})

test('a paid balance without an event is found once its page has expired', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const { body } = await startCheckout(guest, 'balance')
  await payAtProvider(app, body.id)
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', amountPaid: 950 })
})

test('an expired session of the operator is removed', async () => {
  const app = await createTestApp()
  await operator(app)
  await runDueJobs(app.deps)
  expect(await app.db.select().from(adminSessions)).toHaveLength(1)
  app.clock.advance({ hours: 12, milliseconds: 1 })
  await runDueJobs(app.deps)
  expect(await app.db.select().from(adminSessions)).toEqual([])
})

test('a failing job does not stop the others', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 48 })
  const logged = vi.spyOn(app.deps.log, 'error')
  const select = vi.spyOn(app.deps.db, 'select').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  await runDueJobs(app.deps)
  select.mockRestore()
  expect(logged).toHaveBeenCalled()
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
})

test('the due jobs run at the start', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 48 })
  const sweep = startDueJobs(app.deps)
  await sweep.first
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
  await sweep.stop()
})

/** Far longer than needed: a busy machine must not fail the test. */
const PATIENCE = { timeout: 45_000, interval: 20 }

test('the due jobs run again after ten seconds, never twice at a time, and not after a stop', async () => {
  const { app, guest } = await appWithGuest()
  await startCheckout(guest, 'deposit')
  app.clock.advance({ hours: 1 })
  let asked = 0
  const answer = Promise.withResolvers<never>()
  app.deps.gateway = {
    ...app.deps.gateway,
    closeCheckout: () => {
      asked++
      return answer.promise
    },
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const sweep = startDueJobs(app.deps)
    await vi.waitUntil(() => asked === 1, PATIENCE)
    vi.advanceTimersByTime(30_000)
    await sleep(100)
    expect(asked).toBe(1)
    answer.reject(new Error('ETIMEDOUT'))
    await sweep.first
    vi.advanceTimersByTime(10_000)
    await vi.waitUntil(() => asked > 1, PATIENCE)
    await sweep.stop()
    const askedSoFar = asked
    vi.advanceTimersByTime(30_000)
    await sleep(100)
    expect(asked).toBe(askedSoFar)
  } finally {
    vi.useRealTimers()
  }
})
