import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Availability } from '#domain/place/availability.ts'
import { mails } from '#server/db/schema.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  signUp,
  type Guest,
} from '#test/guests.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'

function edit({ visitor, lead }: Guest, changes: Record<string, unknown>) {
  return visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, changes)
}

async function availability({ client }: TestApp): Promise<Availability> {
  return (await client.get<Availability>('/api/booking-availability')).body
}

test('changing a detail leaves the rest, and sends no email', async () => {
  const { app, guest } = await appWithGuest()
  const mailsBefore = (await app.db.select().from(mails)).length
  const answer = await edit(guest, {
    phone: '+220 700 0000',
    selectedDiet: 'none',
    selectedWetsuitSize: 'XXL',
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      lead: {
        phone: '+220 700 0000',
        selectedDiet: 'no-diet',
        selectedWetsuitSize: 'XXL',
        firstName: 'Awa',
        age: 31,
      },
    },
  })
  expect(await app.db.select().from(mails)).toHaveLength(mailsBefore)
})

test('moving to another date takes the new place and releases the old one', async () => {
  const { app, guest } = await appWithGuest()
  expect(await edit(guest, { selectedDate: NOVEMBER })).toMatchObject({
    status: 200,
    body: { lead: { selectedDate: NOVEMBER, quote: { balanceDueOn: '2025-09-23' } } },
  })
  const after = await availability(app)
  expect([after[OCTOBER]?.kiterBooked, after[NOVEMBER]?.kiterBooked]).toEqual([0, 1])
})

test('an edit to a full date or package is refused with 409 and keeps the old place', async () => {
  const { app, guest } = await appWithGuest()
  for (let n = 0; n < 8; n++) {
    await app.newVisitor().post('/api/submit-booking', kiterForm({ selectedDate: NOVEMBER }))
    await app.newVisitor().post('/api/submit-booking', companionForm())
  }
  expect((await edit(guest, { selectedDate: NOVEMBER })).status).toBe(409)
  expect((await edit(guest, { packageType: 'non-kiter' })).status).toBe(409)
  expect(await bookingOf(guest)).toMatchObject({ selectedDate: OCTOBER, packageType: 'kiter' })
  expect((await availability(app))[OCTOBER]).toMatchObject({ kiterBooked: 1, nonKiterBooked: 8 })
})

test('an edit to a date that is not on offer is refused at its field', async () => {
  const { guest } = await appWithGuest()
  for (const selectedDate of ['Jan 1–8, 2030', ''])
    expect(await edit(guest, { selectedDate })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'selectedDate' }] },
    })
  expect(await bookingOf(guest)).toMatchObject({ selectedDate: OCTOBER })
})

test('a private room costs €180 more, and a fully paid booking then owes just that', async () => {
  const { guest } = await appWithGuest()
  await payByCard(guest, 'full')
  expect(await edit(guest, { selectedRoom: 'private' })).toMatchObject({
    status: 200,
    body: {
      lead: {
        quote: { total: 1130, roomSupplement: 180 },
        paymentStatus: 'deposit_paid',
        amountPaid: 950,
        balanceDue: 180,
      },
    },
  })
})

test.each([
  { now: '2025-09-10T09:00:00Z', days: 51, back: 180 },
  { now: '2025-09-20T09:00:00Z', days: 41, back: 90 },
  { now: '2025-10-10T09:00:00Z', days: 21, back: 0 },
])(
  'switching to a cheaper room $days days before refunds €$back, as cancelling would',
  async ({ now, back }) => {
    const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
    await payByCard(guest, 'full')
    app.clock.set(now)
    expect((await edit(guest, { selectedRoom: 'shared' })).status).toBe(200)
    expect(await bookingOf(guest)).toMatchObject({
      paymentStatus: 'fully_paid',
      amountPaid: 1130 - back,
      balanceDue: 0,
    })
  },
)

test('a paid booking keeps its date in the last 45 days, and an unpaid one may still move', async () => {
  const app = await createTestApp({ now: '2025-09-16T09:00:00Z' })
  const paid = await guestWithBooking(app)
  const unpaid = await guestWithBooking(app, { email: 'unpaid@example.com' })
  await payByCard(paid, 'deposit')
  app.clock.set('2025-09-17T08:00:00Z')
  expect((await edit(paid, { selectedDate: NOVEMBER })).status).toBe(409)
  expect((await edit(unpaid, { selectedDate: NOVEMBER })).status).toBe(200)
})

test('only the operator can change the price once the retreat has begun, and the guest can edit the rest', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-10-30T23:59:59.999Z')
  expect((await edit(guest, { selectedRoom: 'private' })).body.lead.quote?.total).toBe(1130)
  expect((await edit(guest, { selectedRoom: 'shared' })).body.lead.quote?.total).toBe(950)
  app.clock.set('2025-10-31T00:00:00.000Z')
  for (const change of [{ selectedRoom: 'private' }, { packageType: 'non-kiter' }]) {
    expect(await edit(guest, change)).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:retreat-started', detail: 'Your retreat has begun. Please speak to us.' },
    })
  }
  expect((await edit(guest, { selectedDiet: 'vegan' })).body.lead).toMatchObject({
    selectedDiet: 'vegan',
    selectedRoom: 'shared',
    quote: { total: 950 },
  })
  const admin = await operator(app)
  expect((await edit({ ...guest, visitor: admin }, { selectedRoom: 'private' })).body.lead.quote?.total).toBe(
    1130,
  )
})

test('changing to the kiter package needs all fields that a kiter must fill in', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'lena@example.com')
  const { body } = await visitor.post<{ lead: Booking }>('/api/submit-booking', companionForm())
  const guest = { visitor, lead: body.lead }
  // The edit form sends the empty kiter fields back unchanged.
  expect((await edit(guest, { phone: '+220 700 1111', age: null, selectedWetsuitSize: null })).status).toBe(
    200,
  )
  const refused = await edit(guest, { packageType: 'kiter', age: 30 })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('Weight is required')
})

test('an edit answers 401 to a visitor and 404 to another account, and the operator may edit', async () => {
  const { app, guest } = await appWithGuest()
  const stranger = await signUp(app, 'stranger@example.com')
  const change = { phone: '+220 700 1111' }
  expect((await app.newVisitor().patch(`/api/leads/${guest.lead.id}`, change)).status).toBe(401)
  expect((await stranger.patch(`/api/leads/${guest.lead.id}`, change)).status).toBe(404)
  expect((await stranger.patch('/api/leads/nonsense', change)).status).toBe(404)
  expect((await (await operator(app)).patch(`/api/leads/${guest.lead.id}`, change)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ phone: '+220 700 1111' })
})

test('an edit ignores fields that are not part of the form', async () => {
  const { guest } = await appWithGuest()
  await edit(guest, {
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    userId: 'x',
    totalCents: 1,
    phone: '+220 700 1111',
  })
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    paymentStatus: 'pending',
    balanceDue: 950,
  })
})
