import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { TravelEdit } from '#domain/travel/travel-fields.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest, operator, payByCard } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

const FLIGHTS = {
  arrivalFlight: 'SN 231',
  arrivalDate: '2025-10-31',
  arrivalTime: '18:40',
  departureFlight: 'SN 232',
  departureDate: '2025-11-07',
  departureTime: '21:05',
  travelNote: 'Two boards, 1.5 m',
}

function tell(visitor: Visitor, id: string, travel: TravelEdit) {
  return visitor.patch<{ lead: Booking; errors: { field: string }[]; title: string }>(
    `/api/travel/${id}`,
    travel,
  )
}

test('a guest can save, change and clear their flights, which changes nothing else and sends no email', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const mailsBefore = await app.db.$count(mails)
  const { status, body } = await tell(visitor, lead.id, FLIGHTS)
  expect(status).toBe(200)
  expect(body.lead).toEqual({ ...lead, ...FLIGHTS })
  await tell(visitor, lead.id, { arrivalTime: '19:10', departureFlight: null, travelNote: '' })
  const { body: mine } = await visitor.get<Booking[]>('/api/my-bookings')
  expect(mine).toEqual([
    { ...lead, ...FLIGHTS, arrivalTime: '19:10', departureFlight: null, travelNote: null },
  ])
  expect(await app.db.$count(mails)).toBe(mailsBefore)
  const { body: list } = await (await operator(app)).get<{ leads: Booking[] }>('/api/leads?search=jallow')
  expect(list.leads).toMatchObject([{ id: lead.id, arrivalFlight: 'SN 231', arrivalTime: '19:10' }])
})

test('impossible flights are refused with the field named, also against what was saved before', async () => {
  const { guest } = await appWithGuest()
  const { visitor, lead } = guest
  await tell(visitor, lead.id, { arrivalDate: '2025-11-05' })
  const { status, body } = await tell(visitor, lead.id, { departureDate: '2025-11-04' })
  expect(status).toBe(422)
  expect(body.errors.map(({ field }) => field)).toEqual(['departureDate'])
  expect(await tell(visitor, lead.id, { arrivalTime: '7 pm' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'arrivalTime', message: 'Enter a time, such as 18:40' }] },
  })
  const { body: mine } = await visitor.get<Booking[]>('/api/my-bookings')
  expect(mine).toMatchObject([{ arrivalDate: '2025-11-05', departureDate: null, arrivalTime: null }])
})

test('the operator’s edit of a booking and its flights is saved as a whole or not at all', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const admin = await operator(app)
  const edit = (body: unknown) =>
    admin.patch<{ lead: Booking; errors: { field: string }[] }>(`/api/leads/${lead.id}`, body)
  const mine = async () => (await visitor.get<Booking[]>('/api/my-bookings')).body[0]
  expect(
    await edit({ phone: '+32 470 11 22 33', travel: { arrivalTime: '18:40', arrivalDate: null } }),
  ).toMatchObject({ status: 422, body: { errors: [{ field: 'travel.arrivalDate' }] } })
  expect(await mine()).toEqual(lead)
  const { status, body } = await edit({ phone: '+32 470 11 22 33', travel: FLIGHTS })
  expect(status).toBe(200)
  expect(body.lead).toMatchObject({ phone: '+32 470 11 22 33', ...FLIGHTS })
  expect((await edit({ travel: { arrivalTime: '19:10' } })).status).toBe(200)
  expect(await mine()).toMatchObject({ ...FLIGHTS, phone: '+32 470 11 22 33', arrivalTime: '19:10' })
  // After a move, a booking has only the flights sent with the move.
  expect(
    await edit({ selectedDate: 'Nov 7–14, 2025', travel: { departureDate: '2025-11-14' } }),
  ).toMatchObject({ status: 200, body: { lead: { arrivalDate: null, departureDate: '2025-11-14' } } })
})

test('a guest can edit flights until the retreat begins, and the operator can afterwards', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  app.clock.set('2025-10-30T23:59:59.999Z')
  expect((await tell(guest.visitor, guest.lead.id, FLIGHTS)).status).toBe(200)
  app.clock.set('2025-10-31T00:00:00Z')
  expect(await tell(guest.visitor, guest.lead.id, { arrivalTime: '20:00' })).toMatchObject({
    status: 409,
    body: { title: 'This retreat has already started' },
  })
  const admin = await operator(app)
  expect((await tell(admin, guest.lead.id, { departureTime: '22:00' })).status).toBe(200)
})

test('a booking without a place accepts no flights', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  await visitor.delete(`/api/cancel-booking/${lead.id}`)
  expect((await tell(visitor, lead.id, FLIGHTS)).status).toBe(409)
  expect((await tell(await operator(app), lead.id, FLIGHTS)).status).toBe(409)
})

test('moving to another date clears the flights and keeps the note', async () => {
  const { guest } = await appWithGuest()
  const { visitor, lead } = guest
  await tell(visitor, lead.id, FLIGHTS)
  const { body: edited } = await visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, {
    phone: '+32 470 00 00 00',
  })
  expect(edited.lead).toMatchObject(FLIGHTS)
  const { body: moved } = await visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, {
    selectedDate: 'Nov 7–14, 2025',
  })
  expect(moved.lead).toMatchObject({
    arrivalFlight: null,
    arrivalDate: null,
    departureTime: null,
    travelNote: FLIGHTS.travelNote,
  })
})

test('flights and the travel note are removed 30 days after the retreat', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  await tell(guest.visitor, guest.lead.id, FLIGHTS)
  const kept = () => app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  app.clock.set('2025-12-06T23:59:59Z')
  await runDueJobs(app.deps)
  expect(await kept()).toMatchObject([FLIGHTS])
  app.clock.set('2025-12-07T00:00:00Z')
  await runDueJobs(app.deps)
  expect(await kept()).toMatchObject([
    { arrivalFlight: null, arrivalDate: null, travelNote: null, firstName: 'Awa' },
  ])
})

test('a booking stores the time zone that it is sent with, by its usual name, and none that does not exist', async () => {
  const app = await createTestApp()
  for (const [timeZone, kept] of [
    ['Europe/Brussels', 'Europe/Brussels'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Mars/Olympus_Mons', null],
    ['+01:00', null],
    ['', null],
    [undefined, null],
  ] as const) {
    const form = { ...kiterForm({ email: `${String(timeZone).length}@example.com` }), timeZone }
    const { status, body } = await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', form)
    expect([timeZone, status, body.lead.timeZone]).toEqual([timeZone, 201, kept])
  }
})

test('the booking email gives its times in the guest’s time zone alone', async () => {
  const app = await createTestApp()
  await app.newVisitor().post('/api/submit-booking', { ...kiterForm(), timeZone: 'Europe/Brussels' })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-received'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `until ${formatShortDay('2025-09-01')}, 12:00 (Brussels time)`,
  )
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `Full refund if you cancel by ${formatShortDay('2025-09-03')}, 11:00.`,
  )
})

test('travel details are in the guest’s export, and are erased with the account', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  await tell(guest.visitor, guest.lead.id, FLIGHTS)
  await app.db.update(bookings).set({ timeZone: 'Europe/Brussels' }).where(eq(bookings.id, guest.lead.id))
  const { body: file } = await guest.visitor.get<{ bookings: Booking[] }>('/api/account/export')
  expect(file.bookings).toMatchObject([{ ...FLIGHTS, timeZone: 'Europe/Brussels' }])
  app.clock.set('2025-11-08T00:00:00Z')
  const { status } = await guest.visitor.delete('/api/account', { password: 'harmattan wind' })
  expect(status).toBe(200)
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(kept).toMatchObject({ firstName: 'Awa', ...recordOf(TRAVEL_FIELDS, () => null), timeZone: null })
})
