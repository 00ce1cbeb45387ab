import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookings, mails, payments, retreats } from '#server/db/schema.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  startCheckout,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'

interface Moved {
  difference: number
  refund: number
  lead: Booking
}

async function move(app: TestApp, id: string, to: Record<string, unknown>) {
  return (await operator(app)).post<Moved>(`/api/admin/bookings/${id}/move`, to)
}

async function taken({ client }: TestApp) {
  const { body } = await client.get<Availability>('/api/booking-availability')
  return [body[OCTOBER]?.kiterBooked, body[NOVEMBER]?.kiterBooked]
}

test('a dry run shows the price difference and changes nothing, and the move swaps the places', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  await operator(app)
  const before = await dumpDatabase(app.db)
  const asked = await move(app, guest.lead.id, {
    selectedDate: NOVEMBER,
    selectedRoom: 'private',
    dryRun: true,
  })
  expect(asked).toMatchObject({
    status: 200,
    body: { difference: 180, refund: 0, lead: { selectedDate: OCTOBER, quote: { total: 950 } } },
  })
  const { admin_sessions: _, ...after } = await dumpDatabase(app.db)
  expect(before).toMatchObject(after)

  const done = await move(app, guest.lead.id, { selectedDate: NOVEMBER, selectedRoom: 'private' })
  expect(done).toMatchObject({
    status: 200,
    body: {
      difference: 180,
      lead: {
        selectedDate: NOVEMBER,
        selectedRoom: 'private',
        quote: { tier: 'super_early_bird', total: 1130 },
        balanceDue: 930,
        status: 'payment_confirmed',
      },
    },
  })
  expect(await taken(app)).toEqual([0, 1])
  await expectInvariants(app.db)
})

test('the history lists every part of a move with the device, and the guest gets one email', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await move(app, guest.lead.id, {
    selectedDate: NOVEMBER,
    selectedRoom: 'private',
    packageType: 'non-kiter',
  })
  const { body } = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  const told = body.history.map(({ by, what, from, to }) => [by, what, from, to].join(' | '))
  expect(told).toEqual(
    expect.arrayContaining([
      `you, a device | Retreat dates | ${OCTOBER} | ${NOVEMBER}`,
      'you, a device | Package | Kiter | Non-kiter',
      'you, a device | Room | Shared | Private',
      'you, a device | Price | €950 | €1,130',
    ]),
  )
  const changed = await app.db.select().from(mails).where(eq(mails.template, 'booking-changed'))
  expect(changed).toHaveLength(1)
})

test('the operator can move a booking in the last 45 days, and its balance is due two days later', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-10-20T12:00:00Z')
  expect((await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedDate: NOVEMBER })).status).toBe(
    409,
  )
  expect(await move(app, guest.lead.id, { selectedDate: NOVEMBER })).toMatchObject({
    status: 200,
    body: { difference: 0, lead: { quote: { balanceDueOn: '2025-10-22' } } },
  })
})

test('a move keeps a sold-out tier, and refunds a price reduction by the terms as the dry run showed', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  for (let n = 0; n < 14; n++) {
    const form = n % 2 ? kiterForm() : companionForm()
    await app.newVisitor().post('/api/submit-booking', { ...form, selectedDate: 'Nov 21–28, 2025' })
  }
  await payByCard(guest, 'full')
  app.clock.set('2025-09-25T12:00:00Z')
  const cheaper = { selectedRoom: 'shared' }
  const asked = await move(app, guest.lead.id, { ...cheaper, dryRun: true })
  // 36 days before the first day, the terms refund half of the reduction.
  expect(asked.body).toMatchObject({ difference: -180, refund: 90 })
  const done = await move(app, guest.lead.id, cheaper)
  expect(done.body).toMatchObject({ difference: -180, refund: 90, lead: { quote: { total: 950 } } })
  expect(await app.db.select().from(payments).where(eq(payments.kind, 'refund'))).toMatchObject([
    { amountCents: 9_000, refundReason: 'booking_changed', state: 'refunded' },
  ])
})

test('a move to a full date is refused, also in a dry run, and changes nothing', async () => {
  const { app, guest } = await appWithGuest()
  for (let n = 0; n < 8; n++) {
    await app.newVisitor().post('/api/submit-booking', kiterForm({ selectedDate: NOVEMBER }))
  }
  for (const dryRun of [true, false]) {
    expect(await move(app, guest.lead.id, { selectedDate: NOVEMBER, dryRun })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:retreat-full' },
    })
  }
  expect(await bookingOf(guest)).toMatchObject({ selectedDate: OCTOBER, packageType: 'kiter' })
  expect(await taken(app)).toEqual([1, 8])
})

test('one of twenty moves at once gets the last place', { tags: 'postgres' }, async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  for (let n = 0; n < 7; n++) {
    await app.newVisitor().post('/api/submit-booking', kiterForm({ selectedDate: NOVEMBER }))
  }
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const form = kiterForm({ email: `guest${n}@example.com` })
    const answer = await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', form)
    ids.push(answer.body.lead.id)
  }
  const answers = await Promise.all(
    [...ids, ...ids, ...ids, ...ids].map((id) =>
      admin.post(`/api/admin/bookings/${id}/move`, { selectedDate: NOVEMBER }),
    ),
  )
  expect(await taken(app)).toEqual([4, 8])
  const moved = await app.db.select().from(bookings).innerJoin(retreats, eq(retreats.id, bookings.retreatId))
  expect(
    moved.filter(
      ({ bookings: { id }, retreats: { startsOn } }) => ids.includes(id) && startsOn === '2025-11-07',
    ),
  ).toHaveLength(1)
  // A repeated move of the same booking succeeds without a change.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await expectInvariants(app.db)
})

test('the operator can move a booking to a closed date, but not to a retreat that has begun', async () => {
  const { app, guest } = await appWithGuest()
  await app.db.update(retreats).set({ status: 'closed' }).where(eq(retreats.startsOn, '2025-11-07'))
  expect((await move(app, guest.lead.id, { selectedDate: NOVEMBER })).status).toBe(200)
  app.clock.set('2025-10-31T12:00:00Z')
  await app.db
    .update(bookings)
    .set({ status: 'payment_confirmed', holdExpiresAt: null })
    .where(eq(bookings.id, guest.lead.id))
  expect((await move(app, guest.lead.id, { selectedDate: OCTOBER })).status).toBe(409)
})

test('a move closes the card page of the old price, and a dry run leaves it open', async () => {
  const { app, guest } = await appWithGuest()
  const page = await startCheckout(guest, 'full')
  const state = async () => (await app.newVisitor().get<string>(`/sandbox/checkout/${page.body.id}`)).body
  await move(app, guest.lead.id, { selectedRoom: 'private', dryRun: true })
  expect(await state()).toContain('Pay €950')
  await move(app, guest.lead.id, { selectedRoom: 'private' })
  expect(await state()).not.toContain('Pay €950')
})

test('a draft, an unknown or a cancelled booking cannot be moved, and an empty move changes nothing', async () => {
  const app = await createTestApp()
  const draft = await app.client.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Half' })
  const guest = await guestWithBooking(app)
  expect((await move(app, draft.body.lead.id, { selectedDate: NOVEMBER })).status).toBe(422)
  expect((await move(app, guest.lead.id, { selectedDate: 'Jan 1–8, 1999' })).status).toBe(422)
  expect((await move(app, guest.lead.id, { packageType: 'surfer' })).status).toBe(422)
  expect((await move(app, 'nonsense', { selectedDate: NOVEMBER })).status).toBe(404)
  expect(await move(app, guest.lead.id, {})).toMatchObject({ status: 200, body: { difference: 0 } })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect((await move(app, guest.lead.id, { selectedDate: NOVEMBER })).status).toBe(409)
})
