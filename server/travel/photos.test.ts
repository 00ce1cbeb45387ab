import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, signUp } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

const PHOTOS = { photosUrl: 'https://photos.example/album', photosUntil: '2026-05-07' }

/** One paid and one unpaid guest of the date that ends on 7 November 2025, and the operator. */
async function openScene() {
  const app = await createTestApp({ now: '2025-09-01T09:00:00Z' })
  const paid = await guestWithBooking(app)
  await payByCard(paid, 'full')
  const unpaid = await guestWithBooking(app, { email: 'unpaid@example.com' })
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, paid.lead.id))
  return { app, paid, unpaid, admin: await operator(app), path: `/api/admin/retreats/${booking?.retreatId}` }
}

const photosOf = (app: TestApp, visitor: Pick<Visitor, 'cookies'>) =>
  readAs(app, visitor, ({ photos }) => photos())

test('only paying guests of the date see the photo link, from the retreat’s last day to the link’s own', async () => {
  const { app, paid, unpaid, admin, path } = await openScene()
  expect(await admin.patch(path, PHOTOS)).toMatchObject({ status: 200, body: { retreat: PHOTOS } })
  expect(await photosOf(app, paid.visitor)).toEqual({ status: 200, body: [] })
  app.clock.set('2025-11-07T00:00:00Z')
  const seen = { bookingId: paid.lead.id, url: PHOTOS.photosUrl, keptUntil: PHOTOS.photosUntil }
  expect((await photosOf(app, paid.visitor)).body).toEqual([seen])
  expect((await photosOf(app, unpaid.visitor)).body).toEqual([])
  const stranger = await signUp(app, 'other@example.com')
  expect((await photosOf(app, stranger)).body).toEqual([])
  expect((await photosOf(app, app.client)).status).toBe(401)
  app.clock.set('2026-05-08T00:00:00Z')
  expect((await photosOf(app, paid.visitor)).body).toEqual([])
})

test('no other answer to the guest contains the photo link', async () => {
  const { app, paid, admin, path } = await openScene()
  await admin.patch(path, PHOTOS)
  app.clock.set('2025-11-08T09:00:00Z')
  const { id } = paid.lead
  const own = ['my-bookings', `booking-payments/${id}`, `calendar/${id}`, 'account/export']
  for (const address of [...own, 'booking-availability', 'pricing-tiers']) {
    const { status, body } = await paid.visitor.get(`/api/${address}`)
    expect([address, status, JSON.stringify(body).includes('photos.example')]).toEqual([address, 200, false])
  }
})

test('the photo link and its last day are set and cleared together', async () => {
  const { admin, path } = await openScene()
  const refusal = (field: string, message: string) => ({
    status: 422,
    body: { errors: [{ field, message }] },
  })
  expect(await admin.patch(path, { photosUrl: PHOTOS.photosUrl })).toMatchObject(
    refusal('photosUntil', 'Enter the last day too, or clear the link'),
  )
  expect(await admin.patch(path, { photosUntil: PHOTOS.photosUntil })).toMatchObject(
    refusal('photosUrl', 'Enter the link too, or clear the day'),
  )
  expect(await admin.patch(path, { ...PHOTOS, photosUrl: 'http://photos.example/album' })).toMatchObject(
    refusal('photosUrl', 'Paste the whole link, beginning with https://'),
  )
  await admin.patch(path, PHOTOS)
  expect(await admin.patch(path, { photosUrl: null })).toMatchObject(
    refusal('photosUrl', 'Enter the link too, or clear the day'),
  )
  const none = { photosUrl: null, photosUntil: null }
  expect(await admin.patch(path, none)).toMatchObject({ status: 200, body: { retreat: none } })
})
