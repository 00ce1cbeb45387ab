// Two to four who book together: places, price, limits, repeats and who owns what.

import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers } from '#domain/contract/api-contract.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGroup,
  BEN,
  BENS_DETAILS,
  callOfLink,
  GROUP_DATE as DATE,
  groupForm,
  type Group,
} from '#test/groups.ts'
import { clickInSandbox, makeHoldersKnown, signUp, signUpKnown, startCheckout } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { mailsNamed } from '#test/mails.ts'
import type { Visitor } from '#test/visitor.ts'

function submit(visitor: Visitor, form: object = groupForm()) {
  return visitor.post<Group & { type: string; detail: string }>('/api/submit-group', form)
}

async function placesLeft({ client }: TestApp) {
  const { body } = await client.get<Availability>('/api/booking-availability')
  return [body[DATE]?.kiterAvailable, body[DATE]?.nonKiterAvailable]
}

/** Leaves so many places on the date. */
async function leave(app: TestApp, placesKiter: number, placesNonKiter: number) {
  await app.db
    .update(retreats)
    .set({ placesKiter, placesNonKiter })
    .where(eq(retreats.startsOn, '2025-11-07'))
}

test('two who come together book in one go, each with a place and a price of their own, and one email tells the booker', async () => {
  const app = await createTestApp()
  const { status, body } = await submit(app.client, groupForm([{ ...BEN, email: 'ben@example.com' }]))
  expect(status).toBe(201)
  expect(body.group).toMatchObject({ total: 1900, tier: 'super_early_bird' })
  expect(
    body.leads.map(({ name, packageType, quote, holdExpiresAt }) => [
      name,
      packageType,
      quote?.total,
      holdExpiresAt,
    ]),
  ).toEqual([
    ['Awa Jallow', 'kiter', 950, '2025-09-01T10:00:00.000Z'],
    ['Ben Claes', 'non-kiter', 950, '2025-09-01T10:00:00.000Z'],
  ])
  expect(await placesLeft(app)).toEqual([7, 7])
  expect((await mailsNamed(app, 'booking-received')).map(({ recipient }) => recipient)).toEqual([
    'awa@example.com',
  ])
  await expectInvariants(app.db)
})

test('all pay the tier of the first place, though the second is beyond it', async () => {
  const app = await createTestApp()
  for (let guest = 0; guest < 5; guest++)
    await app.newVisitor().post('/api/submit-booking', kiterForm({ email: `guest${guest}@example.com` }))
  await makeHoldersKnown(app)
  const { body } = await submit(await signUpKnown(app, 'awa@example.com'))
  expect(body.leads.map(({ quote }) => [quote?.tier, quote?.total])).toEqual([
    ['super_early_bird', 950],
    ['super_early_bird', 950],
  ])
  const { body: tiers } = await app.client.get<PricingTiers>('/api/pricing-tiers')
  expect(tiers).toMatchObject({ totalBookings: 9, kiter: { tier: 'early_bird' } })
})

test('who share a room pay no supplement, across packages', async () => {
  const app = await createTestApp()
  const ada = { ...BEN, firstName: 'Ada', selectedRoom: 'private' }
  const { body } = await submit(app.client, groupForm([BEN, ada], { sharedRooms: [[0, 1]] }))
  expect(body.leads.map(({ roomType, quote }) => [roomType, quote?.total])).toEqual([
    ['shared', 950],
    ['shared', 950],
    ['private', 1130],
  ])
  const marks = await app.db
    .select({ mark: bookings.roomShare })
    .from(bookings)
    .where(isNotNull(bookings.groupId))
    .orderBy(bookings.groupNumber)
  expect(marks[0]?.mark).toBe(marks[1]?.mark)
  expect(marks.map(({ mark }) => mark !== null)).toEqual([true, true, false])
})

test.each([
  [1, 0, [BEN], 'non-kiter'],
  [1, 8, [{ ...BEN, packageType: 'kiter' }], 'kiter'],
])(
  'with %d kiter and %d non-kiter places left, all or none get one',
  async (kiters, others, along, missing) => {
    const app = await createTestApp()
    await leave(app, kiters, others)
    const answer = await submit(app.client, groupForm(along))
    expect(answer).toMatchObject({ status: 409, body: { type: 'urn:problem:retreat-full' } })
    expect(answer.body.detail).toContain(`${missing} place`)
    expect(await placesLeft(app)).toEqual([kiters, others])
  },
)

test(
  'two groups of two and four singles at once for three kiter places fill no place twice',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    await leave(app, 3, 8)
    const pair = groupForm([{ ...BEN, packageType: 'kiter' }])
    const answers = await Promise.all([
      ...[1, 2].map(() => submit(app.newVisitor(), pair)),
      ...[1, 2, 3, 4].map((number) =>
        app
          .newVisitor()
          .post(
            '/api/submit-booking',
            kiterForm({ selectedDate: DATE, email: `single${number}@example.com` }),
          ),
      ),
    ])
    const [pairs, singles] = [answers.slice(0, 2), answers.slice(2)].map(
      (each) => each.filter(({ status }) => status === 201).length,
    )
    expect([
      [1, 1],
      [0, 3],
    ]).toContainEqual([pairs, singles])
    expect((await placesLeft(app))[0]).toBe(0)
    await expectInvariants(app.db)
  },
)

test('a price that the booker has not seen books nothing', async () => {
  const app = await createTestApp()
  expect(await submit(app.client, groupForm([BEN], { expectedTotal: 950 }))).toMatchObject({
    status: 409,
    body: {
      type: 'urn:problem:price-changed',
      quote: { total: 1900, deposit: 400, balance: 1500, basePrice: 1900, tier: 'super_early_bird' },
    },
  })
  expect(await placesLeft(app)).toEqual([8, 8])
  expect((await submit(app.client, groupForm([BEN], { expectedTotal: 1900 }))).status).toBe(201)
})

test('the same group sent again changes nothing, and another one moves it', async () => {
  const app = await createTestApp()
  const first = await submit(app.client)
  const again = await submit(app.client)
  expect(again.status).toBe(200)
  expect(again.body).toEqual({ group: first.body.group, leads: first.body.leads })
  expect(await placesLeft(app)).toEqual([7, 7])
  const three = await submit(app.client, groupForm([{ ...BEN, packageType: 'kiter' }, BEN]))
  expect(three.body.leads.map(({ id }) => id).slice(0, 2)).toEqual(first.body.leads.map(({ id }) => id))
  expect(await placesLeft(app)).toEqual([6, 7])
  await submit(app.client)
  expect(await placesLeft(app)).toEqual([7, 7])
  // Who comes alone after all.
  expect((await app.client.post('/api/submit-booking', kiterForm({ selectedDate: DATE }))).status).toBe(200)
  expect(await placesLeft(app)).toEqual([7, 8])
  await expectInvariants(app.db)
})

test('four who pair up differently share their rooms as they say last', async () => {
  const app = await createTestApp()
  const named = (firstName: string) => ({ ...BEN, firstName })
  const four = (sharedRooms: number[][]) =>
    submit(app.client, groupForm([named('Ben'), named('Lea'), named('Max')], { sharedRooms }))
  const rooms = async () => {
    const rows = await app.db
      .select()
      .from(bookings)
      .where(isNotNull(bookings.roomShare))
      .orderBy(bookings.groupNumber)
    const byRoom = Map.groupBy(rows, ({ roomShare }) => roomShare)
    return [...byRoom.values()].map((pair) => pair.map(({ firstName }) => firstName).join(' and '))
  }
  const pairs = [
    [0, 1],
    [2, 3],
  ]
  await four(pairs)
  expect(await rooms()).toEqual(['Awa and Ben', 'Lea and Max'])
  expect((await four(pairs.toReversed())).status).toBe(200)
  await four([
    [0, 2],
    [1, 3],
  ])
  expect(await rooms()).toEqual(['Awa and Lea', 'Ben and Max'])
})

test('what Ben has said by his link outlasts the same group sent again, and the group with a new one', async () => {
  const app = await createTestApp()
  const awa = await signUp(app, 'awa@example.com')
  const { body } = await submit(awa)
  const linkOf = (name: string) => callOfLink({ visitor: awa, group: body.group }, name)
  const link = await linkOf('Ben')
  await app.client.patch(link, BENS_DETAILS)
  const said = { selectedDiet: 'vegan', phone: '+32 470 00 00 04', hasHealthNotes: true, open: [] }
  expect((await submit(awa)).status).toBe(200)
  expect((await app.client.get(link)).body).toMatchObject({ firstName: 'Ben', ...said })

  // Cy comes too, named before Ben; then Ben stays at home, and his link opens nothing of Cy.
  const cy = { ...BEN, firstName: 'Cy', lastName: 'Dox', selectedDiet: 'vegetarian' }
  expect((await submit(awa, groupForm([cy, BEN]))).status).toBe(201)
  expect((await app.client.get(link)).body).toMatchObject({ firstName: 'Ben', ...said })
  const ofCy = await linkOf('Cy')
  await submit(awa, groupForm([cy]))
  expect((await app.client.get(link)).status).toBe(404)
  expect((await app.client.get(ofCy)).body).toMatchObject({ firstName: 'Cy' })
  await submit(awa, groupForm([{ ...cy, firstName: 'Dee' }]))
  expect((await app.client.get(ofCy)).status).toBe(404)
  const ofDee = await app.client.get<TravellerView>(await linkOf('Dee'))
  expect(ofDee.body.firstName).toBe('Dee')
  expect(ofDee.body.open).toContain('phone')
  await expectInvariants(app.db)
})

test('a traveller who has taken the place over is not booked a second time by the group sent again', async () => {
  const app = await createTestApp()
  const awa = await signUp(app, 'awa@example.com')
  const { body } = await submit(awa)
  const link = await callOfLink({ visitor: awa, group: body.group })
  const ben = await signUpKnown(app, 'ben@example.com')
  await ben.post(`${link}/claim`)
  expect(await submit(awa)).toMatchObject({ status: 409, body: { type: 'urn:problem:wrong-state' } })
  expect(await placesLeft(app)).toEqual([7, 7])
})

test.each([
  ['alone', '/api/submit-booking', kiterForm({ selectedDate: 'Oct 31–Nov 7, 2025' })],
  ['with another', '/api/submit-group', groupForm([{ ...BEN, firstName: 'Cas' }])],
])('who paid only the own place and then books again %s leaves Ben’s place held', async (_, path, form) => {
  const group = await appWithGroup()
  const checkout = await startCheckout(group, 'deposit', { alone: true })
  await clickInSandbox(group.visitor, checkout.body.id, 'pay')
  expect((await group.visitor.post(path, form)).status).toBe(201)
  const { body } = await group.visitor.get<Booking[]>('/api/my-bookings')
  const first = body.filter(({ id }) => group.leads.some((lead) => lead.id === id))
  expect(
    first.map(({ name, status, selectedDate }) => `${name}: ${status}, ${selectedDate}`).toSorted(),
  ).toEqual([`Awa Jallow: payment_confirmed, ${DATE}`, `Ben Claes: booking_submitted, ${DATE}`])
  expect(body).toHaveLength(path === '/api/submit-group' ? 4 : 3)
  await expectInvariants(group.app.db)
})

test('in the limits on unpaid holds a group counts as one', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const visitor = await signUp(app, 'awa@example.com')
  expect((await submit(visitor)).status).toBe(201)
  const single = kiterForm({ selectedDate: 'Oct 31–Nov 7, 2025' })
  const other = await createBooking(visitor, single)
  expect(other.status).toBe(201)
})

/** Another device of the same account, which does not have the first booking's cookie. */
function createBooking(visitor: Visitor, form: object) {
  visitor.cookies.delete('lead')
  return visitor.post('/api/submit-booking', form)
}

test('signing up after booking gives the account the whole group, with 48 hours', async () => {
  const app = await createTestApp()
  const { body } = await submit(app.client)
  await app.client.post('/api/auth/register', {
    firstName: 'Awa',
    lastName: 'Jallow',
    email: 'awa@example.com',
    password: 'a long enough password',
  })
  expect((await app.client.post('/api/link-booking', { leadId: body.leads[0]?.id })).status).toBe(200)
  const own = (await app.client.get<Booking[]>('/api/my-bookings')).body
  expect(own.map(({ holdExpiresAt }) => holdExpiresAt)).toEqual([
    '2025-09-03T09:00:00.000Z',
    '2025-09-03T09:00:00.000Z',
  ])
})

test('a traveller who claims their own booking takes nobody else’s', async () => {
  const app = await createTestApp()
  const { body } = await submit(app.client, groupForm([{ ...BEN, email: 'ben@example.com' }]))
  const ben = await signUpKnown(app, 'ben@example.com')
  expect((await ben.post('/api/link-booking', { leadId: body.leads[1]?.id })).status).toBe(200)
  const own = (await ben.get<Booking[]>('/api/my-bookings')).body
  expect(own).toMatchObject([{ name: 'Ben Claes', group: { number: 2, bookedByOther: false } }])
  const [awa] = await app.db.select().from(bookings).where(eq(bookings.groupNumber, 1))
  expect(awa?.userId).toBeNull()
})

test('the booker sees what is open of the others, never what was said, and no link or price of who has left', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'awa@example.com')
  const { body } = await submit(visitor)
  const answer = await visitor.get<{ group: Group['group']; leads: Traveller[] }>(
    `/api/groups/${body.group.id}`,
  )
  expect(answer).toMatchObject({ status: 200, body: { group: body.group } })
  const [awa, ben] = answer.body.leads
  expect(awa).toMatchObject({ complete: true, open: 0, link: null, emergencyContact: 'Lamin Jallow' })
  expect(ben).toMatchObject({ name: 'Ben Claes', complete: false, open: 4, emergencyContact: null })
  expect(ben?.link).toMatch(/\/traveller\/[\w-]{43}$/)
  const stranger = await signUp(app, 'stranger@example.com')
  expect((await stranger.get(`/api/groups/${body.group.id}`)).status).toBe(404)
  expect((await app.newVisitor().get(`/api/groups/${body.group.id}`)).status).toBe(401)

  await visitor.delete(`/api/cancel-booking/${body.leads[1]?.id}`)
  const after = await visitor.get<{ group: Group['group']; leads: Traveller[] }>(
    `/api/groups/${body.group.id}`,
  )
  expect(after.body.group.total).toBe(950)
  expect(after.body.leads.map(({ link }) => link)).toEqual([null, null])
})
