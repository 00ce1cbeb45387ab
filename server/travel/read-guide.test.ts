import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, payByCard, reportTransfer, signUp, type Guest } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

function guideOf(app: TestApp, { visitor, lead }: Guest) {
  return readAs(app, visitor, ({ guide }) => guide(lead.id))
}

test('the guide is posted two months before the retreat, by the calendar of Banjul', async () => {
  const app = await createTestApp({ now: '2025-08-25T09:00:00Z' })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  app.clock.set('2025-08-30T23:59:59.999Z')
  expect(await guideOf(app, guest)).toMatchObject({
    status: 200,
    body: { retreatDate: 'Oct 31–Nov 7, 2025', postedOn: '2025-08-31', isPosted: false, chapters: [] },
  })
  app.clock.set('2025-08-31T00:00:00.000Z')
  const { body } = await guideOf(app, guest)
  expect(body.isPosted).toBe(true)
  expect(body.chapters.map(({ title }) => title)).toEqual([
    'Fitness program',
    'Packing list',
    'Health and entry documents',
    'Arrival',
    'Contact at the retreat',
  ])
  app.clock.set('2025-11-03T09:00:00Z')
  expect((await guideOf(app, guest)).body.chapters).toHaveLength(5)
})

test('the guide needs a paid or reported booking, and is closed after cancelling', async () => {
  const app = await createTestApp({ now: '2025-09-05T09:00:00Z' })
  const guest = await guestWithBooking(app)
  expect((await guideOf(app, guest)).status).toBe(409)
  await reportTransfer(guest, 'deposit')
  expect((await guideOf(app, guest)).body.chapters).toHaveLength(5)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect((await guideOf(app, guest)).status).toBe(409)
})

test('a guide answers 404 to another account and 401 to a visitor', async () => {
  const app = await createTestApp({ now: '2025-09-05T09:00:00Z' })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  const other = await signUp(app, 'other@example.com')
  expect((await readAs(app, other, ({ guide }) => guide(guest.lead.id))).status).toBe(404)
  expect((await readAs(app, app.client, ({ guide }) => guide(guest.lead.id))).status).toBe(401)
})
