import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Availability } from '#domain/place/availability.ts'
import { mails } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  confirmAddress,
  guestWithBooking,
  makeHoldersKnown,
  payByCard,
  reportTransfer,
} from '#test/guests.ts'
import { breakBooking } from '#test/sample-rows.ts'
import { expireBookings, remindOfPayment } from './expire-bookings.ts'

async function templatesSent({ db }: TestApp): Promise<string[]> {
  return (await db.select({ template: mails.template }).from(mails)).map((mail) => mail.template)
}

async function kitersInOctober({ client }: TestApp) {
  return (await client.get<Availability>('/api/booking-availability')).body['Oct 31–Nov 7, 2025']?.kiterBooked
}

test(
  'an unclaimed place is released once, after exactly 60 minutes, and the guest is emailed',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    await app.client.post('/api/submit-booking', kiterForm())
    app.clock.advance({ minutes: 60, milliseconds: -1 })
    expect(await expireBookings(app.deps)).toBe(0)
    app.clock.advance({ milliseconds: 1 })
    expect(await Promise.all([expireBookings(app.deps), expireBookings(app.deps)])).toContain(1)
    expect(await kitersInOctober(app)).toBe(0)
    expect((await templatesSent(app)).filter((template) => template === 'booking-expired')).toHaveLength(1)
  },
)

test('a claimed place is held for exactly 48 hours', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 48, milliseconds: -1 })
  expect(await expireBookings(app.deps)).toBe(0)
  app.clock.advance({ milliseconds: 1 })
  expect(await expireBookings(app.deps)).toBe(1)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', balanceDue: 0, holdExpiresAt: null })
})

test(
  'a paid place is kept, and a place reported as paid is kept for seven working days',
  { tags: 'postgres' },
  async () => {
    const { app, guest: byCard } = await appWithGuest()
    const byTransfer = await guestWithBooking(app, { email: 'transfer@example.com' })
    await payByCard(byCard, 'deposit')
    await confirmAddress(app, 'transfer@example.com')
    await reportTransfer(byTransfer, 'full')
    app.clock.set('2025-09-10T23:59:59.999Z')
    expect(await expireBookings(app.deps)).toBe(0)
    app.clock.advance({ milliseconds: 1 })
    expect(await Promise.all([expireBookings(app.deps), expireBookings(app.deps)])).toContain(1)
    expect(await kitersInOctober(app)).toBe(1)
    expect(await bookingOf(byCard)).toMatchObject({ status: 'payment_confirmed' })
  },
)

test('email and booking name the rule that released the place', async () => {
  const app = await createTestApp()
  const unconfirmed = await guestWithBooking(app, { email: 'unconfirmed@example.com' })
  const late = await guestWithBooking(app, { email: 'late@example.com' })
  const unpaid = await guestWithBooking(app, { email: 'unpaid@example.com' })
  await app.newVisitor().post('/api/submit-booking', kiterForm({ email: 'unclaimed@example.com' }))
  await confirmAddress(app, 'late@example.com')
  for (const guest of [unconfirmed, late]) await reportTransfer(guest, 'full')
  for (const at of ['2025-09-01T10:00:00Z', '2025-09-03T09:00:07Z', '2025-09-11T00:00:00Z']) {
    app.clock.set(at)
    await expireBookings(app.deps)
  }
  const rows = await app.db.select().from(mails).where(eq(mails.template, 'booking-expired'))
  const texts = Object.fromEntries(
    rows.map(({ recipient, text }) => [recipient, text.replaceAll(/\s+/g, ' ')]),
  )
  expect(texts['unclaimed@example.com']).toContain('You didn’t sign in within 60 minutes of booking')
  expect(texts['unpaid@example.com']).toContain(
    `We didn’t receive a payment by ${formatShortDay('2025-09-03')}, 09:00 GMT`,
  )
  expect(texts['unconfirmed@example.com']).toContain(
    `You didn’t confirm your email address by ${formatShortDay('2025-09-03')}, 09:00 GMT, so we’ve released your place`,
  )
  expect(texts['unconfirmed@example.com']).toContain('Don’t send it a second time.')
  expect(texts['unconfirmed@example.com']).not.toMatch(/working days|owe nothing|book again/i)
  expect(texts['late@example.com']).toContain('Your transfer didn’t arrive within 7 working days')
  expect(await bookingOf(unconfirmed)).toMatchObject({
    release: { rule: 'address_unconfirmed', until: '2025-09-03T09:00:00.000Z' },
    amountReported: 950,
  })
  expect(await bookingOf(late)).toMatchObject({
    release: { rule: 'transfer_missing', until: '2025-09-11T00:00:00.000Z' },
  })
  expect(await bookingOf(unpaid)).toMatchObject({ release: { rule: 'unpaid' } })
})

test('resubmitting an expired booking books it again at the current price', async () => {
  const app = await createTestApp()
  const first = await app.client.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  app.clock.advance({ hours: 1 })
  await expireBookings(app.deps)
  for (let n = 0; n < 6; n++) {
    await app.newVisitor().post('/api/submit-booking', kiterForm({ selectedDate: 'Nov 7–14, 2025' }))
  }
  await makeHoldersKnown(app)
  const again = await app.client.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  expect(again).toMatchObject({
    status: 201,
    body: { lead: { id: first.body.lead.id, quote: { tier: 'early_bird', basePrice: 1100 } } },
  })
})

test('the payment reminder goes out once, 24 hours after submitting, and only if nothing is paid', async () => {
  const app = await createTestApp()
  await guestWithBooking(app)
  const paid = await guestWithBooking(app, { email: 'paid@example.com' })
  await payByCard(paid, 'deposit')
  app.clock.advance({ hours: 24, milliseconds: -1 })
  expect(await remindOfPayment(app.deps)).toBe(0)
  app.clock.advance({ milliseconds: 1 })
  expect(await remindOfPayment(app.deps)).toBe(1)
  expect(await remindOfPayment(app.deps)).toBe(0)
  expect((await templatesSent(app)).filter((template) => template === 'payment-reminder')).toHaveLength(1)
})

test('one failing reminder does not hold up the others, and is sent once its booking is repaired', async () => {
  const { app, guest: broken } = await appWithGuest()
  const mend = await breakBooking(app, broken.lead.id)
  await guestWithBooking(app, { email: 'lamin@example.com' })
  await guestWithBooking(app, { email: 'bo@example.com' })
  const logged = vi.spyOn(app.deps.log, 'error')
  const told = async () => {
    const reminders = await app.db.select().from(mails).where(eq(mails.template, 'payment-reminder'))
    return reminders.map(({ recipient }) => recipient).toSorted()
  }
  app.clock.advance({ hours: 24 })
  expect(await remindOfPayment(app.deps)).toBe(2)
  expect(await told()).toEqual(['bo@example.com', 'lamin@example.com'])
  expect(logged.mock.calls).toMatchObject([
    [{ bookingId: broken.lead.id }, 'a guest could not be reminded of a payment yet'],
  ])
  await mend()
  expect(await remindOfPayment(app.deps)).toBe(1)
  expect(await told()).toEqual(['awa@example.com', 'bo@example.com', 'lamin@example.com'])
})

test.each([
  ['2025-09-01T02:00:00Z', 6],
  ['2025-09-01T08:00:00Z', 0],
])('the email about a place released at night waits for the morning: booked at %s', async (now, hours) => {
  const app = await createTestApp({ now })
  await guestWithBooking(app)
  app.clock.advance({ hours: 48 })
  await expireBookings(app.deps)
  const [mail] = await app.db
    .select({ waits: sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 3600)::int` })
    .from(mails)
    .where(eq(mails.template, 'booking-expired'))
  expect(mail?.waits).toBe(hours)
})
