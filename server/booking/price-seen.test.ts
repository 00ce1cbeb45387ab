import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, makeHoldersKnown, payByCard, signUpKnown } from '#test/guests.ts'
import { visitorFrom, type Visitor } from '#test/visitor.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'

function submit(visitor: Visitor, form: Record<string, unknown>) {
  return visitor.post<{ lead: Booking } & Partial<ProblemBody>>('/api/submit-booking', form)
}

/** Books until this many places are held in all; the seed holds two. */
async function bookUntil(app: TestApp, total: number): Promise<void> {
  for (let n = 2; n < total; n++) {
    const selectedDate = [OCTOBER, NOVEMBER][n % 2]
    const email = `guest${n}@example.com`
    const visitor = visitorFrom(app, `198.51.${n}.1`)
    expect((await submit(visitor, kiterForm({ selectedDate, email }))).status).toBe(201)
  }
  await makeHoldersKnown(app)
}

/** An app with so many places held. The rows are put back where they were made before. */
async function appWithHeld(total: number): Promise<TestApp> {
  return (await createFilledApp(`${total} places are held`, (made) => bookUntil(made, total))).app
}

function held({ db }: TestApp): Promise<number> {
  return db.$count(bookings, isNotNull(bookings.placeNumber))
}

test('a booking at the price the guest saw is accepted', async () => {
  const { client } = await createTestApp()
  const answer = await submit(client, kiterForm({ selectedRoom: 'private', expectedTotal: 1130 }))
  expect(answer).toMatchObject({ status: 201, body: { lead: { quote: { total: 1130 } } } })
})

test('a booking at an outdated price is refused with the current one, and takes nothing', async () => {
  const app = await appWithHeld(8)
  const mailed = await app.db.$count(mails)
  await app.client.post('/api/leads', { firstName: 'Awa', phone: '+32', status: 'in_progress' })
  const before = await app.db.select().from(bookings)
  const cookies = new Map(app.client.cookies)

  const answer = await submit(app.client, kiterForm({ selectedRoom: 'private', expectedTotal: 1130 }))
  expect(answer.status).toBe(409)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.body).toMatchObject({
    type: 'urn:problem:price-changed',
    status: 409,
    title: 'The price has changed',
    detail: 'The price is €1,280 now. Nothing has been booked.',
    quote: {
      tier: 'early_bird',
      basePrice: 1100,
      roomSupplement: 180,
      discount: 0,
      total: 1280,
      deposit: 200,
      balance: 1080,
      balanceDueOn: '2025-09-16',
    },
  })
  expect(await app.db.select().from(bookings)).toEqual(before)
  expect(app.client.cookies.get('lead')).toBe(cookies.get('lead'))
  expect(await app.db.$count(mails)).toBe(mailed)
  expect(await held(app)).toBe(8)

  const agreed = await submit(app.client, kiterForm({ selectedRoom: 'private', expectedTotal: 1280 }))
  expect(agreed).toMatchObject({ status: 201, body: { lead: { quote: { total: 1280 } } } })
})

test.each([
  { bookedBefore: 7, seen: 950, next: 1100 },
  { bookedBefore: 13, seen: 1100, next: 1250 },
])(
  'two buyers at once at $bookedBefore bookings who saw €$seen: one books, and the other is asked again',
  { tags: 'postgres' },
  async ({ bookedBefore, seen, next }) => {
    const app = await appWithHeld(bookedBefore)
    const buyers = await Promise.all(
      [OCTOBER, NOVEMBER].map(async (selectedDate, n) => ({
        visitor: await signUpKnown(app, `buyer${n}@example.com`),
        form: companionForm({ selectedDate, expectedTotal: seen }),
      })),
    )
    const answers = await Promise.all(buyers.map(({ visitor, form }) => submit(visitor, form)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 201)?.body.lead.quote?.total).toBe(seen)
    const refused = answers.findIndex(({ status }) => status === 409)
    expect(answers[refused]?.body.quote?.total).toBe(next)
    expect(await held(app)).toBe(bookedBefore + 1)

    const { visitor, form } = buyers[refused] ?? {}
    if (!visitor || !form) throw new Error('nobody was refused')
    const agreed = await submit(visitor, { ...form, expectedTotal: next })
    expect(agreed).toMatchObject({ status: 201, body: { lead: { quote: { total: next } } } })
  },
)

test(
  'three clicks at once on the last place at a price make one booking at that price',
  { tags: 'postgres' },
  async () => {
    const app = await appWithHeld(7)
    await app.client.post('/api/leads', { firstName: 'Awa', status: 'in_progress' })
    const form = kiterForm({ expectedTotal: 950 })
    const answers = await Promise.all([1, 2, 3].map(() => submit(app.client, form)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.lead.id)).size).toBe(1)
    expect(await held(app)).toBe(8)
  },
)

test('repeating an accepted form gets the same booking after the tier moved on, with and without its cookie', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  await bookUntil(app, 7)
  const home = '192.0.2.7'
  const first = visitorFrom(app, home)
  const form = kiterForm({ expectedTotal: 950 })
  const taken = await submit(first, form)
  expect(taken.status).toBe(201)
  for (const visitor of [first, visitorFrom(app, home)]) {
    const again = await submit(visitor, form)
    expect(again).toMatchObject({
      status: 200,
      body: { lead: { id: taken.body.lead.id, quote: { total: 950 } } },
    })
  }
  expect(await held(app)).toBe(8)
})

test('resubmitting with another room keeps the tier, and is refused at a price that the guest did not see', async () => {
  const app = await appWithHeld(7)
  const first = await submit(app.client, kiterForm({ expectedTotal: 950 }))
  const dearer = kiterForm({ selectedRoom: 'private', selectedDate: NOVEMBER })
  const refused = await submit(app.client, { ...dearer, expectedTotal: 1280 })
  expect(refused).toMatchObject({ status: 409, body: { quote: { tier: 'super_early_bird', total: 1130 } } })
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, first.body.lead.id))
  expect(row).toMatchObject({ selectedRoom: 'shared', totalCents: 95_000 })
  const agreed = await submit(app.client, { ...dearer, expectedTotal: 1130 })
  expect(agreed).toMatchObject({ status: 200, body: { lead: { id: first.body.lead.id } } })
})

test('a price lower than the one the guest saw is refused too', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  app.clock.set('2025-11-08T00:00:00Z')
  guest.visitor.cookies.delete('lead')
  const form = kiterForm({ selectedDate: 'Dec 5–12, 2025' })
  expect(await submit(guest.visitor, { ...form, expectedTotal: 950 })).toMatchObject({
    status: 409,
    body: { quote: { discount: 190, total: 760 } },
  })
  expect(await submit(guest.visitor, { ...form, expectedTotal: 760 })).toMatchObject({ status: 201 })
})

test('a full date is refused as full, not for its price', async () => {
  const app = await createTestApp()
  for (let guest = 0; guest < 8; guest++) await submit(app.newVisitor(), kiterForm())
  expect(await submit(app.client, kiterForm({ expectedTotal: 950 }))).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:retreat-full' },
  })
})

test('an expected total below zero, with cents, as text, of nothing or too large is refused as invalid', async () => {
  const app = await createTestApp()
  for (const expectedTotal of [-1, 949.5, '950', null, 1e21]) {
    const { status, body } = await submit(app.client, kiterForm({ expectedTotal }))
    expect({ expectedTotal, status, body }).toMatchObject({
      expectedTotal,
      status: 422,
      body: { errors: [{ field: 'expectedTotal' }] },
    })
  }
  expect(
    await app.db.$count(bookings, and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false))),
  ).toBe(0)
})

test('a form without an expected total gets the current price', async () => {
  const app = await appWithHeld(8)
  const answer = await submit(app.client, kiterForm())
  expect(answer).toMatchObject({ status: 201, body: { lead: { quote: { total: 1100 } } } })
})
