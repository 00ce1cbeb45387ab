// Row 44 of docs/acceptance.md: a new version beside the old one, and new versions that fail.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { expectInvariants } from '#test/invariants.ts'
import { thisVersion } from '#test/releases/releases.ts'
import type { Visitor } from '#test/visitor.ts'
import { ComeAgain, mailsArrived, newGuest, type Guest } from './guest.ts'
import { expectExpanding, installSite, nextVersion, type InstalledSite } from './installed-site.ts'
import { openSite, PATIENCE_MS, signUp, startTestServer, stopWhenSettled, type TestSite } from './site.ts'
import { openStore } from './store.ts'

function guestNumber(site: TestSite, number: number, visitor: Visitor): Guest {
  return newGuest(site, visitor, {
    email: `guest${number}@example.com`,
    retreat: site.retreats[number % site.retreats.length] ?? site.retreats[0],
    cancels: number % 3 === 2,
  })
}

/** Expects everything that was confirmed to be true on the dashboard and in the database, and every email to have arrived. */
async function expectNothingLost(site: TestSite, account: Visitor, guests: readonly Guest[]): Promise<void> {
  const { body } = await account.get<Booking[]>('/api/my-bookings')
  const promises = guests.flatMap((guest) => guest.promised() ?? [])
  expect(promises).toHaveLength(guests.length)
  const states = promises.map(({ bookingId }) => body.find(({ id }) => id === bookingId)?.status)
  expect(states).toEqual(promises.map(({ cancelled }) => (cancelled ? 'cancelled' : 'payment_confirmed')))
  await mailsArrived(site, guests)
  await site.store.read(({ db }) => expectInvariants(db, promises))
}

test('row 44: two versions serve one database, and guests begin at one and continue at the other', async () => {
  expectExpanding()
  const site = await openSite(await openStore('PostgreSQL'))
  const account = await signUp(site.newVisitor())
  const atOld = () => site.newVisitor(site.server, account.cookies)
  const before = guestNumber(site, 0, atOld())
  await before.continueAfterSignIn()

  const next = await startTestServer(site.store.dataDir, { ...site.settings, folder: nextVersion() })
  const atNew = () => site.newVisitor(next, account.cookies)
  const guests = [
    before,
    ...[atOld, atNew, atOld, atNew].map((at, index) => guestNumber(site, index + 1, at())),
  ]
  await Promise.all(guests.map((guest) => guest.continueAfterSignIn()))
  // Each version reads what the other has written.
  const [old, fresh] = await Promise.all(
    [atOld(), atNew()].map(async (visitor) => (await visitor.get<Booking[]>('/api/my-bookings')).body),
  )
  expect(fresh).toEqual(old)

  await next.stop()
  await expectNothingLost(site, account, guests)
  await stopWhenSettled(site)
})

/** Guests book one after the other, also while no server answers, until `end` is called. */
function comingGuests(site: InstalledSite, account: Visitor) {
  const guests: Guest[] = []
  const over = new AbortController()
  const done = (async () => {
    for (; !over.signal.aborted; await sleep(1_000)) {
      const guest = guestNumber(site, guests.length, site.newVisitor(site.server, account.cookies))
      guests.push(guest)
      await goOn(guest)
      // Every date has eight places; the last ones are for guests after the update.
      if (guests.length >= 10) return
    }
  })()
  // `end` reports the error; a test that fails earlier reports its own.
  done.catch(() => {})
  return {
    guests,
    end: async () => {
      over.abort()
      await done
    },
  }
}

/**
 * Retries as Caddy does if no server answers, and as a guest does who gets a 503: a migration holds locks while it
 * runs. Any other refusal throws.
 */
async function goOn(guest: Guest): Promise<void> {
  while (!guest.isDone()) {
    try {
      await guest.continueAfterSignIn()
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof ComeAgain)) throw error
      await sleep(100)
    }
  }
}

async function opened() {
  const site = await installSite()
  const account = await signUp(site.newVisitor())
  return { site, account, old: thisVersion(), visits: comingGuests(site, account) }
}

async function walksAreThere(site: TestSite): Promise<boolean> {
  const rows = await site.store.read(({ db }) =>
    db.select({ name: sql<string | null>`found::text` }).from(sql`to_regclass('walks') as found`),
  )
  return rows[0]?.name === 'walks'
}

/**
 * Updates as soon as the lock is free, which a killed update's children may hold a moment longer. Only that wait has a
 * limit: the update itself may take minutes on a busy machine.
 */
async function updateOnceFree(site: InstalledSite, args: readonly string[]) {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const made = await site.update(args)
    const isTaken = made.output.includes('Another update is already running')
    if (!isTaken || performance.now() > until) return made
    await sleep(500)
  }
}

test('row 44: an update that is killed while it switches is completed by the next run, while guests book', async () => {
  const { site, account, old, visits } = await opened()
  const next = nextVersion()
  const killed = await site.update(['--from', next], () => site.isSwitching())
  expect(killed.code, killed.output).toBeNull()

  const { code, output } = await updateOnceFree(site, ['--from', next])
  expect(code, output).toBe(0)
  expect(output).toContain('The last update was interrupted')
  expect(output).toContain(`${old} is running, and will be replaced by 9.0.0`)
  expect(output).toMatch(/- Walks\.[^]*Version 9\.0\.0 is now running\.\n$/)
  expect(site.serving()).toBe('9.0.0')
  expect([await site.runsBeside(), site.isSwitching()]).toEqual([false, false])

  const again = await site.update(['--from', next])
  expect(again.code).toBe(0)
  expect(again.output).toContain('Version 9.0.0 is already running')
  await visits.end()
  await expectNothingLost(site, account, visits.guests)
  expect(await walksAreThere(site)).toBe(true)
})

const NO_START = `console.error('The harmattan has carried it away.')\nprocess.exit(1)\n`
/** Serves where it is tried out, on its own host and port, but not in the site's place. */
const NOT_AT_ITS_PLACE = `if (!process.env.HOST) process.exit(1)\nawait import('./entry.js')\n`

test('row 44: a new version that does not start leaves the old one serving, and no booking is lost', async () => {
  const { site, account, old, visits } = await opened()
  const broken = [
    { next: nextVersion({ main: NO_START }), reason: 'It stopped by itself.', said: 'The harmattan' },
    {
      next: nextVersion({ migration: 'ALTER TABLE "bookings" ADD COLUMN "id" text' }),
      reason: 'It stopped by itself.',
      said: 'Failed query',
    },
  ]
  for (const { next, reason, said } of broken) {
    const { code, output } = await site.update(['--from', next])
    expect(code, output).toBe(1)
    expect(output).toContain(said)
    expect(output).toContain(`The update to 9.0.0 was not made, because it does not work here: ${reason}`)
    expect(output).toMatch(new RegExp(`Version ${old} is still running\\. Nothing was lost\\.\n$`))
    expect(site.serving()).toBe(old)
    expect([await site.runsBeside(), site.isSwitching()]).toEqual([false, false])
  }
  await visits.end()
  await expectNothingLost(site, account, visits.guests)
  expect(await walksAreThere(site)).toBe(false)
})

test('row 44: a new version that fails after taking over is replaced by the old one, on the migrated database', async () => {
  const { site, account, old, visits } = await opened()
  const { code, output } = await site.update(['--from', nextVersion({ main: NOT_AT_ITS_PLACE })])
  expect(code, output).toBe(1)
  expect(output).toContain('The update to 9.0.0 was not made, because it did not work after the switch')
  expect(output).toMatch(
    new RegExp(`Version ${old} was put back and is running again\\. Nothing was lost\\.\n$`),
  )
  expect(site.serving()).toBe(old)
  // Failures of the new version are not counted for the old one, which would otherwise be taken for failing if it starts slowly.
  expect(site.restarts()).toBe(0)
  expect([await site.runsBeside(), site.isSwitching()]).toEqual([false, false])
  await visits.end()
  await expectNothingLost(site, account, visits.guests)
  expect(await walksAreThere(site)).toBe(true)
})

test('an update to an older version, without a backup, or during another update is refused before any change', async () => {
  const site = await installSite({ backups: false })
  const old = thisVersion()
  const older = await site.update(['--from', nextVersion({ number: '0.0.9' })])
  expect(older.code).toBe(1)
  expect(older.output).toContain(`Version ${old} is running, and 0.0.9 is older`)
  expect(older.output).toContain('restore a backup')

  const next = nextVersion()
  const both = await Promise.all([site.update(['--from', next]), site.update(['--from', next])])
  expect(both.map(({ code }) => code)).toEqual([1, 1])
  const [busy, unsaved] = both.toSorted((one, other) => one.output.length - other.output.length)
  expect(busy?.output).toContain('Another update is already running')
  expect(unsaved?.output).toContain('No backup was made, because BACKUP_RECIPIENT is not set')
  expect(unsaved?.output).toContain('because no backup could be made')
  expect(site.serving()).toBe(old)
  expect(await walksAreThere(site)).toBe(false)
})
