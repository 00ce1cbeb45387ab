// Rows 52 and 53 of docs/acceptance.md at two servers: groups against single guests, and a freed place against those who wait for it.

import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { bookings } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { groupForm, type Group } from '#test/groups.ts'
import { booked, findViolations } from '#test/invariants.ts'
import { newFolder } from '#test/new-folder.ts'
import type { Visitor } from '#test/visitor.ts'
import { openSite, PATIENCE_MS, startTestServer, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const PATIENCE = { timeout: PATIENCE_MS, interval: 200 }
const PLACES = 8

/** A site with two servers; visitors come to them in turn. */
async function twoServers() {
  const site = await openSite(await openStore('PostgreSQL'))
  const servers = [site.server, await startTestServer(newFolder(), site.settings)] as const
  let visitors = 0
  return { site, newVisitor: () => site.newVisitor(servers[visitors++ % 2]) }
}

/** A second kiter, of whom the booker says no more than they may. */
const otherKiter = (email: string) =>
  kiterForm({
    email,
    healthConditions: null,
    emergencyContact: null,
    emergencyPhone: null,
    healthConsent: null,
  })

function bookSingle(visitor: Visitor, email: string, more: object) {
  return visitor.post<{ lead: { id: string } }>('/api/submit-booking', { ...kiterForm({ email }), ...more })
}

/** How many kiters hold a place on the site's first date, and in which groups. */
function placesHeld({ store }: TestSite) {
  return store.read(({ db }) =>
    db
      .select({ groupId: bookings.groupId })
      .from(bookings)
      .where(and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false))),
  )
}

test('row 52: pairs and single guests at once at two servers fill every place once, and each pair is whole', async () => {
  const { site, newVisitor } = await twoServers()
  const selectedDate = site.retreats[0]
  site.expectOutage(true)
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const [pairs, singles] = await Promise.all([
    Promise.all(
      numbers.map((number) => {
        const { selectedDate: _, ...booker } = kiterForm({ email: `booker${number}@example.com` })
        const travellers = [booker, otherKiter(`other${number}@example.com`)]
        return newVisitor().post<Group>('/api/submit-group', groupForm([], { selectedDate, travellers }))
      }),
    ),
    Promise.all(
      numbers.map((number) => bookSingle(newVisitor(), `single${number}@example.com`, { selectedDate })),
    ),
  ])
  site.expectOutage(false)
  const promises = [
    ...pairs.flatMap(({ status, body }) => (status === 201 ? body.leads : [])),
    ...singles.flatMap(({ status, body }) => (status === 201 ? [body.lead] : [])),
  ].map(({ id }) => booked(id))
  expect(promises).toHaveLength(PLACES)
  const held = await placesHeld(site)
  expect(held).toHaveLength(PLACES)
  const groups = Map.groupBy(
    held.flatMap(({ groupId }) => groupId ?? []),
    (id) => id,
  )
  expect([...groups.values()].map((members) => members.length)).toEqual([...groups].map(() => 2))
  expect(await site.store.read(({ db }) => findViolations(db, promises))).toEqual([])
})

/** Somebody who waits, from the form to the link in the email. Returns its token. */
async function wait(site: TestSite, visitor: Visitor, firstName: string, kiters: number): Promise<string> {
  const email = `${firstName.toLowerCase()}@example.com`
  const form = { selectedDate: site.retreats[0], kiters, nonKiters: 0, firstName, email }
  expect((await visitor.post('/api/waiting-list', form)).status).toBe(202)
  const link = () =>
    site.mail.received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => /\/waiting-list\/([\w-]+)/.exec(mail.text ?? '')?.[1])
      .find((token) => token !== undefined)
  await vi.waitUntil(() => link() !== undefined, PATIENCE)
  const token = link() ?? ''
  expect((await visitor.post(`/api/waiting-list/confirm/${token}`)).status).toBe(200)
  return token
}

const stateOf = async (visitor: Visitor, token: string) =>
  (await visitor.get<WaitingEntryView>(`/api/waiting-list/${token}`)).body.state

test('row 53: a freed place goes past two who wait together to the one whom it fits, and is taken once', async () => {
  const { site, newVisitor } = await twoServers()
  const selectedDate = site.retreats[0]
  const admin = newVisitor()
  await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const entered: string[] = []
  for (let guest = 0; guest < PLACES; guest++) {
    const form = { ...kiterForm({ selectedDate, email: `guest${guest}@example.com` }), confirmRepeat: true }
    const { status, body } = await admin.post<{ lead: { id: string } }>('/api/admin/bookings', form)
    expect(status).toBe(201)
    entered.push(body.lead.id)
  }
  const hanne = await wait(site, newVisitor(), 'Hanne', 2)
  const noor = await wait(site, newVisitor(), 'Noor', 1)

  // Buyers press without pause, at both servers, until the place is offered: it is free once the cancellation cannot be undone.
  expect(
    (await admin.post(`/api/admin/bookings/${entered[0]}/cancel`, { reason: 'Called in sick' })).status,
  ).toBe(200)
  let pressed = 0
  async function pressUntilOffered(): Promise<void> {
    while ((await stateOf(newVisitor(), noor)) !== 'offered') {
      const { status } = await bookSingle(newVisitor(), `buyer${pressed++}@example.com`, { selectedDate })
      expect(status).toBe(409)
    }
  }
  await Promise.all([pressUntilOffered(), pressUntilOffered()])
  expect(await stateOf(newVisitor(), hanne)).toBe('waiting')
  const { body: availability } = await newVisitor().get<Availability>('/api/booking-availability')
  expect(availability[selectedDate]?.kiterAvailable).toBe(0)

  const presses = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      bookSingle(newVisitor(), `noor${number}@example.com`, { selectedDate, offer: noor }),
    ),
  )
  const taken = presses.filter(({ status }) => status === 201)
  expect(taken).toHaveLength(1)
  expect(await stateOf(newVisitor(), noor)).toBe('taken')
  expect(await placesHeld(site)).toHaveLength(PLACES)
  const promises = taken.map(({ body }) => booked(body.lead.id))
  expect(await site.store.read(({ db }) => findViolations(db, promises))).toEqual([])
})
