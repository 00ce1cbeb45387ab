// The agreed price and due date survive later changes.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, makeHoldersKnown, operator, payByCard, signUp } from '#test/guests.ts'
import { priceChange } from '#web/features/edit-booking/price-change.ts'

test('a booking that the operator moved keeps its balance due date through every edit', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-10-20T12:00:00Z')
  const admin = await operator(app)
  const move = { selectedDate: 'Nov 7–14, 2025' }
  expect((await admin.post(`/api/admin/bookings/${guest.lead.id}/move`, move)).status).toBe(200)
  expect((await bookingOf(guest)).quote?.balanceDueOn).toBe('2025-10-22')
  for (const change of [{ phone: '+220 700 0000' }, { selectedRoom: 'private' }]) {
    expect((await guest.visitor.patch(`/api/leads/${guest.lead.id}`, change)).status).toBe(200)
    expect((await bookingOf(guest)).quote?.balanceDueOn).toBe('2025-10-22')
  }
})

test.each([
  ['a moment before its end', '2025-09-03T08:59:59.999Z', 200, 'super_early_bird'],
  ['at its end, though nobody has swept yet', '2025-09-03T09:00:00.000Z', 201, 'early_bird'],
])(
  'a held booking, resubmitted %s, keeps its price only while the hold runs',
  async (_, instant, status, tier) => {
    const app = await createTestApp()
    const visitor = await signUp(app, 'awa@example.com')
    const first = await visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
    const { id } = first.body.lead
    // With the two seeded bookings, that makes nine others: the early-bird tier starts at eight.
    for (let n = 0; n < 7; n++) {
      const others = kiterForm({ email: `guest${n}@example.com`, selectedDate: 'Nov 7–14, 2025' })
      const { body } = await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', others)
      await app.db.update(bookings).set({ holdExpiresAt: null }).where(eq(bookings.id, body.lead.id))
    }
    await makeHoldersKnown(app)
    app.clock.set(instant)
    const again = await visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm({ age: 32 }))
    expect(again).toMatchObject({ status, body: { lead: { id, quote: { tier } } } })
  },
)

test('a guest’s own expired hold does not count towards the price of booking again', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'awa@example.com')
  await visitor.post('/api/submit-booking', kiterForm())
  for (let n = 0; n < 5; n++) {
    const others = kiterForm({ email: `guest${n}@example.com`, selectedDate: 'Nov 7–14, 2025' })
    const { body } = await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', others)
    await app.db.update(bookings).set({ holdExpiresAt: null }).where(eq(bookings.id, body.lead.id))
  }
  app.clock.set('2025-09-03T09:00:00.000Z')
  const again = await visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm({ age: 32 }))
  expect(again).toMatchObject({ status: 201, body: { lead: { quote: { tier: 'super_early_bird' } } } })
})

test.each([
  ['less than the supplement', 100],
  ['more than the price of the shared room', 1100],
])(
  'each change of room costs what its preview showed, also after a goodwill refund of %s',
  async (_, amount) => {
    const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
    await payByCard(guest, 'full')
    const admin = await operator(app)
    const refund = { amount, reason: 'No wind', lowerPrice: true }
    expect((await admin.post(`/api/admin/bookings/${guest.lead.id}/refunds`, refund)).status).toBe(201)
    for (const selectedRoom of ['shared', 'private', 'shared', 'private']) {
      const before = await bookingOf(guest)
      const startsOn = before.startsOn ?? ''
      const shown = priceChange(
        before,
        { selectedRoom, startsOn },
        { startsOn, now: app.clock.now() },
        app.deps.site().prices,
      )
      expect((await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom })).status).toBe(200)
      expect((await bookingOf(guest)).quote).toEqual(shown?.quote)
    }
    expect((await bookingOf(guest)).quote?.total).toBe(1130 - amount)
  },
)
