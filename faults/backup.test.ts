// Row 40 of docs/acceptance.md: a backup and its restore, with the commands of docs/operating.md.
import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import { findPostgresPrograms } from '#scripts/start-postgres.ts'
import type { Server } from '#e2e/server.ts'
import type { Visitor } from '#test/visitor.ts'
import { expectInvariants, type Promised } from '#test/invariants.ts'
import { newGuest, type Guest } from './guest.ts'
import { openSite, signUp, startTestServer, type TestSite } from './site.ts'
import { folderStore, newDatabase, newFolder, openStore, postgresStore } from './store.ts'

const run = promisify(execFile)
const GUESTS = 6

/** Guests who book and pay one after another, on different dates. */
async function bookSome(site: TestSite, visitor: Visitor, from: number): Promise<Guest[]> {
  const guests = Array.from({ length: GUESTS }, (_, number) =>
    newGuest(site, visitor, {
      email: `guest${from + number}@example.com`,
      retreat: site.retreats[number % 2 === 0 ? 0 : 1],
      cancels: false,
    }),
  )
  for (const guest of guests) {
    await guest.continueAfterSignIn()
    // The next booking of the same browser is another one.
    visitor.cookies.delete('lead')
  }
  return guests
}

function promisesOf(guests: readonly Guest[]): Promised[] {
  return guests.flatMap((guest) => guest.promised() ?? [])
}

/** The guest is still signed in at the server that was restored, and sees every booking with its payment. */
async function expectSeen(
  site: TestSite,
  server: Server,
  { cookies }: Visitor,
  promises: readonly Promised[],
): Promise<void> {
  const visitor = site.newVisitor(server)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  const { body } = await visitor.get<Booking[]>('/api/my-bookings')
  for (const { bookingId } of promises) {
    expect(body.find(({ id }) => id === bookingId)).toMatchObject({ amountPaid: 200 })
  }
}

test('row 40, on PostgreSQL: a backup that is made while guests book holds all that was acknowledged before it', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const visitor = await signUp(site.newVisitor())
  const before = await bookSome(site, visitor, 0)
  const file = join(newFolder(), 'tradewind.dump')
  const programs = findPostgresPrograms() ?? ''
  const [, during] = await Promise.all([
    run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, site.store.databaseUrl ?? '']),
    bookSome(site, visitor, GUESTS),
  ])
  expect(during.every((guest) => guest.isDone())).toBe(true)
  await site.server.stop()

  const restored = postgresStore(await newDatabase())
  await run(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${restored.databaseUrl}`, file])
  const settings = { ...site.settings, env: { ...site.settings.env, ...restored.env } }
  const server = await startTestServer(restored.dataDir, settings)
  await expectSeen(site, server, visitor, promisesOf(before))
  await server.stop()
  await restored.read(({ db }) => expectInvariants(db, promisesOf(before)))
  expect(site.faults).toEqual([])
})

test('row 40, on PGlite: a copy of the folder of a stopped server holds everything', async () => {
  const site = await openSite(await openStore('PGlite'))
  const visitor = await signUp(site.newVisitor())
  const before = await bookSome(site, visitor, 0)
  await site.server.stop()
  const folder = newFolder()
  cpSync(site.store.dataDir, folder, { recursive: true })
  await site.server.restart()
  await bookSome(site, visitor, GUESTS)
  await site.server.stop()

  const restored = folderStore(folder)
  const server = await startTestServer(folder, site.settings)
  await expectSeen(site, server, visitor, promisesOf(before))
  await server.stop()
  await restored.read(({ db }) => expectInvariants(db, promisesOf(before)))
  expect(site.faults).toEqual([])
})
