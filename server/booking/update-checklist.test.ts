import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { TripTicksEdit } from '#domain/travel/travel-fields.ts'
import { bookings, history, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { appWithGuest, payByCard } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

function tick(visitor: Visitor, id: string, ticks: TripTicksEdit) {
  return visitor.patch<{ lead: Booking; title: string }>(`/api/trip-ticks/${id}`, ticks)
}

test('each tick is saved with the booking, which changes nothing else and sends no email', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const before = [await app.db.$count(mails), await app.db.$count(history)]
  const { status, body } = await tick(visitor, lead.id, { papersChecked: true })
  expect(status).toBe(200)
  expect(body.lead).toEqual({ ...lead, papersChecked: true })
  await tick(visitor, lead.id, { packed: true })
  await tick(visitor, lead.id, { papersChecked: false })
  const { body: mine } = await visitor.get<Booking[]>('/api/my-bookings')
  expect(mine).toEqual([{ ...lead, packed: true }])
  expect([await app.db.$count(mails), await app.db.$count(history)]).toEqual(before)
})

test('ticking again keeps the time of the first tick', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const since = app.clock.now()
  await tick(visitor, lead.id, { packed: true })
  app.clock.advance({ minutes: 5 })
  await tick(visitor, lead.id, { packed: true })
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, lead.id))
  expect(row?.packedAt).toEqual(since)
})

test('a cancelled booking accepts no ticks', async () => {
  const { guest } = await appWithGuest()
  const { visitor, lead } = guest
  await visitor.delete(`/api/cancel-booking/${lead.id}`)
  expect(await tick(visitor, lead.id, { packed: true })).toMatchObject({ status: 409 })
})

test('moving to another date clears the ticks', async () => {
  const { guest } = await appWithGuest()
  const { visitor, lead } = guest
  await tick(visitor, lead.id, { packed: true, papersChecked: true })
  const { body: stays } = await visitor.patch<{ lead: Booking }>(
    `/api/leads/${lead.id}`,
    kiterForm({ phone: '+32 470 11 11 11' }),
  )
  expect(stays.lead).toMatchObject({ packed: true, papersChecked: true })
  const { body: moved } = await visitor.patch<{ lead: Booking }>(
    `/api/leads/${lead.id}`,
    kiterForm({ selectedDate: 'Dec 5–12, 2025' }),
  )
  expect(moved.lead).toMatchObject({ packed: false, papersChecked: false })
})

test('the ticks are in the guest’s export, and are removed after the retreat', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  await tick(guest.visitor, guest.lead.id, { packed: true })
  const { body } = await guest.visitor.get<{ bookings: Booking[] }>('/api/account/export')
  expect(body.bookings).toMatchObject([{ packed: true, papersChecked: false }])
  app.clock.set('2026-01-01T09:00:00Z')
  await runDueJobs(app.deps)
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(row).toMatchObject({ packedAt: null, status: 'payment_confirmed' })
})
