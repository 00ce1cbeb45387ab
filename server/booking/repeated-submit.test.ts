/** @module-tag postgres */

import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { signUp } from '#test/guests.ts'
import { visitorFrom, type Answer, type Visitor } from '#test/visitor.ts'

const HOME = '192.0.2.7'
const limited = () => createTestApp({ env: { rateLimits: true } })

function submit(visitor: Visitor, differences: Record<string, unknown> = {}) {
  return visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm(differences))
}

/** Sends three clicks without cookies, as from three new visitors. */
function clickThreeTimes(
  app: TestApp,
  send: (visitor: Visitor) => Promise<Answer<{ lead: Booking }>> = submit,
) {
  return Promise.all([1, 2, 3].map(() => send(visitorFrom(app, HOME))))
}

function heldPlaces({ db }: TestApp) {
  return db.$count(bookings, and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false)))
}

async function fill(app: TestApp, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const email = `guest${n}@example.com`
    expect((await submit(visitorFrom(app, `198.51.${n}.1`), { email })).status).toBe(201)
  }
}

test.each([
  ['with every place free', 0],
  ['for the last place', 7],
])('three clicks at once without cookies make one booking, %s', async (_, bookedBefore) => {
  const app = await limited()
  await fill(app, bookedBefore)
  const answers = await clickThreeTimes(app)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
  expect(new Set(answers.map(({ body }) => body.lead.id)).size).toBe(1)
  expect(await heldPlaces(app)).toBe(bookedBefore + 1)
  const received = and(eq(mails.template, 'booking-received'), eq(mails.recipient, 'awa@example.com'))
  expect(await app.db.$count(mails, received)).toBe(1)
})

test('a retry after a lost answer can claim the booking', async () => {
  const app = await limited()
  await submit(visitorFrom(app, HOME))
  const retry = visitorFrom(app, HOME)
  const { body } = await submit(retry)
  await retry.post('/api/auth/register', AWA)
  expect((await retry.post('/api/link-booking', { leadId: body.lead.id })).status).toBe(200)
})

test('repeated clicks count as one hold', async () => {
  const app = await limited()
  for (let n = 0; n < 5; n++) await submit(visitorFrom(app, HOME), { email: `guest${n}@example.com` })
  expect((await clickThreeTimes(app)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 201,
  ])
})

const NOTES = { healthConditions: 'None', healthConsent: true }

test.each<[string, Record<string, unknown>]>([
  ['another phone number', { phone: '+32 470 99 99 99' }],
  ['another emergency contact', { emergencyContact: 'Somebody else' }],
  ['other health notes', { healthConditions: 'Asthma' }],
  ['another room', { selectedRoom: 'private' }],
])('the same form with %s makes another booking', async (_, differences) => {
  const app = await limited()
  const first = await submit(visitorFrom(app, HOME), NOTES)
  const second = await submit(visitorFrom(app, HOME), { ...NOTES, ...differences })
  expect(second.status).toBe(201)
  expect(second.body.lead.id).not.toBe(first.body.lead.id)
})

test('the same form from another network makes another booking', async () => {
  const app = await limited()
  const first = await submit(visitorFrom(app, HOME))
  const second = await submit(visitorFrom(app, '198.51.100.1'))
  expect(second.status).toBe(201)
  expect(second.body.lead.id).not.toBe(first.body.lead.id)
})

test('the same form after a minute makes another booking', async () => {
  const app = await limited()
  await submit(visitorFrom(app, HOME))
  app.clock.advance({ minutes: 1, milliseconds: -1 })
  expect((await submit(visitorFrom(app, HOME))).status).toBe(200)
  app.clock.advance({ milliseconds: 1 })
  expect((await submit(visitorFrom(app, HOME))).status).toBe(201)
})

test('a repeated form does not return a lead that began as a draft or that an account claimed', async () => {
  const app = await limited()
  const drafting = visitorFrom(app, HOME)
  await drafting.post('/api/leads', { firstName: 'Awa', status: 'in_progress' })
  app.clock.advance({ minutes: 1 })
  const drafted = await submit(drafting)
  expect((await submit(visitorFrom(app, HOME))).body.lead.id).not.toBe(drafted.body.lead.id)

  const lena = { email: 'lena@example.com' }
  const claimed = await submit(await signUp(app, lena.email), lena)
  expect((await submit(visitorFrom(app, HOME), lena)).body.lead.id).not.toBe(claimed.body.lead.id)
})

test('three clicks at once by a signed-in guest without a lead make one booking', async () => {
  const app = await limited()
  const guest = await signUp(app, 'awa@example.com')
  const answers = await clickThreeTimes(app, (visitor) => {
    for (const [name, value] of guest.cookies) visitor.cookies.set(name, value)
    return submit(visitor)
  })
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
  expect(await heldPlaces(app)).toBe(1)
})

test('identical forms make separate bookings while limits are off', async () => {
  const app = await createTestApp()
  const answers = await clickThreeTimes(app)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})
