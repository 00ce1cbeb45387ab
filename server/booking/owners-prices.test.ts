import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import { priceListOf, type PriceList } from '#domain/price/pricing.ts'
import { bookings } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { bookingOf, guestWithBooking, makeHoldersKnown } from '#test/guests.ts'
import { publish } from '#test/site.ts'

function prices(
  differences: { first?: number; spots?: number; privateRoom?: number; countFrom?: string } = {},
): PriceList {
  const { first = 1000, spots = 3, privateRoom = 200, countFrom = null } = differences
  return priceListOf({
    tiers: {
      super_early_bird: { price: first, spots },
      early_bird: { price: 1200, spots: 2 },
      standard: { price: 1400, spots: 4 },
    },
    privateRoom,
    handOver: 0,
    countFrom,
  })
}

async function tiers({ client }: TestApp): Promise<PricingTiers> {
  return (await client.get<PricingTiers>('/api/pricing-tiers')).body
}

test('the owner’s prices and tier sizes are shown, counted and quoted', async () => {
  const app = await createTestApp({ prices: prices() })
  // The two seeded bookings take the first two spots.
  expect(await tiers(app)).toMatchObject({
    kiter: { tier: 'super_early_bird', price: 1000 },
    totalBookings: 2,
    spotsLeft: 1,
  })
  const first = await guestWithBooking(app, { selectedRoom: 'private' })
  expect(first.lead.quote).toMatchObject({ basePrice: 1000, roomSupplement: 200, total: 1200, balance: 1000 })
  await makeHoldersKnown(app)
  expect(await tiers(app)).toMatchObject({ kiter: { tier: 'early_bird', price: 1200 }, spotsLeft: 2 })
  const second = await guestWithBooking(app, { email: 'bram@example.com' })
  expect(second.lead.quote).toMatchObject({ tier: 'early_bird', total: 1200 })
})

test('a quote survives a change of prices, and only what the guest changes gets the new price', async () => {
  const app = await createTestApp({ prices: prices() })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  publish(app, { prices: prices({ first: 1100, privateRoom: 300 }) })
  expect((await bookingOf(guest)).quote).toMatchObject({ basePrice: 1000, roomSupplement: 200, total: 1200 })

  const edit = (change: Record<string, unknown>) =>
    guest.visitor.patch<{ lead: Booking }>(`/api/leads/${guest.lead.id}`, change)
  const renamed = await edit({ firstName: 'Awa Fatou', selectedDate: 'Nov 7–14, 2025' })
  expect(renamed.body.lead.quote).toMatchObject({ basePrice: 1000, roomSupplement: 200, total: 1200 })
  expect((await edit({ selectedRoom: 'shared' })).body.lead.quote).toMatchObject({ total: 1000 })
  expect((await edit({ selectedRoom: 'private' })).body.lead.quote).toMatchObject({
    basePrice: 1000,
    roomSupplement: 300,
    total: 1300,
  })
})

test('a resubmitted form keeps its quoted price after a change of prices', async () => {
  const app = await createTestApp({ prices: prices() })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  publish(app, { prices: prices({ first: 1100, privateRoom: 300 }) })
  const form = { ...guest.lead, firstName: 'Awa Fatou', status: 'booking_submitted' }
  const again = await guest.visitor.post<{ lead: Booking }>('/api/submit-booking', form)
  expect(again.status).toBe(200)
  expect(again.body.lead.quote).toMatchObject({ basePrice: 1000, roomSupplement: 200 })
})

test('bookings before the first counted day take up no spot in a tier', async () => {
  const app = await createTestApp({ prices: prices({ countFrom: '2025-09-01' }) })
  expect(await tiers(app), 'the seed’s two were submitted in August').toMatchObject({
    totalBookings: 0,
    spotsLeft: 3,
  })
  const { lead } = await guestWithBooking(app)
  await makeHoldersKnown(app)
  expect(await tiers(app)).toMatchObject({ totalBookings: 1, spotsLeft: 2 })
  const lastInstant = new Date('2025-08-31T23:59:59.999Z')
  await app.db.update(bookings).set({ submittedAt: lastInstant }).where(eq(bookings.id, lead.id))
  expect(await tiers(app)).toMatchObject({ totalBookings: 0 })
  await app.db
    .update(bookings)
    .set({ submittedAt: new Date('2025-09-01T00:00:00Z') })
    .where(eq(bookings.id, lead.id))
  expect(await tiers(app)).toMatchObject({ totalBookings: 1 })
})
