// Rows 1, 10 and 39 of docs/acceptance.md: simultaneous buyers and events, at one server and at two.

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { startServer, type Server } from '#e2e/server.ts'
import { mails, payments } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { booked, expectSettled, findViolations, type Promised } from '#test/invariants.ts'
import { newFolder } from '#test/new-folder.ts'
import type { Answer, Visitor } from '#test/visitor.ts'
import { newGuest, sendEvent } from './guest.ts'
import { openSite, signUp, startTestServer, type TestSite } from './site.ts'
import { openStore, STORES } from './store.ts'

const BUYERS = 200
const PLACES = 8
const DELIVERIES = 20
const PATIENCE = { timeout: 240_000, interval: 500 }

/** All buyers submit at once, spread over the servers. */
async function sellOut(site: TestSite, servers: readonly Server[]): Promise<Promised[]> {
  const form = (buyer: number) =>
    kiterForm({ email: `buyer${buyer}@example.com`, selectedDate: site.retreats[0] })
  site.expectOutage(true)
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) =>
      press(site.newVisitor(servers[buyer % servers.length]), form(buyer)),
    ),
  )
  site.expectOutage(false)
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect({ booked: count(201), refused: count(409) }).toEqual({ booked: PLACES, refused: BUYERS - PLACES })
  return answers.filter(({ status }) => status === 201).map(({ body }) => booked(body.lead.id))
}

/** A busy machine answers some requests with 503; those buyers retry. */
async function press(buyer: Visitor, form: object): Promise<Answer<{ lead: Booking }>> {
  const answer = await buyer.post<{ lead: Booking }>('/api/submit-booking', form)
  return answer.status === 503 ? press(buyer, form) : answer
}

/** A guest pays, and the provider sends the event to the servers at once, twenty times in all. */
async function payAndHear(site: TestSite, servers: readonly Server[]): Promise<Promised> {
  const guest = newGuest(site, await signUp(site.newVisitor()), {
    email: 'awa@example.com',
    retreat: site.retreats[1],
    cancels: false,
  })
  await guest.continueAfterSignIn('pay')
  const answers = await Promise.all(
    Array.from({ length: DELIVERIES }, (_, delivery) =>
      sendEvent(site, site.newVisitor(servers[delivery % servers.length]), guest.sessionId()),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const promised = guest.promised()
  if (promised === null) throw new Error('nothing was booked')
  return { ...promised, paid: true }
}

async function expectOnePayment(site: TestSite, { bookingId }: Promised): Promise<void> {
  await site.store.read(async ({ db }) => {
    expect(await db.$count(payments, eq(payments.bookingId, bookingId))).toBe(1)
    const queued = await db.select().from(mails).where(eq(mails.bookingId, bookingId))
    expect(queued.filter(({ template }) => template === 'payment-received')).toHaveLength(1)
  })
}

test.each(STORES)(
  'row 1, on %s: 200 simultaneous buyers of 8 places get 8 bookings and 192 refusals',
  async (kind) => {
    const site = await openSite(await openStore(kind))
    const promises = await sellOut(site, [site.server])
    await site.server.restart()
    await site.server.stop()
    expect(await site.store.read(({ db }) => findViolations(db, promises))).toEqual([])
  },
)

test('row 39: two servers on one PostgreSQL sell no place twice, and record a payment reported to both once', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const servers = [site.server, await startTestServer(newFolder(), site.settings)]
  const promises = await sellOut(site, servers)
  const paid = await payAndHear(site, servers)
  await vi.waitFor(() => site.store.read(({ db }) => expectSettled(db, site.stripe.account)), PATIENCE)
  for (const server of servers) await server.stop()
  await expectOnePayment(site, paid)
  expect(await site.store.read(({ db }) => findViolations(db, [...promises, paid]))).toEqual([])
})

test('row 39: a second server on an embedded folder stops at once, says why, and harms nothing', async () => {
  const site = await openSite(await openStore('PGlite'))
  const second = startServer(site.store.dataDir, site.settings)
  await expect(second).rejects.toThrow(/Another server is already using the folder .*Stop it first, or give/)
  const paid = await payAndHear(site, [site.server])
  await site.server.restart()
  await site.server.stop()
  await expectOnePayment(site, paid)
  expect(await site.store.read(({ db }) => findViolations(db, [paid]))).toEqual([])
})
