// Row 42 of docs/acceptance.md: one stranger who would hold everything, at one server and at two.
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PricingTiers } from '#domain/api-contract.ts'
import type { Booking } from '#domain/booking.ts'
import { bookings } from '#server/db/schema.ts'
import type { Server } from '#e2e/server.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { booked, expectInvariants, type Promised } from '#test/invariants.ts'
import { openSite, signUp, startTestServer, type TestSite } from './site.ts'
import { newFolder, openStore } from './store.ts'

const ATTEMPTS = 100
const BY_NETWORK = 6
const BY_ACCOUNT = 2
const LIMITED = { RATE_LIMITS: 'on', TRUSTED_PROXY: '127.0.0.1' }

/** One of the stranger's addresses, as the proxy in front tells it. */
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number % 256}` })

/** So many submits at once, each at the next of the servers: what was promised, and how many were refused. */
async function flood(
  servers: readonly Server[],
  submit: (
    server: Server | undefined,
    number: number,
  ) => Promise<{ status: number; body: { lead: Booking } }>,
): Promise<Promised[]> {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, number) => submit(servers[number % servers.length], number)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  return answers.filter(({ status }) => status === 201).map(({ body }) => booked(body.lead.id))
}

function asNobody(site: TestSite, round: string) {
  return (server: Server | undefined, number: number) =>
    site
      .newVisitor(server)
      .post<{ lead: Booking }>(
        '/api/submit-booking',
        kiterForm({ email: `${round}${number}@example.com`, selectedDate: site.retreats[number % 2] }),
        from(number),
      )
}

async function asOneAccount(site: TestSite) {
  const account = await signUp(site.newVisitor(), 'stranger@example.com')
  return (server: Server | undefined, number: number) => {
    const device = site.newVisitor(server, account.cookies)
    const form = kiterForm({ email: `own${number}@example.com`, selectedDate: site.retreats[number % 2] })
    return device.post<{ lead: Booking }>('/api/submit-booking', form, from(number))
  }
}

async function totalBookings(site: TestSite): Promise<number> {
  return (await site.newVisitor().get<PricingTiers>('/api/pricing-tiers')).body.totalBookings
}

// What one server on PostgreSQL keeps, two on it keep only if each of them does.
test.each([
  { kind: 'PGlite', count: 1 },
  { kind: 'PostgreSQL', count: 2 },
] as const)(
  'row 42, $count on $kind: one stranger holds six places without an account and two with one, and moves the price no further',
  async ({ kind, count }) => {
    const site = await openSite(await openStore(kind), LIMITED)
    const another = count === 2 ? [await startTestServer(newFolder(), site.settings)] : []
    const servers = [site.server, ...another]
    const before = await totalBookings(site)

    const anonymous = await flood(servers, asNobody(site, 'first'))
    expect(anonymous).toHaveLength(BY_NETWORK)
    const own = await flood(servers, await asOneAccount(site))
    expect(own).toHaveLength(BY_ACCOUNT)
    // What is held is not forgotten by a restart.
    await site.server.restart()
    expect((await asNobody(site, 'second')(site.server, 0)).status).toBe(409)
    expect(await totalBookings(site)).toBe(before + BY_NETWORK + BY_ACCOUNT)

    for (const server of servers) await server.stop()
    await site.store.read(async ({ db }) => {
      const held = and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false))
      expect(await db.$count(bookings, held)).toBe(BY_NETWORK + BY_ACCOUNT)
      await expectInvariants(db, [...anonymous, ...own])
    })
    expect(site.faults).toEqual([])
  },
)
