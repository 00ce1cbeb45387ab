// Row 42 of docs/acceptance.md: one stranger tries to hold every place, at one server and at two.

import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers } from '#domain/contract/api-contract.ts'
import type { Server } from '#e2e/server.ts'
import { bookings } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { booked, expectInvariants, type Promised } from '#test/invariants.ts'
import { newFolder } from '#test/new-folder.ts'
import type { Answer, Visitor } from '#test/visitor.ts'
import { openSite, signUp, startTestServer, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const ATTEMPTS = 100
const ACCOUNTS = 30
const BY_NETWORK = 6
const LIMITED = { RATE_LIMITS: 'on', TRUSTED_PROXY: '127.0.0.1' }

/** One of the stranger's addresses, as the proxy in front passes it. */
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number % 256}` })

type Submit = (server: Server | undefined, number: number) => Promise<Answer<{ lead: Booking }>>

/**
 * Submits many bookings at once, spread over the servers; each tries again for as long as the server is too busy, after the time that
 * it is told, or a second. Returns the statuses, and what was confirmed.
 */
async function flood(servers: readonly Server[], attempts: number, submit: Submit) {
  async function untilDecided(number: number) {
    for (;;) {
      const answer = await submit(servers[number % servers.length], number)
      // 408: the server gave up reading the request, because it was too busy; nothing was decided.
      if (answer.status !== 503 && answer.status !== 408) return answer
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000)
    }
  }
  const answers = await Promise.all(Array.from({ length: attempts }, (_, number) => untilDecided(number)))
  const promised: Promised[] = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => booked(body.lead.id))
  return { statuses: new Set(answers.map(({ status }) => status)), promised }
}

function asNobody(site: TestSite): Submit {
  return (server, number) =>
    site
      .newVisitor(server)
      .post<{ lead: Booking }>(
        '/api/submit-booking',
        kiterForm({ email: `nobody${number}@example.com`, selectedDate: site.retreats[number % 2] }),
        from(number),
      )
}

/** Each with its own account, whose address is not confirmed. */
async function asAccounts(site: TestSite): Promise<Submit> {
  const accounts: Visitor[] = []
  for (let number = 0; number < ACCOUNTS; number++)
    accounts.push(await signUp(site.newVisitor(), `stranger${number}@example.com`))
  return (server, number) => {
    const device = site.newVisitor(server, accounts[number]?.cookies)
    const form = kiterForm({
      email: `stranger${number}@example.com`,
      selectedDate: site.retreats[number % 2],
    })
    return device.post<{ lead: Booking }>('/api/submit-booking', form, from(number))
  }
}

async function totalBookings(site: TestSite): Promise<number> {
  return (await site.newVisitor().get<PricingTiers>('/api/pricing-tiers')).body.totalBookings
}

// Two servers on PostgreSQL keep the limit only if each one does.
test.each([
  { kind: 'PGlite', count: 1 },
  { kind: 'PostgreSQL', count: 2 },
] as const)(
  'row 42, $count on $kind: a stranger with 30 accounts holds at most six places, and moves no price',
  async ({ kind, count }) => {
    const site = await openSite(await openStore(kind), LIMITED)
    // On a slow machine some of a flood wait longer for a connection than the server lets them.
    site.expectOutage(true)
    const another = count === 2 ? [await startTestServer(newFolder(), site.settings)] : []
    const servers = [site.server, ...another]
    const before = await totalBookings(site)

    const { statuses, promised } = await flood(servers, ACCOUNTS, await asAccounts(site))
    expect(statuses).toEqual(new Set([201, 409]))
    expect(promised).toHaveLength(BY_NETWORK)
    expect((await flood(servers, ATTEMPTS, asNobody(site))).statuses).toEqual(new Set([409]))
    // Holds are still counted after a restart.
    await site.server.restart()
    expect((await asNobody(site)(site.server, 0)).status).toBe(409)
    expect(await totalBookings(site)).toBe(before)

    for (const server of servers) await server.stop()
    await site.store.read(async ({ db }) => {
      const held = and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false))
      expect(await db.$count(bookings, held)).toBe(BY_NETWORK)
      await expectInvariants(db, promised)
    })
  },
)
